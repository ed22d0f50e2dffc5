// Where the things of a figure lie on its board, in shares of the board's width and height.
import { placesOf, type Thing } from "$/table/following/things.svelte";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

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

/** The box around all of these, or all of the board where there are none. */
export function around(boxes: Box[]): Box {
  if (boxes.length === 0) return ALL;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** A box of the board within another one. */
export const within = (outer: Box, box: Box): Box => ({
  left: (box.left - outer.left) / outer.width,
  top: (box.top - outer.top) / outer.height,
  width: box.width / outer.width,
  height: box.height / outer.height,
});
