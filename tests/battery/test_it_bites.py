"""The battery itself on trial: each fault is built into Bazaar, and the test that is there for it must fail."""

from collections.abc import Callable
from typing import Any

import pytest

from serai.engine.core.chance import Chance
from serai.engine.core.errors import Reason
from serai.engine.core.state import LIST, PUBLIC, Field, places_of
from tests.battery import cases, test_choices, test_keeping, test_undo, test_views, test_whole_games
from tests.battery import sample_game as bazaar
from tests.battery.cases import cases_of
from tests.battery.sample_game import Bazaar, BazaarGame, Turn
from tests.battery.sample_game.rules import rounds

Build = Callable[[pytest.MonkeyPatch], None]
Clone = Callable[[Bazaar], Bazaar]
Chosen = Callable[[Turn, Bazaar, Any], None]
Options = Callable[[Turn, Bazaar], list[Any]]
WhyNot = Callable[[Turn, Bazaar, Any], Reason | None]
Imagine = Callable[[BazaarGame, Bazaar, int | None, Chance], None]
Aside = Callable[[BazaarGame, Bazaar, int, Any], None]

FAULTS: dict[str, tuple[Build, Callable[..., None]]] = {}


def fault(caught_by: Callable[..., None]) -> Callable[[Build], Build]:
    def listed(build: Build) -> Build:
        FAULTS[build.__name__] = (build, caught_by)
        return build

    return listed


def instead(patch: pytest.MonkeyPatch, owner: Any, name: str, wrong: Callable[..., Any]) -> None:
    """Replace a method by one that is given the right method first."""
    right = getattr(owner, name)
    patch.setattr(owner, name, lambda *given, **named: wrong(right, *given, **named))


@fault(test_whole_games.test_a_game_is_sound_at_every_decision)
def a_clone_shares_the_coins(patch: pytest.MonkeyPatch) -> None:
    def clone(right: Clone, s: Bazaar) -> Bazaar:
        copy = right(s)
        copy.coins = s.coins
        return copy

    instead(patch, bazaar.Bazaar, "clone", clone)


@fault(test_views.test_an_imagined_position_looks_the_same_and_has_another_future)
def a_clone_shares_the_drafts(patch: pytest.MonkeyPatch) -> None:
    def clone(right: Clone, s: Bazaar) -> Bazaar:
        copy = right(s)
        copy.drafts = s.drafts
        return copy

    instead(patch, bazaar.Bazaar, "clone", clone)


@fault(test_whole_games.test_a_game_is_sound_at_every_decision)
def a_clone_forgets_a_counter(patch: pytest.MonkeyPatch) -> None:
    def clone(right: Clone, s: Bazaar) -> Bazaar:
        copy = right(s)
        copy.price = -1
        return copy

    instead(patch, bazaar.Bazaar, "clone", clone)


@fault(test_whole_games.test_a_game_is_sound_at_every_decision)
def an_option_is_listed_twice(patch: pytest.MonkeyPatch) -> None:
    instead(patch, bazaar.Turn, "options", lambda right, self, s: [*right(self, s), bazaar.PASS])


@fault(test_whole_games.test_a_game_is_sound_at_every_decision)
def a_roll_is_no_barrier(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.Bazaar, "bar", lambda s: None)


@fault(test_whole_games.test_a_game_is_sound_at_every_decision)
def a_coin_is_owed(patch: pytest.MonkeyPatch) -> None:
    def chosen(right: Chosen, self: Turn, s: Bazaar, pick: Any) -> None:
        right(self, s, pick)
        if type(pick) is bazaar.Roll:
            s.coins[self.seat] -= 5

    instead(patch, bazaar.Turn, "chosen", chosen)


@fault(test_whole_games.test_a_game_ends_within_its_bound_and_is_judged_by_its_scores)
def the_bound_is_too_low(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.BazaarGame, "max_decisions", lambda self, seats: 5)


@fault(test_whole_games.test_a_game_ends_within_its_bound_and_is_judged_by_its_scores)
def the_worst_wins(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rounds, "places_of", lambda ranks: places_of([(-score, coins) for score, coins in ranks]))


@fault(test_whole_games.test_a_game_ends_within_its_bound_and_is_judged_by_its_scores)
def places_have_no_gaps(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rounds, "places_of", lambda ranks: tuple(2 for _ in ranks))


