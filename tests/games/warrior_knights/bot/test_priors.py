"""Which choices of Warrior Knights a bot is told to look at first."""

from typing import Any

from serai.engine.core.steps import COMMIT
from serai.games.warrior_knights.bot import evaluation, priors
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
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    SQUARE,
    A,
    B,
    area,
    besiege,
    city,
    fates,
    garrison,
    hold,
    kingdom,
    march,
    mobilize,
    noble,
    options,
    reveal,
    run,
    sail,
    to,
)


def liked(s: Any, listed: Any = None, seat: int = A) -> Any:
    """The option that looks best."""
    listed = options(s, seat) if listed is None else listed
    weights = evaluation.priors(s, seat, listed)
    return listed[max(range(len(listed)), key=weights.__getitem__)]


def test_war_cards_are_planned_first_and_all_six() -> None:
    s = kingdom()
    run(s, UPKEEP)
    draft: tuple[Any, ...] = ()
    while (pick := liked(s, PLANNING.options(s, A, draft))) is not COMMIT:
        draft = (*draft, pick)
        s.drafts[A] = draft
        if len(draft) == 6:
            break
    kinds = [ACTIONS[pick.action] for pick in draft]
    assert kinds[:4] == ["mobilize_forces"] * 2 + ["versatile_strategy"] * 2
    assert len(kinds) == 6


def test_a_planned_card_is_better_than_none() -> None:
    s = kingdom()
    run(s, PLANNING)
    before = evaluation.value(s)[A]
    s.drafts[A] = (PLAN[0][ACTIONS.index("mobilize_forces")],)
    drafted = evaluation.value(s)[A]
    s.drafts[A] = ()
    s.plan1[A].append(A * 6 + ACTIONS.index("mobilize_forces"))
    assert evaluation.value(s)[A] == drafted > before


def test_starting_troops_make_two_strong_and_two_small_armies() -> None:
    s = kingdom()
    s.drafts = [(), (), ()]
    s.todo.append(ASSIGN_TROOPS)
    posts = []
    for _ in range(6):
        pick = liked(s, POST)
        posts.append(pick.post)
        s.drafts[A] = (*s.drafts[A], pick)
    assert sorted(posts) == [0, 0, 1, 1, 2, 3]
    assert posts.index(1) != posts.index(0)
    assert 4 not in posts  # the castle


def test_a_noble_is_placed_before_the_best_walls_he_can_besiege() -> None:
    s = kingdom()
    weak = noble(s, A, CIRCLE, None, 50)
    s.todo.append(NOBLE_SITE[weak])
    assert s.owner[city("froli")] == -1
    best = liked(s)
    assert best in [to(name) for name in ("C1", "E1", "F5", "A6")]  # 200 strong, income 3
    strong = noble(s, A, SQUARE, None, "swiss_200", 100)
    s.todo.append(NOBLE_SITE[strong])
    assert liked(s) in [to(name) for name in ("E3", "D4", "G6")]  # 400 strong, income 5


def test_a_siege_is_begun_and_brought_to_its_end() -> None:
    s = kingdom()
    noble(s, A, CIRCLE, "H2", 50)
    noble(s, A, SQUARE, "D3", "swiss_200")
    besiege(s, city("dunmere"), A)
    s.round = 2
    assert liked(reveal(s, A, "versatile_strategy")) is VERSATILES[3]  # battle
    s.todo.clear()
    s.card = -1
    assert liked(reveal(s, A, "mobilize_forces")).area == area("H2")
    free = kingdom()
    begun = priors.lure(free, A, area("H2"), 250)
    assert priors.lure(s, A, area("H2"), 250) > begun > priors.lure(free, A, area("H2"), 200)


def test_no_more_nobles_march_than_are_needed() -> None:
    s = kingdom()
    near = noble(s, A, CIRCLE, "H1", 50)
    noble(s, A, SQUARE, "H3", 50)
    mobilize(s, A, "H2")
    assert liked(s) in (NOBLE[near], NOBLE[SQUARE])
    noble(s, A, 2, "H2", 50)
    assert liked(s) is DONE


def test_a_siege_is_liked_better_than_an_assault_unless_the_walls_are_down() -> None:
    s = kingdom()
    noble(s, A, CIRCLE, "H2", 50)
    mobilize(s, A, "H2")
    assert liked(s, [ASSAULT, BESIEGE, DONE]) is BESIEGE
    s.breach[city("dunmere")] = 2
    assert liked(s, [ASSAULT, BESIEGE, DONE]) is ASSAULT


