// The spoken name of a cell: "cell d4, tundra, yurt of Red, next to the river".
import { say } from "$/words/words.svelte";
import { bordering, byRiver, isRiver } from "../model/geometry";
import type { Pointer } from "./pointer.svelte";
import { standingOn } from "../model/standing";

export function cellName(pointer: Pointer, cell: number): string {
  const { land, face } = pointer;
  const words = face.words;
  const parts = [say("khan-cell", { cell: words.entry("cell", cell) })];
  parts.push(isRiver(land, cell) ? say("khan-land-river") : words.entry("region", land.terrain[cell]!));
  const standing = standingOn(face.view.ground[cell]!);
  switch (standing.what) {
    case "neutral":
      parts.push(say("khan-neutral-yurt"));
      break;
    case "yurt":
      parts.push(say("khan-yurt", { seat: words.seat(standing.seat) }));
      break;
    case "ruler":
      parts.push(words.entry("ruler", standing.ruler));
      break;
    case "piece": {
      const piece = pointer.laid[standing.laid];
      if (piece)
        parts.push(
          say("khan-piece", {
            kind: words.entry("kind", piece.kind),
            owners: piece.owners.map((seat) => words.seat(seat)).join(", "),
          }),
        );
    }
  }
  if (byRiver(land, cell)) parts.push(say("khan-by-river"));
  if (bordering(land, cell)) parts.push(say("khan-bordering"));
  if (land.coast.has(cell)) parts.push(say("khan-coast"));
  if (pointer.lit.has(cell)) parts.push(say("khan-possible"));
  return parts.join(", ");
}

const STANDS = { neutral: "neutral", yurt: "yurt", nothing: "" };

/** What the legend says of a cell: what stands there, what protects it, and its land. */
export function meaningOf({ land, face, laid, kinds }: Pointer, cell: number): string {
  const standing = standingOn(face.view.ground[cell]!);
  const ground = isRiver(land, cell) ? "river" : `region:${land.terrain[cell]}`;
  const guarded = face.facts.guarded.some(([one]) => one === cell) ? "guard" : "";
  if (standing.what === "ruler") return `ruler:${standing.ruler} ${ground}`;
  if (standing.what !== "piece") return `${STANDS[standing.what]} ${guarded} ${ground}`;
  return `${kinds[laid[standing.laid]?.kind ?? 0]!.bridge ? "bridge" : "tile"} marker`;
}
