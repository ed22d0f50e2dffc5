// The boards, found by name: one of the folders here, else the module that the game's own package brings, else the generic
// board, which plays any game. Each is loaded when it is needed.
import type { Component } from "svelte";
import type { GameNotation } from "$/server/api";
import type { Face } from "$/table/face/face";

export interface Board {
  default: Component<{ face: Face }>;
  /** Whether it tells the end itself: the sheet above it repeats no points then. */
  TELLS_THE_END?: boolean;
}
type Loader = () => Promise<Board>;

const GENERIC = "generic";
const FOLDERS = import.meta.glob<Board>("./*/Board.svelte");

function loaderOf({ game, board }: GameNotation): Loader | null {
  const ours = game.name === GENERIC ? undefined : FOLDERS[`./${game.name}/Board.svelte`];
  return ours ?? (board ? () => import("./foreign/ForeignBoard.svelte") : null);
}

/** Begin to load the board of one of our own games, of which only the name is known yet. */
export function preload(name: string): void {
  if (name !== GENERIC) void FOLDERS[`./${name}/Board.svelte`]?.().catch(() => undefined);
}

export const hasBoard = (game: GameNotation): boolean => loaderOf(game) !== null;

/** A game's board, or the generic one where it has none or a plain table is wished for. */
export const boardOf = (game: GameNotation, plain = false): Promise<Board> =>
  ((!plain && loaderOf(game)) || FOLDERS[`./${GENERIC}/Board.svelte`]!)();
