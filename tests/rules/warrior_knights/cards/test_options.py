"""Chapter 21: the optional rules of ending, placing and proposing; heirs and elimination have files of their own."""

from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout
from serai.engine.core.errors import BadOption
from serai.engine.play.match import Match
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.rules.cards.expeditions import BLESSING
from serai.games.warrior_knights.rules.cards.important_event import CANCEL_EVENT
from serai.games.warrior_knights.tables import AGENDA, AGENDA_TYPE, EVENTS, LAW, PRINTED_AGENDA
from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position

OPEN = AGENDA[PRINTED_AGENDA:]
OPEN_LAWS = [name for name in OPEN if AGENDA_TYPE[AGENDA.index(name)] == LAW]


# ---- the options themselves


@pytest.mark.rule("WK-OPT-1.1", "WK-SETUP-3")
@pytest.mark.parametrize("each", range(8, 16))
def test_the_pool_may_be_smaller_or_larger(each: int) -> None:
    assert Match.new(GAME, 3, "pool", {"influence_per_player": each}).state.pool == 3 * each


@pytest.mark.rule("WK-OPT-1.1", "WK-SETUP-3")
def test_ten_influence_a_baron_is_the_rule() -> None:
    assert Match.new(GAME, 4, "pool").state.pool == 40
    for wrong in (7, 16, True):
        with pytest.raises(BadOption):
            Match.new(GAME, 4, "pool", {"influence_per_player": wrong})


@pytest.mark.rule("WK-OPT-9.1")
def test_every_option_is_off_by_default() -> None:
    defaults = GAME.settings(3, {})
    assert defaults == {
        "influence_per_player": 10,
        "open_private_motions": False,
        "heir_exchange": False,
        "baron_elimination": False,
        "might_makes_right": False,
        "deserted_noble": False,
        "miracles_can_happen": False,
        "noble_placement_direction": "clockwise",
        "two_player_majority_win": True,
        "baron_assignment": "random",
        "round_limit": 0,
    }


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("WK-D60", "WK-D61", "WK-INV-1", "WK-INV-2", "WK-INV-3", "WK-INV-8", "WK-INV-11")
def test_options_in_any_combination(seed: int) -> None:
    """Random games under random options, with deals on the side, break no invariant."""
    chance = seeded(f"combination {seed}")
    options = {option.name: option.values[chance.below(len(option.values))] for option in GAME.options}
    if seed == 0:
        options = {option.name: option.values[-1] for option in GAME.options}
    seats = 2 + seed % 5
    s: Any = GAME.new(seats, chance.branch("play"), GAME.settings(seats, options))
    for _ in range(60):
        playout(s, chance, 40)
        if s.result is not None:
            break
        assert GAME.check(s) == []
        seat = chance.below(seats)
        deals = [deal for deal in GAME.asides(s, seat) if type(deal).__name__ not in ("Give", "TableTalk")]
        if deals and s.drafts is None:
            GAME.aside(s, seat, deals[chance.below(len(deals))])
            assert GAME.check(s) == []


# ---- open private motions


def propose(name: str, *more: str, position: Position | None = None) -> Position:
    made = position or Position(seats=3, options={"open_private_motions": True})
    play = made.agenda("private_motion").fates(9).hold("assembly")
    play.choose("propose open", f"pick-agenda {name}", *more)
    return play


@pytest.mark.rule("WK-OPT-2.1", "WK-D31")
def test_without_the_option_nothing_else_is_proposed() -> None:
    play = Position(seats=3).agenda("private_motion").fates(9).hold("assembly")
    assert play.refusal("propose open") == ("WK-OPT-2.1", {"proposal": "open"})
    play = Position(seats=3, options={"open_private_motions": True}).agenda("private_motion").fates(9).hold("assembly")
    assert play.options == ["propose postpone", "propose open", "done"]
    play.choose("propose open")
    assert play.offers("pick-agenda") == set(OPEN)
    assert play.refusal("pick-agenda war_tax") == ("WK-OPT-2.4", {"agenda": "war_tax"})


