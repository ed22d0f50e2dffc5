// A troop card dragged from one army to another.
import type { Choice, Face } from "$/generated/warrior_knights";
import { sameRow } from "$/table/face/face";

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
