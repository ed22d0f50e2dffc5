"""What a server's bot process does with a level: a legal row from an imagined world, for every level and game."""

import pytest

from serai.bots import thinking
from serai.bots.specs import Spec, spec_of
from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.game import load
from serai.engine.play.match import Match
from serai.protocol.opening import LEVELS
from serai.server.bots.bot_process import think
from serai.words import LANGUAGES, Words


@pytest.mark.parametrize("level", ["random", "novice", "trader", "general", "sultan"])
@pytest.mark.parametrize("name", ["connect_four", "merv"])
def test_every_level_answers_with_an_option(name: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def hurried(text: str) -> Spec:
        spec = spec_of(text)
        return spec._replace(budget=spec.budget._replace(nodes=5))

    monkeypatch.setattr(thinking, "spec_of", hurried)
    match = Match.new(load(name), 2, "server")
    seat = match.asks[0].seat
    kept = snapshot.save(match.game, match.redealt(seat, seeded("told")))
    row, reason = think(name, kept, match.number, seat, level, "seed")
    assert match.why_not(seat, match.game.notation.read(row)) is None
    assert reason is None  # nobody asks anything of it here


def test_levels_are_offered_from_weakest_to_strongest_and_have_names() -> None:
    assert LEVELS[:5] == ("random", "novice", "trader", "general", "sultan")
    for language in LANGUAGES:
        words = Words(language)
        for kind in ("", "-temper"):
            said = {words.say(f"level-{level}{kind}") for level in LEVELS[:5]}
            assert len(said) == 5
            assert not any(text.startswith("level-") for text in said)
    assert Words("ru").say("level-general") == "Полководец"