@pytest.mark.parametrize("name", OPEN_LAWS)
@pytest.mark.rule("WK-OPT-2.1", "WK-OPT-2.2")
def test_a_permanent_open_motion_is_a_law(name: str) -> None:
    play = propose(name)
    assert play.asked == "first commit-votes, second commit-votes, third commit-votes"
    play.vote(first=1)
    told = play.choose("for")
    assert f"law-made {name}" in told
    assert play.laws == name
    assert any(play.s.law)
    assert play.agenda_discard == "private_motion"
    play = propose(name)
    play.vote(first=1)
    play.choose("against")
    assert play.laws == ""
    assert not any(play.s.law)


@pytest.mark.rule("WK-OPT-2.4", "WK-ASSEMBLY-35")
def test_an_open_law_in_force_is_not_proposed_again_but_can_be_annulled() -> None:
    def position() -> Position:
        return Position(seats=3, options={"open_private_motions": True}).law("open_war_tax").agenda("private_motion")

    play = position().fates(9).hold("assembly")
    play.choose("propose open")
    assert "open_war_tax" not in play.offers("pick-agenda")
    assert play.refusal("pick-agenda open_war_tax") == ("WK-OPT-2.4", {"agenda": "open_war_tax"})
    play = position().fates(9).hold("assembly")
    play.choose("propose annul")
    play.vote(first=1)
    play.choose("for")
    assert play.laws == ""
    assert play.s.law[0] == 0
    assert play.agenda_discard == "private_motion"  # it is no card of the deck


@pytest.mark.rule("WK-OPT-2.2", "WK-OPT-2.4", "WK-ASSEMBLY-41")
def test_open_motions_on_a_named_baron() -> None:
    def position() -> Position:
        return Position(seats=3, options={"open_private_motions": True}).baron("third", crowns=7)

    play = propose("open_subsidy", position=position())
    assert play.asked == "first propose-baron"
    assert play.options == ["pick-seat first", "pick-seat second", "pick-seat third"]
    play.choose("pick-seat third")
    play.vote(first=1)
    play.choose("for")
    assert play.asked == "third obey-motion"
    assert play.prompt == {"agenda": "open_subsidy"}
    play.choose("obey")
    assert play.s.crowns == [0, 0, 12]
    for answer, left in (("obey", 2), ("defy", 7)):
        play = propose("open_fine", "pick-seat third", position=position())
        play.vote(first=1)
        play.choose("for", answer)
        assert play.s.crowns == [0, 0, left]
        assert play.outlaws == ("third" if left == 7 else "")
    play = propose("open_new_head", "pick-seat third", position=position())
    play.vote(first=1)
    play.choose("for", "obey")
    assert play.sceptre == "third"
    play = propose("open_new_chairman", "pick-seat third", position=position())
    play.vote(first=1)
    play.choose("for", "obey")
    assert play.gavel == "third"
    for name in ("open_subsidy", "open_new_head", "open_new_chairman"):
        play = propose(name, "pick-seat third", position=position())
        play.vote(first=1)
        play.choose("for", "defy")
        assert (play.s.crowns, play.sceptre, play.gavel) == ([0, 0, 7], "second", "first")
        assert play.outlaws == "third"


@pytest.mark.rule("WK-OPT-2.3")
def test_table_talk_is_recorded_and_has_no_effect() -> None:
    play = Position(seats=3, options={"open_private_motions": True}).agenda("private_motion").fates(9).hold("assembly")
    assert play.aside_refusal("first", 'table-talk "peace"') == ("WK-OPT-2.3", {})
    play = propose("open_table_talk")
    assert play.aside_refusal("second", 'table-talk "peace"') == ("WK-OPT-2.3", {})
    play.aside("first", 'table-talk "no war before winter"')
    play.vote(first=1)
    told = play.choose("for")
    assert "talk-recorded no war before winter" in told
    assert play.s.talk == ["no war before winter"]
    assert play.s.words == ""
    assert play.laws == ""
    assert not any(play.s.law)
    play = propose("open_table_talk")
    play.aside("first", 'table-talk "peace"')
    play.vote(first=1)
    play.choose("against")
    assert play.s.talk == []
    assert play.aside_refusal("first", 'table-talk "peace"') == ("WK-OPT-2.3", {})


