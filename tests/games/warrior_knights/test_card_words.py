"""What a card does is said in every language, with the numbers of the content files."""

import re
from pathlib import Path

import pytest

from serai.games import warrior_knights
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights import tables as t
from serai.games.warrior_knights.events import AgendaRevealed, EventRevealed
from serai.words import LANGUAGES, Words

EVERYTHING = 99  # in the content files: as much as there is
CARDS = {card: (AgendaRevealed(number), t.AGENDA_EFFECTS[number]) for number, card in enumerate(t.AGENDA)}
CARDS |= {card: (EventRevealed(number), t.EVENT_EFFECTS[number]) for number, card in enumerate(t.EVENTS)}


def numbers_in(effects: tuple[int, ...]) -> list[int]:
    """Every number that the effects of a card carry."""
    found: list[int] = []
    for number in effects:
        effect = t.EFFECTS[number]
        found += (effect.amount, effect.cost, effect.min_strength, effect.area, effect.road)
    return sorted(number for number in found if number not in (0, EVERYTHING))


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, GAME, strict=True)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_it_does_when_it_is_revealed(card: str, words: Words) -> None:
    revealed, effects = CARDS[card]
    name = words.entry("agenda" if type(revealed) is AgendaRevealed else "event", revealed[0])
    does = words.event(revealed).split(f"{name}. ")[1]
    assert does.endswith(".")
    assert sorted(map(int, re.findall(r"[0-9]+", does))) == numbers_in(effects)


@pytest.mark.parametrize("card", range(len(t.FATES)))
def test_a_fate_card_says_whose_soldiers_it_names_and_whether_it_raises_a_revolt(card: int, words: Words) -> None:
    name = words.entry("fate", card)
    nations = [nation for nation in range(len(t.NATIONS)) if words.entry("nation", nation) in name]
    assert nations == [t.FATE_NATION[card]]
    same = [other for other in range(len(t.FATES)) if t.FATE_BATTLE[other] == t.FATE_BATTLE[card]]
    battle = [words.entry("fate", other).split("(")[0].strip() for other in same]
    assert set(battle) == {battle[0]}
    assert (len(name.split(";")) == 2) == bool(t.FATE_REVOLT[card])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ["action", "agenda", "event", "expedition", "proposal"])
def test_every_card_that_is_chosen_has_a_sentence(table: str, language: str) -> None:
    said = (Path(warrior_knights.__path__[0]) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    for name in GAME.notation.tables[table]:
        assert re.search(rf"^table-{table}-{name} = .*\n(    .*\n)*?    \.does = .{{8,}}\.$", said, re.MULTILINE), name
