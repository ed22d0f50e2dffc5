// Where an explanation lies: near what it is about, and over nothing that can be chosen.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Extent {
  width: number;
  height: number;
}
export interface Placed {
  left: number;
  top: number;
}

const EDGE = 6; // pixels that stay free at the edge of the screen
const GAP = 14; // likewise between an explanation and what it is about
const STEP = 16; // places are tried so far apart
const ASIDE = 24; // a place beside counts as so much farther than one above or below
const BELOW = 8; // likewise one below: a hand lies there

/** The room that two boxes share, in square pixels. */
export const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const boxAt = ({ left, top }: Placed, { width, height }: Extent): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** How far a point lies from a box. */
export const apart = ({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }): number =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** From one edge to the other in steps, both edges among them. */
function steps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP));
  return to <= from
    ? [from]
    : [...Array(count + 1).keys()].map((n) => from + Math.floor(((to - from) * n) / count));
}

/** How far a box lies from what it is about; beside it is farther than above. */
function distance(box: Box, about: Box): number {
  const across = Math.max(about.left - box.right, box.left - about.right, 0);
  const along = Math.max(about.top - box.bottom, box.top - about.bottom, 0);
  const off = Math.abs(box.left + box.right - about.left - about.right) / 20; // in the middle rather than not
  return Math.hypot(across, along) + off + (along === 0 ? ASIDE : box.top >= about.bottom ? BELOW : 0);
}

/**
 * The nearest place for an explanation of a certain size that covers nothing of what is taken, nor what it is about;
 * where there is none, the one that covers the least of it.
 */
export function placed(size: Extent, about: Box, room: Extent, taken: Box[]): Placed {
  const clear = grown(about, GAP);
  const [right, bottom] = [room.width - size.width - EDGE, room.height - size.height - EDGE];
  const middle = within((about.left + about.right - size.width) / 2, EDGE, right);
  const lefts = [middle, ...steps(EDGE, right)];
  const tops = [
    within(clear.top - size.height, EDGE, bottom),
    within(clear.bottom, EDGE, bottom),
    ...steps(EDGE, bottom),
  ];
  const all = [clear, ...taken];
  /** How much of everything a box covers; no longer counted once it is too much. */
  const sum = (box: Box, most: number): number => {
    let covered = 0;
    for (const each of all) {
      covered += shared(box, each);
      if (covered > most) break;
    }
    return covered;
  };
  let best = { left: middle, top: tops[0]! };
  let least = { covered: Infinity, far: Infinity };
  for (const top of tops)
    for (const left of lefts) {
      const box = boxAt({ left, top }, size);
      const far = distance(box, about);
      if (far >= least.far && least.covered === 0) continue;
      const covered = sum(box, least.covered);
      if (covered > least.covered || (covered === least.covered && far >= least.far)) continue;
      [best, least] = [
        { left, top },
        { covered, far },
      ];
    }
  return best;
}
