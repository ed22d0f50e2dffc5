"""Which choices of Warrior Knights a bot is told to look at first."""

from typing import Any

from serai.engine.core.steps import COMMIT
from serai.games.warrior_knights.bot import evaluation, targets
from serai.games.warrior_knights.choices import (
    ASSAULT,
    BESIEGE,
    BREACH,
    CASUALTY,
    DECLINE,
    DISCARD,
    DONE,
    HIRE,
    KEEP,
    NOBLE,
    PLAN,
    POST,
    RAZE,
    TAKE,
    USE,
    VERSATILES,
)
from serai.games.warrior_knights.rules.cards.planning import PLANNING
from serai.games.warrior_knights.rules.cards.zones import CHOOSE_ZONE
from serai.games.warrior_knights.rules.money.draft import HIRE_COMPANY, POST_COMPANY
from serai.games.warrior_knights.rules.setup import ASSIGN_TROOPS, NOBLE_SITE
from serai.games.warrior_knights.rules.upkeep.upkeep import UPKEEP
from serai.games.warrior_knights.rules.upkeep.upkeep_baron import HAND_OVER, RECEIVE, RETURN_TO
from serai.games.warrior_knights.rules.war.cities import KEEP_OR_RAZE
from serai.games.warrior_knights.rules.war.fighting import PLACE_DAMAGE, HoldFate
from serai.games.warrior_knights.rules.war.movement import ChooseWay
from serai.games.warrior_knights.tables import ACTIONS, GARRISON, TROOPS, ZONES
from tests.rules.warrior_knights.names import (
    CIRCLE,
    SQUARE,
    A,
    B,
    area,
    cards_showing,
    city,
    march,
    sail,
    to,
)
from tests.rules.warrior_knights.play import SEATS
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import kingdom


def liked(play: Position, listed: Any = None, seat: int = A) -> Any:
    """The option that looks best."""
    listed = play.choices_for(SEATS[seat]) if listed is None else listed
    weights = evaluation.priors(play.s, seat, listed)
    return listed[max(range(len(listed)), key=weights.__getitem__)]


def test_war_cards_are_planned_first_and_all_six() -> None:
    play = kingdom()
    play.run(UPKEEP)
    draft: tuple[Any, ...] = ()
    while (pick := liked(play, PLANNING.options(play.s, A, draft))) is not COMMIT:
        draft = (*draft, pick)
        play.drafts[A] = draft
        if len(draft) == 6:
            break
    kinds = [ACTIONS[pick.action] for pick in draft]
    assert kinds[:4] == ["mobilize_forces"] * 2 + ["versatile_strategy"] * 2
    assert len(kinds) == 6


def test_a_planned_card_is_better_than_none() -> None:
    play = kingdom()
    play.run(PLANNING)
    before = evaluation.value(play.s)[A]
    play.drafts[A] = (PLAN[0][ACTIONS.index("mobilize_forces")],)
    drafted = evaluation.value(play.s)[A]
    play.drafts[A] = ()
    play.s.plan1[A].append(A * 6 + ACTIONS.index("mobilize_forces"))
    assert evaluation.value(play.s)[A] == drafted > before


def test_starting_troops_make_two_strong_and_two_small_armies() -> None:
    play = kingdom()
    play.s.drafts = [(), (), ()]
    play.s.todo.append(ASSIGN_TROOPS)
    posts = []
    for _ in range(6):
        pick = liked(play, POST)
        posts.append(pick.post)
        play.drafts[A] = (*play.drafts[A], pick)
    assert sorted(posts) == [0, 0, 1, 1, 2, 3]
    assert posts.index(1) != posts.index(0)
    assert 4 not in posts  # the castle


def test_a_noble_is_placed_before_the_best_walls_he_can_besiege() -> None:
    play = kingdom()
    weak = play.noble("first-circle", "off", "regular_50").army_number("first-circle")
    play.s.todo.append(NOBLE_SITE[weak])
    assert play.s.owner[city("froli")] == -1
    best = liked(play)
    assert best in [to(name) for name in ("C1", "E1", "F5", "A6")]  # 200 strong, income 3
    strong = play.noble("first-square", "off", "swiss_200 regular_100").army_number("first-square")
    play.s.todo.append(NOBLE_SITE[strong])
    assert liked(play) in [to(name) for name in ("E3", "D4", "G6")]  # 400 strong, income 5


def test_a_siege_is_begun_and_brought_to_its_end() -> None:
    play = kingdom()
    play.noble("first-circle", "H2", "regular_50")
    play.noble("first-square", "D3", "swiss_200")
    play.siege("dunmere", "first")
    play.s.round = 2
    assert liked(play.reveal("first-versatile_strategy")) is VERSATILES[3]  # battle
    play.s.todo.clear()
    play.s.card = -1
    assert liked(play.reveal("first-mobilize_forces")).area == area("H2")
    free = kingdom()
    begun = targets.attack_value(free.s, A, area("H2"), 250)
    assert targets.attack_value(play.s, A, area("H2"), 250) > begun > targets.attack_value(free.s, A, area("H2"), 200)


def test_no_more_nobles_march_than_are_needed() -> None:
    play = kingdom()
    near = play.noble("first-circle", "H1", "regular_50").army_number("first-circle")
    play.noble("first-square", "H3", "regular_50")
    play.mobilize("first", "H2")
    assert liked(play) in (NOBLE[near], NOBLE[SQUARE])
    play.noble("first-triangle", "H2", "regular_50")
    assert liked(play) is DONE


