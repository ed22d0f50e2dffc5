// Choices that are made in secret and handed in together: they become what a person wishes, one after the other.
import type { Choice, Face } from "$/generated/warrior_knights";
import { sameRow } from "$/table/face/face";

export const draftOf = (face: Pick<Face, "view">): Choice[] => (face.view.draft ?? []) as Choice[];

export const isHandedIn = (draft: Choice[]): boolean => draft.some(([word]) => word === "commit");

const begins = (draft: Choice[], wanted: Choice[]): boolean =>
  draft.length <= wanted.length && draft.every((row, place) => sameRow(row, wanted[place]!));

const PAUSE = 15;
const PATIENCE = 6000;

/** Wait until as many choices are made as wished; gives whether it came to that. */
async function until(face: Face, size: number): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (draftOf(face).length === size && !face.busy) return true;
    await new Promise((wake) => setTimeout(wake, PAUSE));
  }
  return false;
}

/** Hand a choice over; the press that led to it was its confirmation. */
async function send(face: Face, row: Choice): Promise<void> {
  face.candidate = row;
  await face.confirm();
}

/** Make one's choices so far what is wished, which may change meanwhile: what differs is taken back, the rest follows. */
export async function make(face: Face, wish: () => Choice[]): Promise<void> {
  for (;;) {
    const [now, wanted] = [draftOf(face), wish()];
    const fits = begins(now, wanted);
    const size = now.length;
    const row = wanted[size];
    if (fits && !row) return;
    if (!(await until(face, size)) || !face.question) return;
    if (fits && row) await send(face, row);
    else await face.undo();
    if (row?.[0] === "commit" && fits) return;
    if (!(await until(face, size + (fits ? 1 : -1)))) return;
  }
}
