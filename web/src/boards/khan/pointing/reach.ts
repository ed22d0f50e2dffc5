// What the question's options allow, read once: by cell, by card, by ruler, by piece; and what of it fits what is picked up.
import type { Choice, Question } from "$/generated/khan";
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
  plain: Plain[];
}

/** A choice that is a word alone. */
type Plain = Extract<Choice, [string]>[0];

export type Picked =
  | { what: "card"; card: number }
  | { what: "free" }
  | { what: "piece"; kind: number }
  | { what: "cell"; cell: number }
  | { what: "divine" }
  | { what: "reserve" };

const ON_THE_BOARD: Choice[0][] = [
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
  const firsts = (rows: number[][] = []): number[] => rows.map(([first]) => first!);
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
    settle: new Set(firsts(options.settle)),
    invade: new Map([...invasions].map(([card, cells]) => [card, new Set(cells)])),
    free: new Set(firsts(options["free-invade"])),
    chase: new Set(firsts(options.chase)),
    conquer: grouped(
      firsts(options.conquer).map((number): [number, number] => [places[number]!.kind, number]),
    ),
    discard: new Set(firsts(options.discard)),
    regions: new Set(firsts(options["divine-support"])),
    reserve: new Set(firsts(options.reconnoitre)),
    plain: (Object.keys(options) as Choice[0][]).filter(
      (word): word is Plain => !ON_THE_BOARD.includes(word),
    ),
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
export function narrowedBy(reach: Reach, picked: Picked | null, places: Place[]): Choice[] | null {
  switch (picked?.what) {
    case "card":
      return [...(reach.invade.get(picked.card) ?? [])].map((cell): Choice => ["invade", picked.card, cell]);
    case "free":
      return [...reach.free].map((cell): Choice => ["free-invade", cell]);
    case "piece":
      return (reach.conquer.get(picked.kind) ?? []).map((number): Choice => ["conquer", number]);
    case "divine":
      return [...reach.regions].map((region): Choice => ["divine-support", region]);
    case "reserve":
      return [...reach.reserve].map((kind): Choice => ["reconnoitre", kind]);
    case "cell":
      return choicesAt(reach, picked.cell, places);
    default:
      return null;
  }
}

/** Everything that can be done with a cell when nothing is picked up, apart from whoever stands there. */
export function choicesAt(reach: Reach, cell: number, places: Place[]): Choice[] {
  const cards = [...reach.invade].filter(([, cells]) => cells.has(cell));
  return [
    ...(reach.settle.has(cell) ? [["settle", cell] as Choice] : []),
    ...cards.map(([card]): Choice => ["invade", card, cell]),
    ...(reach.free.has(cell) ? [["free-invade", cell] as Choice] : []),
    ...[...reach.conquer.values()]
      .flat()
      .filter((number) => places[number]!.cells.includes(cell))
      .map((number): Choice => ["conquer", number]),
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
