// The pieces: their forms when turned and flipped, the places where they can lie, and which of them is aimed at.
import type { Content } from "$/generated/khan";
import { cellAt, squareOf, type Land, type Spot, type Square } from "./geometry";

export interface Kind {
  id: string;
  bridge: boolean;
  points: number;
  copies: number;
  squares: Square[];
}

/** Where a piece can lie. */
export interface Place {
  kind: number;
  cells: number[];
}

export interface Turn {
  quarters: number;
  flipped: boolean;
}

/** What a piece would cover when it is laid down here; its placement, where the game has a number for it. */
export interface Ghost {
  kind: number;
  cells: number[];
  placement: number | null;
  legal: boolean;
}

export const readKinds = (content: Content): Kind[] =>
  content.pieces.piece.map((piece) => ({
    id: piece.id,
    bridge: piece.class === "bridge",
    points: piece.vp,
    copies: piece.count,
    squares: piece.cells as Square[],
  }));

const known = new WeakMap<string[], Place[]>();

/** The game's table of placements ("tile_i2:a1-b1"), read once. */
export function readPlaces(placements: string[], kinds: string[], cells: string[]): Place[] {
  let places = known.get(placements);
  if (!places) {
    const kindOf = new Map(kinds.map((name, kind) => [name, kind]));
    const cellOf = new Map(cells.map((name, cell) => [name, cell]));
    places = placements.map((text) => {
      const [kind, covered] = text.split(":") as [string, string];
      return { kind: kindOf.get(kind)!, cells: covered.split("-").map((name) => cellOf.get(name)!) };
    });
    known.set(placements, places);
  }
  return places;
}

/** Squares moved into the north-west corner and sorted. */
export function cornered(squares: Square[]): Square[] {
  const top = Math.min(...squares.map(([row]) => row));
  const left = Math.min(...squares.map(([, column]) => column));
  return squares
    .map(([row, column]): Square => [row - top, column - left])
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

export function turned(squares: Square[], { quarters, flipped }: Turn): Square[] {
  let shape = flipped ? squares.map(([row, column]): Square => [row, -column]) : squares;
  for (let k = 0; k < ((quarters % 4) + 4) % 4; k++)
    shape = shape.map(([row, column]): Square => [column, -row]);
  return cornered(shape);
}

export const TURNS: Turn[] = [false, true].flatMap((flipped) =>
  [0, 1, 2, 3].map((quarters) => ({ quarters, flipped })),
);

export const formOf = (land: Land, cells: number[]): string =>
  cornered(cells.map((cell) => squareOf(land, cell))).join(" ");

function centre(squares: Square[]): Spot {
  const sum = (axis: 0 | 1): number =>
    squares.reduce((total, square) => total + square[axis], 0) / squares.length;
  return { x: sum(1), y: sum(0) };
}

/** The square of a shape that is held under the pointer. */
function grip(squares: Square[]): Square {
  const { x, y } = centre(squares);
  const far = ([row, column]: Square): number => Math.hypot(row - y, column - x);
  return [...squares].sort((one, other) => far(one) - far(other))[0]!;
}

/**
 * The legal placement in this form that a cell means. With the spot of a pointer (in cells) the one whose middle is
 * nearest; else the one that begins on the cell, or the nearest.
 */
export function aimed(
  land: Land,
  places: Place[],
  legal: number[],
  form: string,
  cell: number,
  spot: Spot | null,
): number | null {
  const fitting = legal.filter(
    (number) => places[number]!.cells.includes(cell) && formOf(land, places[number]!.cells) === form,
  );
  if (fitting.length === 0) return null;
  if (!spot) {
    const beginning = fitting.find((number) => places[number]!.cells[0] === cell);
    if (beginning !== undefined) return beginning;
  }
  const [row, column] = squareOf(land, cell);
  const aim = spot ?? { x: column + 0.5, y: row + 0.5 };
  const far = (number: number): number => {
    const { x, y } = centre(places[number]!.cells.map((covered) => squareOf(land, covered)));
    return Math.hypot(x + 0.5 - aim.x, y + 0.5 - aim.y);
  };
  return fitting.sort((one, other) => far(one) - far(other))[0]!;
}

/** The turn nearest to the one held in which the piece has a legal place on this cell; the same turn where none has. */
export function bestTurn(
  land: Land,
  kind: Kind,
  places: Place[],
  legal: number[],
  held: Turn,
  cell: number,
): Turn {
  const forms = new Set(
    legal
      .filter((number) => places[number]!.cells.includes(cell))
      .map((number) => formOf(land, places[number]!.cells)),
  );
  const cost = (turn: Turn): number =>
    ((turn.quarters - held.quarters + 4) % 4) + (turn.flipped === held.flipped ? 0 : 4);
  const turns = [...TURNS].sort((one, other) => cost(one) - cost(other));
  return turns.find((turn) => forms.has(turned(kind.squares, turn).join(" "))) ?? held;
}

/** The piece as it would lie with the pointer on a cell. */
export function ghostAt(
  land: Land,
  kind: number,
  squares: Square[],
  places: Place[],
  legal: number[],
  cell: number,
  spot: Spot | null,
): Ghost {
  const form = squares.join(" ");
  const placement = aimed(land, places, legal, form, cell, spot);
  if (placement !== null) return { kind, cells: places[placement]!.cells, placement, legal: true };
  const [row, column] = squareOf(land, cell);
  const [gripRow, gripColumn] = grip(squares);
  const cells = squares
    .map(([down, right]) => cellAt(land, [row + down - gripRow, column + right - gripColumn]))
    .filter((covered) => covered >= 0);
  const covers = cells.join();
  const found = places.findIndex((place) => place.kind === kind && place.cells.join() === covers);
  return { kind, cells, placement: found < 0 ? null : found, legal: false };
}

/** A placement in the game's notation, also one that the game has no number for. */
export const spelledOut = (kinds: string[], cells: string[], ghost: Ghost): string =>
  `conquer ${kinds[ghost.kind]}:${ghost.cells.map((cell) => cells[cell]).join("-")}`;
