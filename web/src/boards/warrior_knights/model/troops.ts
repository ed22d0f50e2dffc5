// Troop cards on their way between armies: what each army would lead, and a card dragged from one to another.
import type { Choice, Event, Face, View } from "$/generated/warrior_knights";
import { sameRow } from "$/table/face/face";
import { NOBLES_EACH, type Tables } from "./tables";

/** The cards that a baron begins with, in the order in which they are given out. */
export function startingTroops(view: View, { regulars }: Tables, seat: number): number[] {
  const each = (view.levy as number[]).length / (view.seats as number);
  return [...regulars, ...(view.levy as number[]).slice(each * seat, each * (seat + 1))];
}

/** By post: the cards that one has given to it so far. */
export function givenOut(cards: number[], draft: Choice[]): number[][] {
  const posts: number[][] = Array.from({ length: NOBLES_EACH + 1 }, () => []);
  const given = draft.filter((row) => row[0] === "post");
  given.forEach(([, post], n) => posts[post]!.push(cards[n]!));
  return posts;
}

/** The cards of an army after what is coming. */
export function troopsAfter(view: View, army: number, coming: Event[]): number[] {
  const armies = (view.armies as number[][]).map((cards) => [...cards]);
  const leave = (from: number, troop: number): void => {
    const place = armies[from]!.indexOf(troop);
    if (place >= 0) armies[from]!.splice(place, 1);
  };
  for (const event of coming) {
    if (event.event === "troop-left") leave(event.army, event.troop);
    if (event.event === "troop-taken") leave(event.army_from, event.troop);
    if (event.event === "troop-taken" || event.event === "troop-joined")
      armies[event.army]!.push(event.troop);
    if (event.event === "army-taken") armies[event.army]!.push(...armies[event.army_from]!.splice(0));
  }
  return armies[army]!;
}

/** Take a choice without waiting for a confirmation: the drag was one. */
async function take(face: Face, row: Choice): Promise<void> {
  await face.take(row);
  if (face.candidate) await face.confirm();
}

const asked = (face: Face): string | undefined => face.question?.kind;

/** Carry a card to an army: to the one that receives, or, when that is still open, to one that may. */
export async function carryOver(face: Face, giver: number, troop: number, taker: number): Promise<void> {
  const chosen: Choice = ["pick-army", taker];
  if (asked(face) === "receive") {
    if (!face.choices().some((row) => sameRow(row, chosen))) return tellWhy(face, chosen);
    await take(face, chosen);
    if (asked(face) !== "hand-over") return; // it was refused, which has been said
  }
  const row: Choice = ["take", giver, troop];
  if (face.isLegal(row)) await take(face, row);
  else await tellWhy(face, row);
}

async function tellWhy(face: Face, row: Choice): Promise<void> {
  const reason = await face.why(row);
  if (reason) face.notice = { words: reason.words, rule: reason.rule };
}
