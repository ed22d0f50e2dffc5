// Where the things of a figure lie on its board, in shares of the board's width and height.
import { placesOf, type Thing } from "$/table/following/things.svelte";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AIR = 0.012;
const NEARLY = 0.003;
const SIDES = ["left", "top", "width", "height"] as const;
export const ALL: Box = { left: 0, top: 0, width: 1, height: 1 };

/** The box of a thing, or null where the board does not draw it; of several the largest, which is its own place. */
export function boxOf(board: Element, thing: Thing): Box | null {
  const whole = board.getBoundingClientRect();
  const found = [...board.querySelectorAll(placesOf([thing]))]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .sort((one, other) => other.width * other.height - one.width * one.height)[0];
  if (!found || whole.width === 0) return null;
  return {
    left: (found.left - whole.left) / whole.width,
    top: (found.top - whole.top) / whole.height,
    width: found.width / whole.width,
    height: found.height / whole.height,
  };
}

/** The box around all of these with a little air, or all of the board where there are none. */
export function around(boxes: Box[]): Box {
  if (boxes.length === 0) return ALL;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - AIR);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - AIR);
  const right = Math.min(1, Math.max(...boxes.map((box) => box.left + box.width)) + AIR);
  const bottom = Math.min(1, Math.max(...boxes.map((box) => box.top + box.height)) + AIR);
  return { left, top, width: right - left, height: bottom - top };
}

/** A box of the board within another one. */
export const within = (outer: Box, box: Box): Box => ({
  left: (box.left - outer.left) / outer.width,
  top: (box.top - outer.top) / outer.height,
  width: box.width / outer.width,
  height: box.height / outer.height,
});

/** Whether boxes are the same but for what rounding makes of them at another size. */
export const alike = (some: Box[], others: Box[]): boolean =>
  some.length === others.length &&
  some.every((box, place) => {
    const other = others[place]!;
    return SIDES.every((side) => Math.abs(box[side] - other[side]) < NEARLY);
  });
