// The icon as pixels, for places that take no vectors: the shapes of public/icon.svg, filled point by point.
import { crc32, deflateSync } from "node:zlib";

type Inside = (x: number, y: number) => boolean;
type Colour = readonly [number, number, number];

const RUST: Colour = [0x9a, 0x3b, 0x1f];
const PAPER: Colour = [0xff, 0xf4, 0xdd];
const LAMP: Colour = [0xf0, 0xa2, 0x4a];
const SIZE = 64; // of the drawing
const FINE = 4; // points a pixel, in each direction

const ring =
  (x: number, y: number, radius: number): Inside =>
  (px, py) =>
    Math.hypot(px - x, py - y) <= radius;
const box =
  (left: number, top: number, right: number, bottom: number): Inside =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;
const arch = (left: number, right: number, top: number): Inside => {
  const radius = (right - left) / 2;
  const [round, door] = [ring(left + radius, top, radius), box(left, top, right, 52)];
  return (x, y) => round(x, y) || door(x, y);
};
const house: Inside = (x, y) => box(8, 16, 56, 52)(x, y) && Math.abs(x - 32) <= 12 + (y - 16);

const SHAPES: readonly (readonly [Inside, Colour])[] = [
  [house, PAPER],
  [arch(20, 44, 38), RUST],
  [arch(26, 38, 40), LAMP],
  [box(12, 26.5, 52, 29.5), RUST],
  [ring(32, 21.5, 2.6), RUST],
];

/** The ground with round corners. */
function rounded(x: number, y: number): boolean {
  const [dx, dy] = [Math.max(14 - x, x - 50, 0), Math.max(14 - y, y - 50, 0)];
  return Math.hypot(dx, dy) <= 14;
}

/** The colour of a point, or null outside; where the platform cuts the icon, the ground fills all and the drawing is smaller. */
function at(x: number, y: number, cut: boolean): Colour | null {
  const [px, py] = cut ? [(x - 32) / 0.72 + 32, (y - 32) / 0.72 + 32] : [x, y];
  if (!cut && !rounded(x, y)) return null;
  return SHAPES.findLast(([inside]) => inside(px, py))?.[1] ?? RUST;
}

function pixel(column: number, row: number, pixels: number, cut: boolean): number[] {
  const sum = [0, 0, 0];
  let filled = 0;
  for (let k = 0; k < FINE * FINE; k++) {
    const x = ((column + ((k % FINE) + 0.5) / FINE) * SIZE) / pixels;
    const y = ((row + (Math.floor(k / FINE) + 0.5) / FINE) * SIZE) / pixels;
    const colour = at(x, y, cut);
    if (!colour) continue;
    filled++;
    colour.forEach((part, each) => (sum[each]! += part));
  }
  const alpha = Math.round((filled * 255) / (FINE * FINE));
  return [...sum.map((part) => (filled ? Math.round(part / filled) : 0)), alpha];
}

/** A square PNG of so many pixels; `cut` for platforms that cut icons into a shape of their own. */
export function icon(pixels: number, cut = false): Buffer {
  const rows: number[] = [];
  for (let row = 0; row < pixels; row++) {
    rows.push(0); // no filter
    for (let column = 0; column < pixels; column++) rows.push(...pixel(column, row, pixels, cut));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixels, 0);
  head.writeUInt32BE(pixels, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits each of red, green, blue and alpha
  const parts = [
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.from(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
