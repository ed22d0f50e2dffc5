// The boards: a game without one of its own is played on the generic board. Each is loaded when it is needed.
import type { Component } from "svelte";
import type { Face } from "$/table/face/face";

export type BoardComponent = Component<{ face: Face }>;
type Loader = () => Promise<{ default: BoardComponent }>;

const BOARDS: Record<string, Loader> = {
  khan: () => import("./khan/Board.svelte"),
  merv: () => import("./merv/Board.svelte"),
  warrior_knights: () => import("./warrior_knights/Board.svelte"),
  connect_four: () => import("./connect_four/Board.svelte"),
};

export const hasBoard = (game: string): boolean => game in BOARDS;

/** Boards that tell the end themselves: the sheet above them repeats no points. */
const TELL_THE_END = ["merv", "warrior_knights"];

export const tellsTheEnd = (game: string): boolean => TELL_THE_END.includes(game);

/** A game's board, or the generic one where it has none or a plain table is wished for. */
export async function boardOf(game: string, plain = false): Promise<BoardComponent> {
  const generic: Loader = () => import("./generic/Board.svelte");
  return (await ((!plain && BOARDS[game]) || generic)()).default;
}