@fault(test_keeping.test_a_saved_game_goes_on_like_the_one_that_was_not_saved)
def derived_totals_are_made_wrongly(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.BazaarGame, "derive", lambda self, s: setattr(s, "totals", [0] * s.seats))


@fault(test_keeping.test_a_saved_game_goes_on_like_the_one_that_was_not_saved)
def a_field_comes_back_as_another_type(patch: pytest.MonkeyPatch) -> None:
    fields = tuple(field._replace(form=LIST) if field.name == "lot" else field for field in bazaar.GAME.fields)
    patch.setattr(bazaar.GAME, "fields", fields)


@fault(test_keeping.test_a_record_plays_the_same_game_again)
def a_choice_depends_on_something_outside_the_state(patch: pytest.MonkeyPatch) -> None:
    times: list[Any] = []

    def chosen(right: Chosen, self: Turn, s: Bazaar, pick: Any) -> None:
        times.append(pick)
        s.price = min(len(times), 149)
        right(self, s, pick)

    instead(patch, bazaar.Turn, "chosen", chosen)


@fault(test_choices.test_why_not_agrees_with_options_over_all_choices)
def why_not_forgets_a_rule(patch: pytest.MonkeyPatch) -> None:
    def why_not(right: WhyNot, self: Turn, s: Bazaar, pick: Any) -> Reason | None:
        reason = right(self, s, pick)
        return None if reason is not None and reason.rule == "BZ-TURN-5" else reason

    instead(patch, bazaar.Turn, "why_not", why_not)


@fault(test_choices.test_why_not_agrees_with_options_over_all_choices)
def allows_is_too_generous(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.Pricing, "allows", lambda self, s, pick: type(pick) is bazaar.Price)


@fault(test_choices.test_why_not_agrees_with_options_over_all_choices)
def a_fact_is_named_after_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.Consent, "why_not", lambda self, s, pick: Reason("BZ-SELL-1", {"thing": 1}))


@fault(test_choices.test_sample_and_only_agree_with_options)
def sample_never_gives_the_last(patch: pytest.MonkeyPatch) -> None:
    instead(patch, bazaar.Turn, "sample", lambda right, self, s, chance: self.options(s)[0])


@fault(test_choices.test_sample_and_only_agree_with_options)
def sample_gives_what_is_not_listed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.Pricing, "sample", lambda self, s, chance: bazaar.PRICES[chance.below(s.price + 2)])


@fault(test_choices.test_every_listed_choice_is_accepted_in_each_of_its_forms)
def options_list_what_cannot_be_done(patch: pytest.MonkeyPatch) -> None:
    instead(
        patch,
        bazaar.Turn,
        "options",
        lambda right, self, s: [*right(self, s), *set(bazaar.SHOWS) - set(right(self, s))],
    )


@fault(test_undo.test_taking_back_leads_exactly_back_and_never_past_a_reveal)
def a_card_is_turned_over_without_a_barrier(patch: pytest.MonkeyPatch) -> None:
    def chosen(right: Chosen, self: Turn, s: Bazaar, pick: Any) -> None:
        if type(pick) is bazaar.Show and s.deck:
            s.discard.append(s.deck.pop())
        right(self, s, pick)

    instead(patch, bazaar.Turn, "chosen", chosen)


@fault(test_undo.test_taking_back_leads_exactly_back_and_never_past_a_reveal)
def chance_is_drawn_without_a_barrier(patch: pytest.MonkeyPatch) -> None:
    def chosen(right: Chosen, self: Turn, s: Bazaar, pick: Any) -> None:
        if type(pick) is bazaar.Show:
            s.coins[self.seat] += s.chance.below(2)
        right(self, s, pick)

    instead(patch, bazaar.Turn, "chosen", chosen)


@fault(test_views.test_what_a_choice_tells_before_a_barrier_depends_on_nothing_unseen)
def a_show_depends_on_the_hidden_omen(patch: pytest.MonkeyPatch) -> None:
    def chosen(right: Chosen, self: Turn, s: Bazaar, pick: Any) -> None:
        if type(pick) is bazaar.Show:
            s.coins[self.seat] += s.omen
        right(self, s, pick)

    instead(patch, bazaar.Turn, "chosen", chosen)


@fault(test_views.test_no_event_names_a_card_to_a_seat_that_cannot_know_it)
def a_drawn_card_is_told_to_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.Bazaar, "whisper", lambda s, seats, event, twin: s.tell(event))


