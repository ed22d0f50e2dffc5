// The shapes of the map: cells as squares, regions and pieces as outlines, the river as flowing lines.
// A cell is a number, row by row from the north-west corner, as in the game's table of cells.
import type { Content } from "$/generated/khan";
import shapes from "$drawing/khan/shapes.json";

/** The side of a cell in the picture's units. */
export const SIDE = shapes.side;
/** How far the neighbouring lands and seas are drawn beyond the edge. */
export const MARGIN = shapes.margin;

export interface Land {
  rows: number;
  columns: number;
  /** By cell: the number of its terrain; the river is the last. */
  terrain: number[];
  terrains: string[];
  river: number;
  /** Cells at the edge that face the open sea. */
  coast: Set<number>;
}

export interface Spot {
  x: number;
  y: number;
}
/** A square by row and column; it may lie outside the board. */
export type Square = [row: number, column: number];

/** What of the game's content the map is drawn from. */
interface Drawn {
  game: { terrains: Pick<Content["game"]["terrains"][number], "letter" | "id">[] };
  board: Content["board"];
  borders: { sea: Pick<Content["borders"]["sea"][number], "cells">[] };
}

export function readLand(content: Drawn): Land {
  const { terrains } = content.game;
  const lines = content.board.filter((line) => line && !line.startsWith("#"));
  const letters = terrains.map(({ letter }) => letter);
  const columns = lines[0]!.length;
  const seas = content.borders.sea;
  return {
    rows: lines.length,
    columns,
    terrain: [...lines.join("")].map((letter) => letters.indexOf(letter)),
    terrains: terrains.map(({ id }) => id),
    river: letters.indexOf("~"),
    coast: new Set(seas.flatMap(({ cells }) => cells.map(([row, column]) => row! * columns + column!))),
  };
}

export const squareOf = (land: Land, cell: number): Square => [
  Math.floor(cell / land.columns),
  cell % land.columns,
];

/** The cell on a square, or -1 outside the board. */
export const cellAt = (land: Land, [row, column]: Square): number =>
  row >= 0 && row < land.rows && column >= 0 && column < land.columns ? row * land.columns + column : -1;

/** The middle of a cell in the picture. */
export function middle(land: Land, cell: number): Spot {
  const [row, column] = squareOf(land, cell);
  return { x: (column + 0.5) * SIDE, y: (row + 0.5) * SIDE };
}

export function beside(land: Land, cell: number): number[] {
  const [row, column] = squareOf(land, cell);
  const near: Square[] = [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ];
  return near.map((square) => cellAt(land, square)).filter((other) => other >= 0);
}

export const isRiver = (land: Land, cell: number): boolean => land.terrain[cell] === land.river;
export const byRiver = (land: Land, cell: number): boolean =>
  !isRiver(land, cell) && beside(land, cell).some((other) => isRiver(land, other));

export function atEdge(land: Land, cell: number): boolean {
  const [row, column] = squareOf(land, cell);
  return row === 0 || column === 0 || row === land.rows - 1 || column === land.columns - 1;
}

/** Whether a cell touches the neighbouring lands. */
export const bordering = (land: Land, cell: number): boolean =>
  atEdge(land, cell) && !isRiver(land, cell) && !land.coast.has(cell);

/** The squares of open sea around the board. */
export function seaSquares(land: Land): Square[] {
  const found = new Map<string, Square>();
  for (const cell of land.coast) {
    const [row, column] = squareOf(land, cell);
    const down = row === 0 ? -1 : row === land.rows - 1 ? 1 : 0;
    const right = column === 0 ? -1 : column === land.columns - 1 ? 1 : 0;
    const outside: Square[] = [
      [row + down, column],
      [row, column + right],
      [row + down, column + right],
    ];
    for (const square of outside) if (cellAt(land, square) < 0) found.set(square.join(), square);
  }
  return [...found.values()];
}

/** Sets of cells that hang together side by side, largest first. */
export function joined(land: Land, cells: Iterable<number>): number[][] {
  const left = new Set(cells);
  const found: number[][] = [];
  for (const start of [...left]) {
    if (!left.delete(start)) continue;
    const reached = [start];
    for (const cell of reached)
      for (const other of beside(land, cell)) if (left.delete(other)) reached.push(other);
    found.push(reached);
  }
  return found.sort((one, other) => other.length - one.length);
}

type Edge = { from: Square; to: Square; dx: number; dy: number };

/** The outline of squares as an SVG path, drawn inwards by `inset`, its corners rounded. */
export function outline(squares: Square[], inset = 0, round = 0): string {
  const filled = new Set(squares.map((square) => square.join()));
  const edges = new Map<string, Edge[]>();
  const add = (fx: number, fy: number, tx: number, ty: number): void => {
    const edge: Edge = { from: [fy, fx], to: [ty, tx], dx: tx - fx, dy: ty - fy };
    const key = edge.from.join();
    edges.set(key, [...(edges.get(key) ?? []), edge]);
  };
  for (const [row, column] of squares) {
    if (!filled.has(`${row - 1},${column}`)) add(column, row, column + 1, row);
    if (!filled.has(`${row},${column + 1}`)) add(column + 1, row, column + 1, row + 1);
    if (!filled.has(`${row + 1},${column}`)) add(column + 1, row + 1, column, row + 1);
    if (!filled.has(`${row},${column - 1}`)) add(column, row + 1, column, row);
  }
  const paths: string[] = [];
  for (const leaving of edges.values())
    while (leaving.length > 0) paths.push(loopPath(walk(edges, leaving.pop()!), inset, round));
  return paths.join("");
}

