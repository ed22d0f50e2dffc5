// Troop cards on their way between armies: what each army would lead, and a card dragged from one to another.
import { sameRow, type Face, type GameEvent, type Row, type View } from "$/table/face/face";
import { NOBLES_EACH, type Tables } from "./tables";

/** The cards that a baron begins with, in the order in which they are given out. */
export function startingTroops(view: View, { regulars }: Tables, seat: number): number[] {
  const each = (view.levy as number[]).length / (view.seats as number);
  return [...regulars, ...(view.levy as number[]).slice(each * seat, each * (seat + 1))];
}

/** By post: the cards that one has given to it so far. */
export function givenOut(cards: number[], draft: Row[]): number[][] {
  const posts: number[][] = Array.from({ length: NOBLES_EACH + 1 }, () => []);
  const given = draft.filter(([word]) => word === "post");
  given.forEach(([, post], n) => posts[post]!.push(cards[n]!));
  return posts;
}

/** The cards of an army after what is coming. */
export function troopsAfter(view: View, army: number, coming: GameEvent[]): number[] {
  const armies = (view.armies as number[][]).map((cards) => [...cards]);
  const leave = (from: number, troop: number): void => {
    const place = armies[from]!.indexOf(troop);
    if (place >= 0) armies[from]!.splice(place, 1);
  };
  for (const { event, army: to, army_from: from, troop } of coming) {
    if (event === "troop-left") leave(to, troop);
    if (event === "troop-taken") leave(from, troop);
    if (event === "troop-taken" || event === "troop-joined") armies[to]!.push(troop);
    if (event === "army-taken") armies[to]!.push(...armies[from]!.splice(0));
  }
  return armies[army]!;
}

/** Take a choice without waiting for a confirmation: the drag was one. */
async function take(face: Face, row: Row): Promise<void> {
  await face.take(row);
  if (face.candidate) await face.confirm();
}

const asked = (face: Face): string | undefined => face.question?.kind;

/** Carry a card to an army: to the one that receives, or, when that is still open, to one that may. */
export async function carryOver(face: Face, giver: number, troop: number, taker: number): Promise<void> {
  const chosen: Row = ["pick-army", taker];
  if (asked(face) === "receive") {
    if (!face.choices().some((row) => sameRow(row, chosen))) return tellWhy(face, chosen);
    await take(face, chosen);
    if (asked(face) !== "hand-over") return; // it was refused, which has been said
  }
  const row: Row = ["take", giver, troop];
  if (face.isLegal(row)) await take(face, row);
  else await tellWhy(face, row);
}

async function tellWhy(face: Face, row: Row): Promise<void> {
  const reason = await face.why(row);
  if (reason) face.notice = { words: reason.words, rule: reason.rule };
}