@fault(test_views.test_nothing_that_is_sent_to_a_seat_depends_on_what_it_cannot_see)
def a_refusal_tells_too_much(patch: pytest.MonkeyPatch) -> None:
    def why_not(right: WhyNot, self: Turn, s: Bazaar, pick: Any) -> Reason | None:
        reason = right(self, s, pick)
        return reason and Reason(reason.rule, {**reason.facts, "card": s.deck[-1] if s.deck else 0})

    instead(patch, bazaar.Turn, "why_not", why_not)


@fault(test_views.test_nothing_that_is_sent_to_a_seat_depends_on_what_it_cannot_see)
def the_options_depend_on_another_hand(patch: pytest.MonkeyPatch) -> None:
    def options(right: Options, self: Turn, s: Bazaar) -> list[Any]:
        found = right(self, s)
        return found[::-1] if sum(map(sum, s.hands)) % 2 else found

    instead(patch, bazaar.Turn, "options", options)


@fault(test_views.test_whatever_is_hidden_is_imagined_anew)
def the_omen_is_not_imagined(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.BazaarGame, "imagine", lambda self, s, seat, chance: None)


@fault(test_views.test_whatever_is_hidden_is_imagined_anew)
def the_spare_goals_are_not_declared_as_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.GAME, "piles", tuple(field for field in bazaar.GAME.piles if field.name != "spare"))


@fault(test_views.test_imagining_twice_equals_imagining_once_with_the_second_chance)
def what_is_imagined_depends_on_the_truth(patch: pytest.MonkeyPatch) -> None:
    def imagine(self: BazaarGame, s: Bazaar, seat: int | None, chance: Chance) -> None:
        s.omen = (s.omen + chance.below(2)) % 3

    patch.setattr(bazaar.BazaarGame, "imagine", imagine)


@fault(test_views.test_every_unseen_card_reaches_every_place_of_its_lot_and_no_other)
def the_top_card_stays_where_it_is(patch: pytest.MonkeyPatch) -> None:
    def imagine(right: Imagine, self: BazaarGame, s: Bazaar, seat: int | None, chance: Chance) -> None:
        right(self, s, seat, chance)
        s.deck.sort()

    instead(patch, bazaar.BazaarGame, "imagine", imagine)


@fault(test_views.test_an_imagined_position_looks_the_same_and_has_another_future)
def imagining_changes_what_is_seen(patch: pytest.MonkeyPatch) -> None:
    def imagine(right: Imagine, self: BazaarGame, s: Bazaar, seat: int | None, chance: Chance) -> None:
        right(self, s, seat, chance)
        s.coins[0] += 1

    instead(patch, bazaar.BazaarGame, "imagine", imagine)


@fault(test_views.test_drafts_are_secret_until_all_are_handed_in)
def a_prompt_tells_of_the_others_drafts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.Auction, "facts", lambda self, s, seat: {"number": sum(len(draft) for draft in s.drafts)})


@fault(test_views.test_asides_are_recorded_and_never_answer_the_question)
def an_aside_asks_something(patch: pytest.MonkeyPatch) -> None:
    def aside(right: Aside, self: BazaarGame, s: Bazaar, seat: int, pick: Any) -> None:
        right(self, s, seat, pick)
        s.todo.append(bazaar.Pricing(seat))

    instead(patch, bazaar.BazaarGame, "aside", aside)


@fault(test_whole_games.test_a_game_declares_itself_completely)
def a_field_is_not_declared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.GAME, "fields", bazaar.GAME.fields[1:])


@fault(test_whole_games.test_a_game_declares_itself_completely)
def a_field_is_declared_that_is_not_there(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.GAME, "fields", (*bazaar.GAME.fields, Field("ghost", PUBLIC)))


@pytest.mark.parametrize("name", FAULTS, ids=lambda name: name.replace("_", " "))
def test_the_battery_finds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    build, caught_by = FAULTS[name]
    build(monkeypatch)
    monkeypatch.setattr(cases, "_lengths", {})
    monkeypatch.setattr(cases, "_stops", {})
    subjects = [bazaar.GAME] if "game" in caught_by.__code__.co_varnames[:1] else cases_of(bazaar.GAME, 6)
    for subject in subjects:
        given = [subject, monkeypatch][: caught_by.__code__.co_argcount]
        try:
            caught_by(*given)
        except (Exception, pytest.fail.Exception):
            return
    pytest.fail("the fault was not found")