def test_nothing_is_done_twice_at_walls_besieged_this_round() -> None:
    s = kingdom()
    noble(s, A, CIRCLE, "H2", 50)
    besiege(s, city("dunmere"), A, since=1)
    assert priors.lure(s, A, area("H2"), 250) < 0.2
    besiege(s, city("dunmere"), B, since=1)
    assert priors.lure(s, A, area("H2"), 250) < 1


def test_who_guards_a_city_or_upholds_a_siege_stays() -> None:
    s = kingdom()
    besieging = noble(s, A, CIRCLE, "H2", 50)
    besiege(s, city("dunmere"), A)
    free = noble(s, A, SQUARE, "H1", 50)
    assert priors.is_needed(s, besieging)
    assert not priors.is_needed(s, free)
    reveal(s, A, "versatile_strategy")
    s.todo.pop()
    guard = noble(s, B, CIRCLE, "C3", 50)
    hold(s, "monz", B)
    assert priors.is_needed(s, guard)
    s.faith[B] = 1
    assert not priors.is_needed(s, guard)


def test_a_noble_goes_where_he_is_wanted_and_not_through_opponents() -> None:
    s = kingdom()
    leader = noble(s, A, CIRCLE, "H1", 50)
    reveal(s, A, "versatile_strategy")
    s.todo.pop()
    s.todo.append(ChooseWay(A, leader))
    assert liked(s) == march("H1", "H2")
    listed = [march("C1", "C2", "C3"), march("C1", "C2")]
    walker = noble(s, A, SQUARE, "C1", "swiss_100", 50)
    s.todo.append(ChooseWay(A, walker))
    free = evaluation.priors(s, A, listed)
    noble(s, B, CIRCLE, "C2", 50)
    blocked = evaluation.priors(s, A, listed)
    assert blocked[0] < free[0]
    by_sea = evaluation.priors(s, A, [sail("A3"), march("C1", "C2", "C3")])
    assert by_sea[0] < free[0]


def test_small_preferences() -> None:
    s = kingdom()
    s.todo.append(KEEP_OR_RAZE[A][city("monz")])
    assert liked(s, [KEEP, RAZE]) is KEEP
    s.todo.append(CHOOSE_ZONE[A][0])
    assert ZONES[liked(s).zone] == "taxation"
    assert liked(reveal(s, A, "levy_taxes"), [USE, DECLINE]) is USE
    s.todo.append(HIRE_COMPANY[A][0])
    cheap, dear = HIRE[TROOPS.index("swiss_50")], HIRE[TROOPS.index("swiss_200")]
    assert liked(s, [cheap, dear, DONE]) is dear
    s.crowns[A] = 4
    assert liked(s, [cheap, dear, DONE]) is DONE


def test_companies_go_where_they_cost_nothing() -> None:
    s = kingdom()
    s.todo.append(POST_COMPANY[A])
    s.levy.append(0)
    assert liked(s).army == CIRCLE
    noble(s, A, CIRCLE, None, "swiss_200", "polish_200")
    assert liked(s).army == SQUARE


def test_troops_in_the_castle_arm_nobles_who_have_none() -> None:
    s = kingdom()
    garrison(s, A, 100, "swiss_100")
    s.todo.append(RECEIVE[A][2])
    assert liked(s).army in range(4)
    s.todo.append(HAND_OVER[0][2])
    assert liked(s, [TAKE[GARRISON + A][TROOPS.index("swiss_100")], DONE]) is not DONE
    s.todo.append(RECEIVE[A][0])
    noble(s, A, CIRCLE, "B6", 50)
    assert liked(s) is DONE


def test_nobles_return_to_cities_that_nobody_guards() -> None:
    s = kingdom()
    hold(s, "monz", A)
    leader = noble(s, A, CIRCLE, None, 50)
    s.todo.append(RETURN_TO[leader])
    assert liked(s) == to("C3")


def test_the_better_fate_cards_are_kept_and_nobles_spared() -> None:
    s = kingdom()
    deal, prevent, victory, draw = fates("deal prevent victory draw")
    s.fate_hand[A][:] = [deal, prevent, victory, draw]
    s.todo.append(HoldFate())
    s.drafts = [(), (), ()]
    listed = [DISCARD[card] for card in (deal, prevent, victory, draw)]
    assert liked(s, listed) is DISCARD[prevent]
    assert liked(s, [*listed, COMMIT]) is COMMIT
    s.drafts = None
    dying, fresh = noble(s, A, CIRCLE, "H2", 100), noble(s, A, SQUARE, "H2", "swiss_200", "polish_200")
    s.todo.append(PLACE_DAMAGE[A])
    assert liked(s, [CASUALTY[dying], CASUALTY[fresh]]) is CASUALTY[fresh]
    assert liked(s, [CASUALTY[dying], BREACH]) is BREACH
