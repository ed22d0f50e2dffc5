// Where things stand on the drawing of the city and the roads around it, in the units of the drawing.
import shapes from "$drawing/merv/shapes.json";

export const TILE = shapes.tile;
export const GAP = shapes.gap;
export const STEP = TILE + GAP;
export const RIM = shapes.rim; // walls and slots around the city
export const WALL_AT = shapes.wall.at; // how far the wall stands from the tiles
export const WALL_THICK = shapes.wall.thick;
export const SLOT_AT = shapes.slot.at;
export const SLOT_DEEP = shapes.slot.deep;
export const SPAN = 5 * STEP - GAP;
export const CITY = SPAN + 2 * RIM;

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** The upper left corner of a cell. */
export const cellAt = (cell: number): Point => ({
  x: RIM + (cell % 5) * STEP,
  y: RIM + Math.floor(cell / 5) * STEP,
});

/** A strip along the side of a slot's line, so far out and so deep. */
function strip(slot: number, out: number, deep: number): Rect {
  const side = Math.floor(slot / 5);
  const k = slot % 5;
  const along = RIM + (side < 2 ? k : 4 - k) * STEP;
  switch (side) {
    case 0:
      return { x: along, y: RIM - out - deep, width: TILE, height: deep };
    case 1:
      return { x: RIM + SPAN + out, y: along, width: deep, height: TILE };
    case 2:
      return { x: along, y: RIM + SPAN + out, width: TILE, height: deep };
    default:
      return { x: RIM - out - deep, y: along, width: deep, height: TILE };
  }
}

export const wallAt = (slot: number): Rect => strip(slot, WALL_AT, WALL_THICK);
export const slotAt = (slot: number): Rect => strip(slot, SLOT_AT, SLOT_DEEP);
/** Where a finger may land for a slot: from the tiles to the edge. */
export const reachOf = (slot: number): Rect => strip(slot, 2, RIM - 4);
export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The corner of the rim in which a queue waits: north-west, north-east, south-east, south-west. */
export function cornerAt(corner: number): Rect {
  const far = RIM + SPAN;
  const at = [
    [0, 0],
    [far, 0],
    [far, far],
    [0, far],
  ][corner]!;
  return { x: at[0]!, y: at[1]!, width: RIM, height: RIM };
}

export interface Layout {
  width: number;
  height: number;
  /** Where the city's own drawing begins. */
  city: Point;
  /** The middle of every city of the Silk Road: four near ones, then the four behind them. */
  towns: Point[];
  town: { width: number; height: number };
  /** The place where the road of each corner leaves the city. */
  gates: Point[];
  /** By city: where a camel lies on the last link of the way there. */
  camels: Point[];
}

const TOWN = shapes.town;
const INSET = shapes.inset; // of a gate from the corner of the city

const halfway = (from: Point, to: Point): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

function mirrors(width: number, height: number): (at: Point) => Point[] {
  return ({ x, y }) => [
    { x, y },
    { x: width - x, y },
    { x: width - x, y: height - y },
    { x, y: height - y },
  ];
}

/** The city with the towns of the roads above and below it, or, where that is too high, to its left and right. */
export const layoutOf = (upright: boolean): Layout => (upright ? uprightLayout() : lyingLayout());

function uprightLayout(): Layout {
  const edge = 4;
  const band = 102;
  const width = CITY + 2 * edge;
  const height = CITY + 2 * band;
  const mirrored = mirrors(width, height);
  const near = mirrored({ x: width / 8, y: 50 });
  const far = mirrored({ x: (3 * width) / 8, y: 50 });
  const out = (town: Point): number => (town.y < height / 2 ? 1 : -1);
  return {
    width,
    height,
    city: { x: edge, y: band },
    towns: [...near, ...far],
    town: TOWN,
    gates: mirrored({ x: edge + INSET, y: band + INSET }),
    camels: [
      ...near.map((town) => ({ x: town.x + 58, y: town.y + out(town) * 36 })),
      ...near.map((town, k) => halfway(town, far[k]!)),
    ],
  };
}

function lyingLayout(): Layout {
  const { side, band } = shapes.lying;
  const width = CITY + 2 * side;
  const height = CITY + 2 * band;
  const mirrored = mirrors(width, height);
  const near = mirrored({ x: shapes.lying.near[0]!, y: shapes.lying.near[1]! });
  const far = mirrored({ x: shapes.lying.far[0]!, y: shapes.lying.far[1]! });
  const gates = mirrored({ x: side + INSET, y: band + INSET });
  return {
    width,
    height,
    city: { x: side, y: band },
    towns: [...near, ...far],
    town: TOWN,
    gates,
    camels: [
      ...near.map((town, k) => halfway(town, gates[k]!)),
      ...near.map((town, k) => halfway(town, far[k]!)),
    ],
  };
}

/** A road from one place to another that swings a little, as roads do. */
export function road(from: Point, to: Point): string {
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) / 6, y: (from.y + to.y) / 2 - (to.x - from.x) / 6 };
  return `M${from.x} ${from.y} Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}

/** Where on the mosque's drawing a space lies: four columns, then two, then one that narrows to the dome. */
export const MOSQUE = { width: 240, height: 466, level: 42 };
export function spaceAt(level: number, part: number, parts: number): Rect {
  const whole = parts === 4 ? 236 : parts === 2 ? 204 : 164 - Math.max(0, level - 5) * 7;
  const gap = 3;
  const width = (whole - gap * (parts - 1)) / parts;
  return {
    x: (MOSQUE.width - whole) / 2 + part * (width + gap),
    y: MOSQUE.height - 4 - level * MOSQUE.level,
    width,
    height: MOSQUE.level - 3,
  };
}

/** The smallest rectangle around some, with a margin; null where there are none. */
export function around(rects: Rect[], margin: number): Rect | null {
  if (rects.length === 0) return null;
  const left = Math.min(...rects.map(({ x }) => x)) - margin;
  const top = Math.min(...rects.map(({ y }) => y)) - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...rects.map(({ x, width }) => x + width)) + margin - left,
    height: Math.max(...rects.map(({ y, height }) => y + height)) + margin - top,
  };
}
