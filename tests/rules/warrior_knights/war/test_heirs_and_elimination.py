"""Chapter 21: the exchange of heirs (WK-OPT-3) and the elimination of barons (WK-OPT-4)."""

import pytest

from serai.games.warrior_knights.state import NOBODY
from serai.games.warrior_knights.tables import AGENDA, EVENTS
from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position

HEIRS = {"heir_exchange": True}


def waiting(position: Position) -> Play:
    """Anything at which the game waits; the third baron is asked."""
    return position.neutral("uncertain_times")


# ---- heirs


@pytest.mark.rule("WK-OPT-3.1")
def test_every_noble_has_an_heir_at_the_start() -> None:
    play = waiting(Position(seats=3, options=HEIRS))
    assert all(play.heir(f"{seat}-circle") == "home" for seat in ("first", "second", "third"))
    assert play.s.heir == [1] * 24


@pytest.mark.rule("WK-OPT-3.2", "WK-D60")
def test_an_heir_is_handed_over_when_both_agree() -> None:
    play = waiting(Position(seats=3, options=HEIRS))
    assert play.aside_refusal("second", "accept-heir first-circle") == ("WK-OPT-3.2", {"noble": "first-circle"})
    assert [deal for deal in play.asides("first") if deal.startswith("offer")] == [
        f"offer-heir first-{base} {seat}"
        for base in ("circle", "square", "triangle", "hexagon")
        for seat in ("second", "third")
    ]
    assert play.aside("first", "offer-heir first-circle second") == ["heir-offered first-circle second"]
    assert "accept-heir first-circle" in play.asides("second")
    assert play.heir("first-circle") == "home"
    play.aside("third", "offer-heir third-hexagon second")
    assert "accept-heir third-hexagon" in play.asides("second")  # to the last noble of the last seat
    assert play.aside_refusal("third", "accept-heir first-circle") == ("WK-OPT-3.2", {"noble": "first-circle"})
    assert play.aside("second", "accept-heir first-circle") == ["heir-handed first-circle second"]
    assert play.heir("first-circle") == "held by second"
    assert play.aside_refusal("second", "accept-heir first-circle") == ("WK-OPT-3.2", {"noble": "first-circle"})


@pytest.mark.rule("WK-OPT-3.2")
def test_what_cannot_be_offered() -> None:
    position = Position(seats=3, options=HEIRS).noble("first-square", "off", "", heir="none")
    position.noble("first-triangle", "off", "", heir="third").gone("first-hexagon")
    play = waiting(position)
    for noble in ("first-square", "first-triangle", "first-hexagon", "second-circle"):
        refused = play.aside_refusal("first", f"offer-heir {noble} second")
        assert refused == ("WK-OPT-3.2", {"noble": noble})
    assert play.aside_refusal("first", "offer-heir first-circle first") == ("WK-OPT-3.2", {"seat": "first"})
    assert play.aside_refusal("first", "offer-heir first-circle fourth") == ("WK-OPT-3.2", {"seat": "fourth"})
    play.aside("first", "offer-heir first-circle second")
    assert play.aside_refusal("first", "offer-heir first-circle second") == ("WK-OPT-3.2", {"seat": "second"})
    assert play.aside_refusal("first", "offer-heir first-circle third") is None


@pytest.mark.rule("WK-OPT-3.2")
def test_without_the_option_heirs_stay_at_home() -> None:
    play = waiting(Position(seats=3))
    assert play.aside_refusal("first", "offer-heir first-circle second") == ("WK-OPT-3.2", {})
    assert play.aside_refusal("first", "release-heir second-circle") == ("WK-OPT-3.2", {})