# ---- deserted noble


@pytest.mark.rule("WK-OPT-6.1", "WK-OPT-6.2")
def test_a_deserted_noble_is_not_dead() -> None:
    position = Position(seats=2, options={"deserted_noble": True}).noble("first-square", "A2", "english_50", tokens=0)
    play = position.office("first-square", "marshal").hold("wages")
    assert play.where("first-square") == "off"
    assert play.heard("noble-died") == []
    assert play.heard("noble-left") == ["first-square"]
    assert play.office_of("first-square") == "marshal"
    assert play.heir("first-square") == "home"


@pytest.mark.rule("WK-OPT-6.1", "WK-OPT-6.2")
def test_a_deserted_noble_without_an_heir_stays_in_the_game() -> None:
    for option, where in ((True, "off"), (False, "out")):
        position = Position(seats=2, options={"deserted_noble": option})
        play = position.noble("first-square", "A2", "english_50", heir="none").hold("wages")
        assert play.where("first-square") == where


@pytest.mark.rule("WK-OPT-6.1")
def test_who_dies_of_casualties_is_dead_all_the_same() -> None:
    position = Position(seats=2, options={"deserted_noble": True}).noble(
        "first-square", "A2", "english_100 regular_50", tokens=1
    )
    play = position.fates(1).hold("wages")
    assert play.heard("noble-died") == ["first-square"]


# ---- miracles


@pytest.mark.parametrize(("event", "cost"), [("heretic", 3), ("no_heir", 2), ("broken_line", 3)])
@pytest.mark.rule("WK-OPT-7.1", "WK-OPT-7.2", "WK-D61")
def test_a_lasting_event_is_cancelled_later_for_one_faith_more(event: str, cost: int) -> None:
    def play(faith: int, seat: str = "third") -> Play:
        position = Position(seats=3, options={"miracles_can_happen": True}).baron(seat, faith=faith)
        noble = f"{seat}-circle" if event != "heretic" else ""
        return position.lasting(seat, event, noble).neutral("uncertain_times")

    made = play(cost - 1)
    assert made.aside_refusal("third", f"miracle {event}") == ("WK-OPT-7.1", {"event": event, "number": cost})
    assert f"miracle {event}" not in made.asides("third")
    made = play(cost, "first")  # not asked now
    assert made.aside_refusal("first", f"miracle {event}") == ("WK-OPT-7.2", {})
    made = play(cost)
    assert f"miracle {event}" in made.asides("third")
    assert made.aside_refusal("third", "miracle assassin") == ("WK-OPT-7.1", {"event": "assassin"})
    told = made.aside("third", f"miracle {event}")
    assert told[:2] == [f"paid third {cost} faith event", f"event-ended {event}"]
    assert made.s.faith == [0, 0, 0]
    assert made.s.lasting == [(), (), ()]
    assert made.heir("third-circle") == "home"
    assert ("heir-restored third-circle" in told) == (event != "heretic")
    assert made.aside_refusal("third", f"miracle {event}") == ("WK-OPT-7.1", {"event": event})


@pytest.mark.rule("WK-OPT-7.2")
def test_a_miracle_does_not_bring_back_who_is_out_of_the_game() -> None:
    position = Position(seats=3, options={"miracles_can_happen": True}).baron("third", faith=2)
    play = position.lasting("third", "no_heir", "third-circle").gone("third-circle").neutral("uncertain_times")
    told = play.aside("third", "miracle no_heir")
    assert "heir-restored third-circle" not in told
    assert play.where("third-circle") == "out"


