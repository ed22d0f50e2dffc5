"""Whoever looked away can say afterwards who marched where, who fought whom with what result, and what was voted."""

from __future__ import annotations

from serai.engine.core.importance import LARGE, NOTABLE
from serai.games.warrior_knights.importance import IMPORTANCE

MARCHES = ("marched", "sailed", "landed", "noble-retreated")
FIGHTS = ("battle-joined", "walls-assaulted", "siege-won", "victory-counted", "city-taken", "castle-fell")
VOTES = ("card-passed", "card-failed", "baron-elected", "proposal-passed", "proposal-failed")


def test_marches_are_in_the_digest_and_fights_and_votes_are_banners() -> None:
    assert all(IMPORTANCE[word].weight >= NOTABLE for word in MARCHES)
    assert all(IMPORTANCE[word].weight == LARGE for word in (*FIGHTS, *VOTES))


def test_a_vote_is_told_with_its_count_and_a_result_with_the_fight() -> None:
    assert all("vote-counted" in IMPORTANCE[word].because for word in VOTES if word != "baron-elected")
    assert {"battle-joined", "walls-assaulted"} <= set(IMPORTANCE["victory-counted"].because)
