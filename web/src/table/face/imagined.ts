// What if: a private copy of the game, made from what one seat knows; on it one person plays all seats.
import type { FluentBundle } from "@fluent/bundle";
import type { TableShown } from "$/server/api";
import type { Answer, Line } from "$/server/socket";
import type { Happening } from "./face";
import type { GameKnown } from "./games";
import { Party } from "./party.svelte";

export async function imagine(
  line: Line,
  known: GameKnown,
  bundles: FluentBundle[],
  shown: TableShown,
  seat: number | null,
  at: number | null,
  past: Happening[],
): Promise<Party> {
  const { id } = await line.ask<Answer<"done">>({ do: "imagine", table: shown.id, seat, at });
  const world = { ...shown, id: `imagined:${id}`, status: "running", proposal: null };
  const seats = shown.seats.map((sitting) => sitting.seat);
  const first = seat ?? 0;
  const party = new Party(
    line,
    known,
    bundles,
    world,
    [first, ...seats.filter((other) => other !== first)],
    "imagined",
  );
  for (const face of party.faces) face.remember(past);
  party.watch();
  return party;
}

/** Forget the world on the server too. */
export function leaveWorld(party: Party, line: Line): void {
  party.leave();
  line.forget(party.shown.id);
}
