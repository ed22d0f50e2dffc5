// What the elements of the map are called aloud.
import { say } from "$/words/words.svelte";
import type { Hand } from "./hand.svelte";
import { standingIn, wallOwner } from "../model/realm";
import { CASTLE, RAZED } from "$/generated/warrior_knights";

/** A noble with his strength and what has befallen him. */
export function nobleName(hand: Hand, noble: number): string {
  const { view, facts, words } = hand.face;
  return [
    words.entry("noble", noble),
    say("wk-strength", { strength: facts.strengths[noble]! }),
    view.tokens[noble] ? say("wk-casualties", { number: view.tokens[noble] }) : "",
    view.exhausted[noble] ? say("wk-exhausted") : "",
    view.office[noble]! >= 0 ? words.entry("agenda", view.office[noble]!) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Walls with their strength, their income, their owner and the marks of war. */
export function wallName(hand: Hand, wall: number): string {
  const { view, facts, words } = hand.face;
  const owner = wallOwner(view, wall);
  const castle = wall >= CASTLE;
  return [
    words.entry("wall", wall),
    say("wk-strength", { strength: facts.wall_strengths[wall]! }),
    castle ? "" : say("wk-income", { number: facts.city_incomes[wall]! }),
    castle ? "" : owner >= 0 ? words.seat(owner) : say("wk-neutral"),
    !castle && view.fortified[wall] ? say("wk-fortified") : "",
    view.breach[wall] ? say("wk-breaches", { number: view.breach[wall] }) : "",
    view.besieger[wall]! >= 0 ? say("wk-besieged", { baron: words.seat(view.besieger[wall]!) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

export function areaName(hand: Hand, area: number): string {
  const { view, facts, words } = hand.face;
  const { port, city } = hand.tables.areas[area]!;
  const wall = facts.walls[area]!;
  return [
    words.entry("area", area),
    wall >= 0 ? wallName(hand, wall) : city >= 0 && view.owner[city] === RAZED ? say("wk-razed") : "",
    port ? say("wk-port") : "",
    ...standingIn(view, area).map(({ noble, atSea }) =>
      atSea ? `${words.entry("noble", noble)} (${say("wk-at-sea")})` : words.entry("noble", noble),
    ),
  ]
    .filter(Boolean)
    .join(", ");
}
