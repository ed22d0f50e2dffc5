// What bots say of their answers, and what people did beside the game: a key for each, said in the reader's language,
// at its place in the log.
import type { Said } from "$/server/socket";
import { say } from "$/words/words.svelte";
import type { GameWords, Row } from "../face/face";

/** How the keys of what nobody says begin. */
const NOTE = "table-";

export const isRemark = ({ remark }: Said): boolean => !!remark;

/** A remark as a sentence with who made it. */
export function remarked({ seat, remark }: Said, words: GameWords): string {
  const name = words.seat(seat ?? 0);
  if (remark?.key.startsWith(NOTE)) return say(`noted-${remark.key.slice(NOTE.length)}`, { name });
  const choice = remark?.choice ? words.choice(remark.choice as Row) : "";
  return say("remark", {
    name,
    words: say(`remark-${remark?.key}`, { choice }),
  });
}

/** The remarks that belong after each of some moves: after its own, or the last before it that is there. */
export function remarksBy(said: Said[], moves: number[]): Map<number, Said[]> {
  const found = new Map<number, Said[]>();
  for (const one of said) {
    const move = one.remark && moves.findLast((there) => there <= one.remark!.move);
    if (move !== undefined && move !== null) found.set(move, [...(found.get(move) ?? []), one]);
  }
  return found;
}
