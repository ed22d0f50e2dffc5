// The plan of a round as it is being made: what lies on the stacks, what is left in hand, and where the next card goes.
import type { Choice } from "$/generated/warrior_knights";

export interface Planned {
  stack: number;
  kind: number;
  /** Its place among the choices made so far. */
  place: number;
}

export const STACKS = [0, 1, 2] as const;
/** Cards that one lays on a stack at most. */
export const BOTH = 2;

/** The cards that lie face down on the stacks by my own choices. */
export const plannedIn = (draft: Choice[]): Planned[] =>
  draft.flatMap(([word, stack, kind], place) => (word === "plan-card" ? [{ stack, kind, place }] : []));

/** By kind: how many cards are left in hand. */
export function leftIn(hand: number[], kinds: number, planned: Planned[]): number[] {
  const left = Array<number>(kinds).fill(0);
  for (const card of hand) left[card % kinds]!++;
  for (const { kind } of planned) left[kind]!--;
  return left;
}

const hasRoom = (planned: Planned[], stack: number): boolean =>
  planned.filter((one) => one.stack === stack).length < BOTH;

/** The stack that the next card goes to: the one that was pointed out, else the first with room; -1 when all are full. */
export function nextStack(planned: Planned[], wished: number | null = null): number {
  if (wished !== null && hasRoom(planned, wished)) return wished;
  return STACKS.find((stack) => hasRoom(planned, stack)) ?? -1;
}

/** The plan with a card of a kind on a stack, once more or moved there from another. */
export function laid(draft: Choice[], kind: number, stack: number, from: number | null = null): Choice[] {
  const rest = draft.filter((_, place) => place !== from);
  return hasRoom(plannedIn(rest), stack) ? [...rest, ["plan-card", stack, kind]] : draft;
}

/** The plan after a card on it was pressed: the card moves on to the next stack with room, from the last one into the hand. */
export function movedOn(draft: Choice[], { stack, kind, place }: Planned): Choice[] {
  const rest = draft.filter((_, other) => other !== place);
  const on = STACKS.find((other) => other > stack && hasRoom(plannedIn(rest), other));
  return on === undefined ? rest : [...rest, ["plan-card", on, kind]];
}