@pytest.mark.rule("WK-OPT-3.3", "WK-D60")
def test_the_holder_may_release_a_hostage() -> None:
    play = waiting(Position(seats=3, options=HEIRS).noble("first-circle", "off", "", heir="second"))
    assert play.aside_refusal("first", "release-heir first-circle") == ("WK-OPT-3.3", {"noble": "first-circle"})
    assert [deal for deal in play.asides("second") if "first-circle" in deal and "offer" not in deal] == [
        "release-heir first-circle",
        "execute-heir first-circle",
    ]
    assert play.aside("second", "release-heir first-circle") == ["heir-released first-circle"]
    assert play.heir("first-circle") == "home"
    assert play.aside_refusal("second", "release-heir first-circle") == ("WK-OPT-3.3", {"noble": "first-circle"})


@pytest.mark.rule("WK-OPT-3.4", "WK-D60")
def test_the_holder_may_execute_a_hostage() -> None:
    play = waiting(Position(seats=3, options=HEIRS).noble("first-circle", "A2", "english_50", heir="second"))
    assert play.aside_refusal("third", "execute-heir first-circle") == ("WK-OPT-3.4", {"noble": "first-circle"})
    told = play.aside("second", "execute-heir first-circle")
    assert told == ["heir-executed first-circle", "heir-lost first-circle"]
    assert play.heir("first-circle") == "none"
    assert play.where("first-circle") == "A2"  # the noble lives on


def dead(heir: str) -> Play:
    """The third baron's circle dies of an assassin; his heir is where it is said."""
    position = Position(seats=3, options=HEIRS).baron("second", faith=1).event("assassin").fates(1)
    position.noble("third-circle", "A2", "regular_50 english_50", heir=heir)
    play = position.noble("third-square", "off", "regular_50").neutral("important_event")
    play.choose("pick-seat third", "pass-event")
    assert play.heard("noble-died") == ["third-circle"]
    assert play.is_done
    return play


def to_the_return(play: Play) -> None:
    """On to the third baron's return of nobles in Upkeep."""
    play.choose("decline")
    while play.asked != "third return-nobles":
        play.choose("done")


@pytest.mark.rule("WK-OPT-3.5", "WK-OPT-3.3")
def test_whose_heir_is_a_hostage_returns_only_after_the_release() -> None:
    play = dead("first")
    assert play.where("third-circle") == "off"
    to_the_return(play)
    assert play.options == ["pick-noble third-square", "done"]
    assert play.refusal("pick-noble third-circle") == ("WK-OPT-3.5", {"noble": "third-circle"})
    play.aside("first", "release-heir third-circle")
    assert play.options == ["pick-noble third-circle", "pick-noble third-square", "done"]


@pytest.mark.rule("WK-OPT-3.7")
def test_an_heir_who_takes_his_nobles_place_has_a_new_heir_at_once() -> None:
    play = dead("home")
    assert play.heir("third-circle") == "home"
    to_the_return(play)
    assert "pick-noble third-circle" in play.options


@pytest.mark.rule("WK-OPT-3.8")
def test_when_the_heir_of_a_dead_noble_is_executed_the_noble_is_out() -> None:
    play = dead("first")
    told = play.aside("first", "execute-heir third-circle")
    assert "noble-gone third-circle" in told
    assert play.where("third-circle") == "out"
    assert play.army("third-circle") == ""
    assert play.s.companies.count(0) == 3  # the company is back in the deck


@pytest.mark.parametrize("event", ["no_heir", "broken_line"])
@pytest.mark.rule("WK-OPT-3.6", "WK-OPT-3.4")
def test_events_kill_a_hostage_and_there_is_no_other(event: str) -> None:
    position = Position(seats=3, options=HEIRS).baron("second", faith=1).event(event)
    position.noble("third-circle", "A2", "regular_50", heir="first")
    for base in ("square", "triangle", "hexagon"):
        position.gone(f"third-{base}")
    play = position.neutral("important_event")
    play.choose("pick-seat third", "pass-event")
    assert play.heir("third-circle") == "none"
    assert play.aside_refusal("first", "release-heir third-circle") == ("WK-OPT-3.3", {"noble": "third-circle"})
    assert play.aside_refusal("third", "offer-heir third-circle first") == ("WK-OPT-3.2", {"noble": "third-circle"})