@pytest.mark.rule("WK-OPT-7.2", "WK-EVENT-8")
def test_faith_spent_on_a_miracle_cancels_nothing_else() -> None:
    position = Position(seats=3, options={"miracles_can_happen": True}).baron("second", faith=1)
    position.baron("third", faith=3, influence=1).lasting("third", "heretic")
    play = position.event("scandal").neutral("important_event")
    play.choose("pick-seat third", "pass-event")
    assert play.asked == "third cancel-event"
    play.aside("third", "miracle heretic")
    assert play.is_done  # nothing is left to cancel the scandal with
    assert play.s.influence == [0, 0, 0]
    assert play.s.faith == [0, 0, 0]
    play.s.event = EVENTS.index("scandal")
    assert play.refusal_by(CANCEL_EVENT[2], "cancel") == ("WK-EVENT-8", {"event": "scandal", "number": 2})


@pytest.mark.rule("WK-OPT-7.2", "WK-EXPED-6")
def test_faith_spent_on_a_miracle_blesses_nothing() -> None:
    position = (
        Position(seats=3, options={"miracles_can_happen": True}).baron("second", faith=2).baron("first", crowns=1)
    )
    play = position.lasting("second", "no_heir", "second-circle").neutral("fund_expedition")
    play.choose("pick-expedition china", "amount 1")
    assert play.asked == "second blessing"
    play.aside("second", "miracle no_heir")
    assert play.is_done
    assert play.ship("china") == "1 first 1"
    assert play.s.faith == [0, 0, 0]
    assert play.refusal_by(BLESSING[1][2], "bless") == ("WK-EXPED-6", {"expedition": "china"})


# ---- placing nobles, choosing barons


def set_up(seats: int, options: dict[str, Any]) -> list[str]:
    """Who places nobles in which order, when everybody has three to place, and who was the last to build."""
    match = Match.new(GAME, seats, "placing", options)
    for seat in range(seats):
        for base in ("circle", "square", "triangle", "circle", "square", "triangle"):
            match.choose(seat, f"post {base}")
        match.choose(seat, "commit")
    order = []
    while match.state.round == 0:
        (asked,) = match.asks
        if asked.kind != "noble-site":
            order.append(f"{asked.kind} {asked.seat}")
        match.choose(asked.seat, asked.options[0])
        if match.state.round == 0 and asked.kind == "which-noble":
            continue
    return order


@pytest.mark.parametrize(("direction", "way"), [("clockwise", 1), ("counterclockwise", -1)])
@pytest.mark.rule("WK-OPT-8.1", "WK-RULING-6", "WK-SETUP-19")
def test_the_direction_of_noble_placement(direction: str, way: int) -> None:
    order = set_up(4, {"noble_placement_direction": direction})
    last = int(order[3].split()[1])
    assert order[3] == f"castle-site {last}"
    placing = [int(line.split()[1]) for line in order if line.startswith("which-noble")]
    expected = [(last + way * step) % 4 for step in range(len(placing))]
    assert placing[:8] == expected[:8]


@pytest.mark.rule("WK-OPT-10.1", "WK-D1", "WK-SETUP-7")
def test_barons_may_be_chosen_in_random_order() -> None:
    orders = set()
    for seed in range(8):
        match = Match.new(GAME, 3, f"choice {seed}", {"baron_assignment": "choice"})
        order = []
        for _ in range(3):
            (asked,) = match.asks
            assert asked.kind == "choose-house"
            order.append(asked.seat)
            assert len(asked.options) == 6 - len(order) + 1
            match.choose(asked.seat, asked.options[0])
        assert sorted(match.state.house) == [0, 1, 2]
        orders.add(tuple(order))
    assert len(orders) > 2
    match = Match.new(GAME, 3, "choice", {"baron_assignment": "choice"})
    first = match.asks[0].seat
    match.choose(first, "take-house zobel")
    reason = match.why_not(match.asks[0].seat, "take-house zobel")
    assert reason is not None
    assert (reason.rule, reason.facts) == ("WK-OPT-10.1", {"house": 2})
    assert match.state.house[first] == 2


@pytest.mark.rule("WK-OPT-10.1", "WK-SETUP-7")
def test_by_default_castle_cards_are_dealt() -> None:
    match = Match.new(GAME, 3, "dealt")
    assert all(ask.kind == "assign-troops" for ask in match.asks)
    assert len(set(match.state.house)) == 3