/** Follow the edge of an area, keeping it to the right, until the loop is closed. */
function walk(edges: Map<string, Edge[]>, first: Edge): Edge[] {
  const loop = [first];
  for (;;) {
    const last = loop[loop.length - 1]!;
    const leaving = edges.get(last.to.join()) ?? [];
    // where two squares touch at a corner only, turning right keeps them apart
    const rightOf = (edge: Edge): boolean => edge.dx === -last.dy && edge.dy === last.dx;
    const right = leaving.findIndex(rightOf);
    if (last.to.join() === first.from.join() && (rightOf(first) || right < 0)) return loop;
    loop.push(leaving.splice(Math.max(right, 0), 1)[0]!);
  }
}

function loopPath(loop: Edge[], inset: number, round: number): string {
  const turns = loop.filter((edge, k) => {
    const before = loop[(k + loop.length - 1) % loop.length]!;
    return before.dx !== edge.dx || before.dy !== edge.dy;
  });
  const corners = turns.map((edge, k) => {
    const before = turns[(k + turns.length - 1) % turns.length]!;
    return {
      x: edge.from[1] * SIDE + inset * (-before.dy - edge.dy),
      y: edge.from[0] * SIDE + inset * (before.dx + edge.dx),
      before,
      edge,
    };
  });
  const near = (value: number): number => Math.round(value * 10) / 10;
  const parts = corners.map(({ x, y, before, edge }, k) => {
    const entry = `${near(x - before.dx * round)} ${near(y - before.dy * round)}`;
    const start = k === 0 ? `M${entry}` : `L${entry}`;
    if (round === 0) return start;
    return `${start}Q${near(x)} ${near(y)} ${near(x + edge.dx * round)} ${near(y + edge.dy * round)}`;
  });
  return `${parts.join("")}Z`;
}

/** The courses of the river: the main one from edge to edge first, then the branches that run into it. */
export function riverCourses(land: Land): number[][] {
  const wet = land.terrain.flatMap((_, cell) => (isRiver(land, cell) ? [cell] : []));
  const flow = (cell: number): number[] => beside(land, cell).filter((other) => isRiver(land, other));
  const passed = new Set<number>();
  const courses: number[][] = [];
  for (const spring of wet.filter((cell) => flow(cell).length === 1)) {
    if (passed.has(spring)) continue;
    const course = [spring];
    passed.add(spring);
    for (;;) {
      const here = course[course.length - 1]!;
      const from = course[course.length - 2];
      const straight = from === undefined ? -1 : 2 * here - from;
      const ahead = flow(here).filter((other) => other !== from);
      const mouth = courses.length > 0 ? ahead.find((other) => passed.has(other)) : undefined;
      if (mouth !== undefined) {
        course.push(mouth);
        break;
      }
      const dry = ahead.filter((other) => !passed.has(other));
      if (dry.length === 0) break;
      course.push(dry.includes(straight) ? straight : dry[0]!);
      passed.add(course[course.length - 1]!);
    }
    courses.push(course);
  }
  return courses;
}

/** A course as a smooth path that leaves the board where the river does. */
export function riverPath(land: Land, course: number[]): string {
  const spots = course.map((cell) => {
    const { x, y } = middle(land, cell);
    return { x: x + 9 * Math.sin(cell * 2.4), y: y + 9 * Math.cos(cell * 1.7) };
  });
  const outside = (cell: number): Spot | null => {
    if (!atEdge(land, cell)) return null;
    const [row, column] = squareOf(land, cell);
    const { x, y } = middle(land, cell);
    if (column === 0) return { x: -SIDE, y };
    if (column === land.columns - 1) return { x: x + SIDE * 1.5, y };
    return row === 0 ? { x, y: -SIDE } : { x, y: y + SIDE * 1.5 };
  };
  const before = outside(course[0]!);
  const after = outside(course[course.length - 1]!);
  const all = [...(before ? [before] : []), ...spots, ...(after ? [after] : [])];
  const say = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const half = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  let path = `M${say(all[0]!)}`;
  for (let k = 1; k < all.length - 1; k++) path += `Q${say(all[k]!)} ${say(half(all[k]!, all[k + 1]!))}`;
  return `${path}L${say(all[all.length - 1]!)}`;
}

/** The same small number for the same cell every time, from 0 to 1: where a drawing is free to vary. */
export function whim(cell: number, salt: number): number {
  const mixed = Math.sin(cell * 127.1 + salt * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