def test_a_siege_is_liked_better_than_an_assault_unless_the_walls_are_down() -> None:
    play = kingdom()
    play.noble("first-circle", "H2", "regular_50")
    play.mobilize("first", "H2")
    assert liked(play, [ASSAULT, BESIEGE, DONE]) is BESIEGE
    play.s.breach[city("dunmere")] = 2
    assert liked(play, [ASSAULT, BESIEGE, DONE]) is ASSAULT


def test_nothing_is_done_twice_at_walls_besieged_this_round() -> None:
    play = kingdom()
    play.noble("first-circle", "H2", "regular_50")
    play.siege("dunmere", "first", since=1)
    assert targets.attack_value(play.s, A, area("H2"), 250) < 0.2
    play.siege("dunmere", "second", since=1)
    assert targets.attack_value(play.s, A, area("H2"), 250) < 1


def test_who_guards_a_city_or_upholds_a_siege_stays() -> None:
    play = kingdom()
    besieging = play.noble("first-circle", "H2", "regular_50").army_number("first-circle")
    play.siege("dunmere", "first")
    free = play.noble("first-square", "H1", "regular_50").army_number("first-square")
    assert targets.is_needed(play.s, besieging)
    assert not targets.is_needed(play.s, free)
    play.reveal("first-versatile_strategy")
    play.s.todo.pop()
    guard = play.noble("second-circle", "C3", "regular_50").army_number("second-circle")
    play.city("monz", "second")
    assert targets.is_needed(play.s, guard)
    play.s.faith[B] = 1
    assert not targets.is_needed(play.s, guard)


def test_a_noble_goes_where_he_is_wanted_and_not_through_opponents() -> None:
    play = kingdom()
    leader = play.noble("first-circle", "H1", "regular_50").army_number("first-circle")
    play.reveal("first-versatile_strategy")
    play.s.todo.pop()
    play.s.todo.append(ChooseWay(A, leader))
    assert liked(play) == march("H1", "H2")
    listed = [march("C1", "C2", "C3"), march("C1", "C2")]
    walker = play.noble("first-square", "C1", "swiss_100 regular_50").army_number("first-square")
    play.s.todo.append(ChooseWay(A, walker))
    free = evaluation.priors(play.s, A, listed)
    play.noble("second-circle", "C2", "regular_50")
    blocked = evaluation.priors(play.s, A, listed)
    assert blocked[0] < free[0]
    by_sea = evaluation.priors(play.s, A, [sail("A3"), march("C1", "C2", "C3")])
    assert by_sea[0] < free[0]


def test_small_preferences() -> None:
    play = kingdom()
    play.s.todo.append(KEEP_OR_RAZE[A][city("monz")])
    assert liked(play, [KEEP, RAZE]) is KEEP
    play.s.todo.append(CHOOSE_ZONE[A][0])
    assert ZONES[liked(play).zone] == "taxation"
    assert liked(play.reveal("first-levy_taxes"), [USE, DECLINE]) is USE
    play.s.todo.append(HIRE_COMPANY[A][0])
    cheap, dear = HIRE[TROOPS.index("swiss_50")], HIRE[TROOPS.index("swiss_200")]
    assert liked(play, [cheap, dear, DONE]) is dear
    play.s.crowns[A] = 4
    assert liked(play, [cheap, dear, DONE]) is DONE


def test_companies_go_where_they_cost_nothing() -> None:
    play = kingdom()
    play.s.todo.append(POST_COMPANY[A])
    play.s.levy.append(0)
    assert liked(play).army == CIRCLE
    play.noble("first-circle", "off", "swiss_200 polish_200")
    assert liked(play).army == SQUARE


def test_troops_in_the_castle_arm_nobles_who_have_none() -> None:
    play = kingdom()
    play.baron("first", garrison="regular_100 swiss_100")
    play.s.todo.append(RECEIVE[A][2])
    assert liked(play).army in range(4)
    play.s.todo.append(HAND_OVER[0][2])
    assert liked(play, [TAKE[GARRISON + A][TROOPS.index("swiss_100")], DONE]) is not DONE
    play.s.todo.append(RECEIVE[A][0])
    play.noble("first-circle", "B6", "regular_50")
    assert liked(play) is DONE


def test_nobles_return_to_cities_that_nobody_guards() -> None:
    play = kingdom()
    play.city("monz", "first")
    leader = play.noble("first-circle", "off", "regular_50").army_number("first-circle")
    play.s.todo.append(RETURN_TO[leader])
    assert liked(play) == to("C3")


def test_the_better_fate_cards_are_kept_and_nobles_spared() -> None:
    play = kingdom()
    deal, prevent, victory, draw = cards_showing("deal prevent victory draw")
    play.s.fate_hand[A][:] = [deal, prevent, victory, draw]
    play.s.todo.append(HoldFate())
    play.s.drafts = [(), (), ()]
    listed = [DISCARD[card] for card in (deal, prevent, victory, draw)]
    assert liked(play, listed) is DISCARD[prevent]
    assert liked(play, [*listed, COMMIT]) is COMMIT
    play.s.drafts = None
    play.noble("first-circle", "H2", "regular_100").noble("first-square", "H2", "swiss_200 polish_200")
    play.s.todo.append(PLACE_DAMAGE[A])
    dying, fresh = CASUALTY[CIRCLE], CASUALTY[SQUARE]
    assert liked(play, [dying, fresh]) is fresh
    assert liked(play, [dying, BREACH]) is BREACH
