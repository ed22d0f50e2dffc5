"""The numbers behind Merv's evaluation and priors, from `weights.json`, which says where each comes from.

They are fitted by `python -m tools.fit merv_features` and `python -m tools.fit merv_priors`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, TypedDict


class Weights(TypedDict):
    """What `weights.json` holds beside its provenance."""

    features: dict[str, dict[str, list[float]]]
    at_the_end: dict[str, float]
    priors: dict[str, float]
    action_priors: dict[str, float]
    prior_lists: dict[str, list[float]]


PATH: Final = Path(__file__).with_name("weights.json")
_STORED: Final[Weights] = json.loads(PATH.read_text(encoding="utf-8"))
# For a player among others, a player against the Magistrate, and the Magistrate: by feature, what one of it is worth at
# the end, for every year to come, and for every four turns to come.
FEATURES: Final = _STORED["features"]
# What counts for an owner without a turn left: what the last invasion and the last scoring make of it. Set by hand.
AT_THE_END: Final = _STORED["at_the_end"]
PRIORS: Final = _STORED["priors"]
ACTION_PRIORS: Final = _STORED["action_priors"]
PRIOR_LISTS: Final = _STORED["prior_lists"]