@pytest.mark.parametrize("event", ["no_heir", "broken_line"])
@pytest.mark.rule("WK-OPT-3.6", "WK-OPT-3.8")
def test_a_dead_noble_whose_captive_heir_is_killed_is_out(event: str) -> None:
    position = Position(seats=3, options=HEIRS).baron("second", faith=1).event(event)
    position.noble("third-circle", "off", "regular_50 english_50", heir="first")
    position.s.orphan[8] = 1
    for base in ("square", "triangle", "hexagon"):
        position.gone(f"third-{base}")
    play = position.neutral("important_event")
    play.choose("pick-seat third", "pass-event")
    assert play.where("third-circle") == "out"
    assert play.army("third-circle") == ""


@pytest.mark.rule("WK-OPT-3.6")
def test_an_offer_ends_with_the_heir() -> None:
    position = Position(seats=3, options=HEIRS).baron("second", faith=1).event("no_heir")
    for base in ("square", "triangle", "hexagon"):
        position.gone(f"third-{base}")
    play = position.neutral("important_event")
    play.aside("third", "offer-heir third-circle first")
    play.choose("pick-seat third", "pass-event")
    assert play.heir("third-circle") == "none"
    assert play.aside_refusal("first", "accept-heir third-circle") == ("WK-OPT-3.2", {"noble": "third-circle"})


@pytest.mark.rule("WK-OPT-3.6", "WK-OPT-3.2")
def test_an_heir_who_is_lost_is_offered_to_nobody_any_more() -> None:
    position = Position(seats=3, options=HEIRS).baron("second", faith=1).event("no_heir")
    play = position.noble("third-circle", "D4", "english_100").neutral("important_event")
    play.aside("third", "offer-heir third-circle first")
    play.choose("pick-seat third", "pass-event", "pick-noble third-circle")
    assert play.heir("third-circle") == "none"
    assert play.s.offered == [NOBODY] * 24
    refused = play.aside_refusal("first", "accept-heir third-circle")
    assert refused == ("WK-OPT-3.2", {"noble": "third-circle"})


# ---- elimination


def storm(position: Position) -> Play:
    """The first baron ends his siege of the second's castle, whose walls are breached."""
    position.round(2).baron("second", breach=4).siege("second-castle", "first", 1)
    play = position.noble("first-circle", "G2", "english_200 swiss_200").card("first-mobilize_forces")
    play.choose("mobilize G2", "besiege")
    return play


def with_elimination(seats: int = 3, seed: str = "elimination") -> Position:
    return Position(seats=seats, options={"baron_elimination": True}, seed=seed)


@pytest.mark.rule("WK-OPT-4.1", "WK-OPT-4.2", "WK-OPT-4.4", "WK-CASTLE-7")
def test_a_baron_whose_castle_falls_is_out_of_the_game() -> None:
    position = with_elimination().cities("second", "froli tunis").city("monz", "second", fortified=True, breach=1)
    position.noble("second-circle", "A2", "polish_50").noble("second-square", "sea G1", "polish_50")
    position.baron("second", crowns=9, votes=3, faith=2, influence=4).head("third")
    play = storm(position)
    assert play.heard("baron-eliminated") == ["second"]
    assert play.castle("second") == "off"
    assert play.s.alive == [1, 0, 1]
    assert [play.where(f"second-{base}") for base in ("circle", "square", "triangle", "hexagon")] == ["out"] * 4
    assert [play.owner(city) for city in ("froli", "tunis", "monz")] == ["neutral"] * 3
    assert play.walls("monz") == "breach 1"
    assert play.s.crowns == [4, 0, 0]  # half of his crowns, but no city
    assert (play.s.votes, play.s.faith, play.s.influence) == ([0] * 3, [0] * 3, [0] * 3)
    assert play.s.pool == 26  # his influence leaves the game
    assert play.is_done
    assert play.cards_in("assembly") == "first-mobilize_forces"


