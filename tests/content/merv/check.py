"""Checks the Merv content tables: every count, and every fact the rulebook's worked examples fix.

Standard library only (Python 3.11). Run it in the checkout: python3 -m tests.content.merv.check
Prints one line per group of checks and ends with the number of assertions; raises on the first failure.
With `--facts` it leaves out what is said of our own reconstructions.
"""

from __future__ import annotations

from tests.content.merv import tables
from tests.content.merv.caravan import check_caravan, check_market
from tests.content.merv.city import check_city
from tests.content.merv.components import check_components, check_provenance
from tests.content.merv.contracts import check_contracts
from tests.content.merv.mosque import check_mosque
from tests.content.merv.palace_and_library import check_palace_and_library
from tests.content.merv.silk_road import check_silk_road
from tests.content.merv.solo import check_solo
from tests.content.merv.tracks import check_tracks
from tests.content.merv.turn import check_queue, check_turn_and_wall_examples


def main() -> None:
    for group in (
        check_provenance,
        check_components,
        check_city,
        check_turn_and_wall_examples,
        check_tracks,
        check_market,
        check_caravan,
        check_palace_and_library,
        check_silk_road,
        check_mosque,
        check_contracts,
        check_queue,
        check_solo,
    ):
        before = tables.checked
        group()
        print(f"{group.__name__.removeprefix('check_'):24} {tables.checked - before:5} assertions hold")
    print(f"merv content: all {tables.checked} assertions hold")


if __name__ == "__main__":
    main()
