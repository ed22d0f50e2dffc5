"""The fitted numbers behind Khan's evaluation, from `weights.json`, which says where they come from.

They are fitted by `python -m tools.fit khan_evaluation`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

PATH: Final = Path(__file__).with_name("weights.json")
_STORED: Final[dict[str, dict[str, float]]] = json.loads(PATH.read_text(encoding="utf-8"))
EVALUATION: Final = _STORED["evaluation"]