@pytest.mark.rule("WK-OPT-4.1")
def test_without_the_option_he_stays() -> None:
    play = storm(Position(seats=3).cities("second", "froli tunis"))
    assert play.s.alive == [1, 1, 1]
    assert play.castle("second") == "off"
    assert play.asked == "second ransom-city"
    assert play.walls("second-castle") == ""  # breaches and siege are gone with it
    assert play.refusal("pick-city monz") == ("WK-CASTLE-8", {"city": "monz"})
    play.choose("pick-city froli")
    assert play.asked == "first keep-or-raze"
    assert play.owner("froli") == "first"


@pytest.mark.rule("WK-OPT-4.3", "WK-RANDOM-5")
def test_gavel_and_sceptre_pass_to_the_most_votes_and_faith() -> None:
    position = with_elimination(4).chairman("second").head("second").baron("second", votes=9, faith=9)
    position.baron("first", votes=1, faith=3).baron("third", votes=4, faith=1).baron("fourth", votes=2, faith=2)
    play = storm(position)
    assert play.gavel == "third"
    assert play.sceptre == "first"
    assert play.heard("gavel-passed") == ["third"]
    assert play.heard("sceptre-passed") == ["first"]
    heirs = set()
    for seed in range(16):
        play = storm(with_elimination(4, seed=f"tie {seed}").chairman("second").head("second"))
        heirs.add((play.gavel, play.sceptre))
    assert len({gavel for gavel, _ in heirs}) == 3
    assert len({sceptre for _, sceptre in heirs}) == 3


@pytest.mark.rule("WK-OPT-4.3")
def test_what_he_did_not_hold_does_not_move() -> None:
    play = storm(with_elimination().chairman("third").head("third").baron("first", votes=9, faith=9))
    assert (play.gavel, play.sceptre) == ("third", "third")


@pytest.mark.rule("WK-OPT-4.8")
def test_outlaws_are_passed_over_for_the_gavel_unless_all_are() -> None:
    position = with_elimination(4).chairman("second").baron("third", votes=9, outlaw=True).baron("fourth", votes=1)
    assert storm(position).gavel == "fourth"
    position = with_elimination(3).chairman("second").baron("third", votes=9, outlaw=True)
    play = storm(position.baron("first", outlaw=True))
    assert play.gavel == "third"


