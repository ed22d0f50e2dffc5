// What the question's options allow, read once: by cell, by card, by ruler, by piece; and what of it fits what is picked up.
import type { Question, Row } from "$/table/face/face";
import type { Land } from "../model/geometry";
import type { Place } from "../model/pieces";

export interface Reach {
  kind: string | null;
  settle: Set<number>;
  /** By card: the cells that it can invade. */
  invade: Map<number, Set<number>>;
  free: Set<number>;
  chase: Set<number>;
  /** By kind of piece: its legal placements. */
  conquer: Map<number, number[]>;
  discard: Set<number>;
  regions: Set<number>;
  reserve: Set<number>;
  /** Choices that point at nothing on the map: done, pass, agree, … */
  plain: string[];
}

export type Picked =
  | { what: "card"; card: number }
  | { what: "free" }
  | { what: "piece"; kind: number }
  | { what: "cell"; cell: number }
  | { what: "divine" }
  | { what: "reserve" };

const ON_THE_BOARD = [
  "settle",
  "invade",
  "free-invade",
  "chase",
  "conquer",
  "discard",
  "divine-support",
  "reconnoitre",
];

export function readReach(question: Question | null, places: Place[]): Reach {
  const options = question?.options ?? {};
  const firsts = (word: string): number[] => (options[word] ?? []).map((row) => row[0] as number);
  const grouped = <K>(pairs: [K, number][]): Map<K, number[]> => {
    const found = new Map<K, number[]>();
    for (const [key, value] of pairs) {
      const listed = found.get(key);
      if (listed) listed.push(value);
      else found.set(key, [value]);
    }
    return found;
  };
  const invasions = grouped((options.invade ?? []).map(([card, cell]): [number, number] => [card, cell]));
  return {
    kind: question?.kind ?? null,
    settle: new Set(firsts("settle")),
    invade: new Map([...invasions].map(([card, cells]) => [card, new Set(cells)])),
    free: new Set(firsts("free-invade")),
    chase: new Set(firsts("chase")),
    conquer: grouped(firsts("conquer").map((number): [number, number] => [places[number]!.kind, number])),
    discard: new Set(firsts("discard")),
    regions: new Set(firsts("divine-support")),
    reserve: new Set(firsts("reconnoitre")),
    plain: Object.keys(options).filter((word) => !ON_THE_BOARD.includes(word)),
  };
}

const NOWHERE: ReadonlySet<number> = new Set();

/** The cells that light up. */
export function litCells(
  reach: Reach,
  picked: Picked | null,
  land: Land,
  places: Place[],
  rulers: number[],
): ReadonlySet<number> {
  switch (picked?.what) {
    case "card":
      return reach.invade.get(picked.card) ?? NOWHERE;
    case "free":
      return reach.free;
    case "piece":
      return new Set((reach.conquer.get(picked.kind) ?? []).flatMap((number) => places[number]!.cells));
    case "cell":
      return new Set([picked.cell]);
    case "divine":
      return new Set(land.terrain.flatMap((region, cell) => (reach.regions.has(region) ? [cell] : [])));
    case "reserve":
      return NOWHERE;
    default: {
      const chased = [...reach.chase].map((ruler) => rulers[ruler]!);
      const covered = [...reach.conquer.values()].flatMap((numbers) =>
        numbers.flatMap((n) => places[n]!.cells),
      );
      const invaded = [...reach.invade.values()].flatMap((cells) => [...cells]);
      return new Set([...reach.settle, ...chased, ...covered, ...invaded, ...reach.free]);
    }
  }
}

/** The choices that fit what is picked up; null while everything does. */
export function narrowedBy(reach: Reach, picked: Picked | null, places: Place[]): Row[] | null {
  switch (picked?.what) {
    case "card":
      return [...(reach.invade.get(picked.card) ?? [])].map((cell): Row => ["invade", picked.card, cell]);
    case "free":
      return [...reach.free].map((cell): Row => ["free-invade", cell]);
    case "piece":
      return (reach.conquer.get(picked.kind) ?? []).map((number): Row => ["conquer", number]);
    case "divine":
      return [...reach.regions].map((region): Row => ["divine-support", region]);
    case "reserve":
      return [...reach.reserve].map((kind): Row => ["reconnoitre", kind]);
    case "cell":
      return choicesAt(reach, picked.cell, places);
    default:
      return null;
  }
}

/** Everything that can be done with a cell when nothing is picked up, apart from whoever stands there. */
export function choicesAt(reach: Reach, cell: number, places: Place[]): Row[] {
  const cards = [...reach.invade].filter(([, cells]) => cells.has(cell));
  return [
    ...(reach.settle.has(cell) ? [["settle", cell] as Row] : []),
    ...cards.map(([card]): Row => ["invade", card, cell]),
    ...(reach.free.has(cell) ? [["free-invade", cell] as Row] : []),
    ...[...reach.conquer.values()]
      .flat()
      .filter((number) => places[number]!.cells.includes(cell))
      .map((number): Row => ["conquer", number]),
  ];
}

/** Whether what is picked up can still be used. */
export function stillHeld(reach: Reach, picked: Picked): boolean {
  switch (picked.what) {
    case "card":
      return reach.invade.has(picked.card);
    case "free":
      return reach.free.size > 0;
    case "piece":
      return reach.conquer.has(picked.kind);
    case "divine":
      return reach.regions.size > 0;
    case "reserve":
      return reach.reserve.size > 0;
    case "cell":
      return false;
  }
}
