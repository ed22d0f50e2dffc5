// The plan of a round as it is being made: what lies on the stacks, what is left in hand.
import type { Choice, Face } from "$/generated/warrior_knights";

export interface Planned {
  stack: number;
  kind: number;
  /** Its place among the choices made so far. */
  place: number;
}

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

export const isHandedIn = (draft: Choice[]): boolean => draft.some(([word]) => word === "commit");

const PAUSE = 15;
const PATIENCE = 6000;

/** Wait until as many choices are made as wished; gives whether it came to that. */
async function until(face: Face, size: number): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (((face.view.draft ?? []) as Choice[]).length === size && !face.busy) return true;
    await new Promise((wake) => setTimeout(wake, PAUSE));
  }
  return false;
}

/** Take one card back: those planned after it are taken back as well, and laid again. */
export async function takeOut(face: Face, place: number): Promise<void> {
  const draft = [...((face.view.draft ?? []) as Choice[])];
  const again = draft.slice(place + 1).filter(([word]) => word === "plan-card");
  for (let size = draft.length - 1; size >= place; size--) {
    await face.undo();
    if (!(await until(face, size))) return;
  }
  for (const [n, row] of again.entries()) {
    await face.take(row);
    if (face.candidate) await face.confirm();
    if (!(await until(face, place + n + 1))) return;
  }
}