@pytest.mark.rule("WK-OPT-4.5", "WK-ACTION-49")
def test_his_cards_leave_and_thresholds_drop_at_once() -> None:
    position = with_elimination().zone("taxation", "first-levy_taxes", "second-levy_taxes", "third-levy_taxes")
    position.zone("taxation", "first-levy_taxes", "third-levy_taxes").zone("wages", "second-draft_soldiers")
    position.city("gedze", "third").track("first", "third", "third").row("polish_50")
    play = storm(position)
    assert play.s.barons == 2
    assert play.heard("phase-began") == ["taxation", "mercenary_draft"]  # once the card is in its place
    assert play.s.crowns == [0, 0, 5]
    assert play.cards_in("wages") == ""
    assert play.s.hand[1] == []
    assert all(card // 6 != 1 for card in play.s.returned)


@pytest.mark.rule("WK-OPT-4.5")
def test_a_planned_card_of_his_is_never_revealed() -> None:
    position = with_elimination()
    card = position.s.hand[1].pop()
    position.s.plan2[1].append(card)
    play = storm(position)
    assert play.asked == "third versatile-strategy"
    assert play.s.plan2[1] == []


@pytest.mark.rule("WK-OPT-4.6", "WK-ASSEMBLY-28")
def test_his_stakes_charges_and_offices_go_and_laws_stay() -> None:
    position = with_elimination().expedition("china", 2, second=4, third=1).charge("second", "tribune", "wine_trade")
    position.noble("second-circle", "A2", "polish_50").office("second-circle", "admiral").law("war_tax")
    position.baron("first", crowns=2)
    play = position.round(2).baron("second", breach=4).siege("second-castle", "first", 1)
    made = play.noble("first-circle", "G2", "english_200 swiss_200").card("first-mobilize_forces")
    made.choose("mobilize G2", "besiege", "obey")
    assert made.ship("china") == "2 third 1"
    assert made.charges("second") == ""
    assert sorted(made.agenda_discard.split()) == ["admiral", "tribune", "wine_trade"]
    assert made.laws == "war_tax"
    assert AGENDA.index("admiral") not in made.s.office


@pytest.mark.rule("WK-OPT-4.7")
def test_the_last_baron_wins_at_once() -> None:
    play = storm(with_elimination(2))
    assert play.match.over
    assert play.match.result is not None
    assert play.match.result.places == (1, 2)
    assert play.heard("game-won") == ["first"]


@pytest.mark.rule("WK-OPT-4.9", "WK-RULING-85", "WK-DEATH-11")
def test_markers_sieges_troops_and_lasting_events_go() -> None:
    position = with_elimination(4).track("second", "first").lasting("second", "heretic").fates(13, 7)
    position.baron("second", garrison="english_50 polish_50").noble("second-circle", "A2", "italian_50")
    position.noble("second-square", "D4", "regular_50").city("arvane", "third", besieger="second")
    play = storm(position)
    assert play.markers == "- first - - - - -"
    assert play.walls("arvane") == ""
    assert play.s.lasting == [()] * 4
    assert EVENTS.index("heretic") in play.s.event_pool + play.s.event_discard
    told = play.told()
    deserted = told.index("troop-left second-castle english_50")
    assert deserted < told.index("castle-fell second first") < told.index("baron-eliminated second")
    assert play.army("second-castle") == play.army("second-circle") == play.army("second-square") == ""
    assert len(play.s.companies) == 64  # all but the two of the conqueror
    play.sound()


@pytest.mark.rule("WK-OPT-4.9", "WK-OPT-3.3")
def test_his_hostages_go_home() -> None:
    options = {"baron_elimination": True, **HEIRS}
    position = Position(seats=3, options=options).noble("third-circle", "off", "", heir="second")
    position.s.orphan[8] = 1
    position.s.offered[9] = 1
    play = storm(position)
    assert play.heir("third-circle") == "home"
    assert play.s.orphan[8] == 0  # he may return now
    assert play.s.offered[9] == -1
    assert play.heard("heir-released") == ["third-circle"]


@pytest.mark.rule("WK-PLAYERS-6", "WK-OPT-4.5", "WK-ACTION-18")
def test_two_barons_left_of_three_do_not_write_their_votes() -> None:
    position = with_elimination().zone("assembly", "first-rally_support", "first-rally_support", "third-rally_support")
    play = storm(position.agenda("honours"))
    assert play.heard("phase-began") == ["assembly"]  # four cards are enough for two barons
    assert play.asked == "first commit-votes, third commit-votes"


@pytest.mark.rule("WK-OPT-4.1")
def test_an_eliminated_baron_takes_no_part_any_more() -> None:
    play = storm(with_elimination())
    assert play.aside_refusal("second", 'give first 1 ""') == ("WK-OPT-4.1", {"seat": "second"})
    assert play.asides("second") == []
    assert play.aside_refusal("first", 'give second 1 ""') == ("WK-DEAL-1", {"seat": "second"})
    assert play.aside_refusal("first", 'give fourth 1 ""') == ("WK-DEAL-1", {"seat": "fourth"})
    play.choose("decline")
    while len(play.asks) == 1:
        play.choose("done")
    assert play.asked == "first planning, third planning"
