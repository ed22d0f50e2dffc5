// Which elements of the board a choice is made at, and which choice an element stands for when it is not legal.
import {
  CASTLE,
  GARRISON,
  type Choice,
  type Face,
  type Question,
  type View,
} from "$/generated/warrior_knights";
import { areaOf, noblesOf, seatOf } from "../model/realm";
import type { Tables } from "../model/tables";

type Prompt = Question["prompt"];
/** The words of choices of a single number. */
type OfNumber = Extract<Choice, [string, number]>[0];

const armySpots = (army: number): string[] =>
  army < GARRISON ? [`noble-${army}`, `army-${army}`] : [`castle-${army - GARRISON}`, `army-${army}`];

const wallSpot = (wall: number, view: View, tables: Tables): string =>
  wall >= CASTLE ? `area-${view.castle[wall - CASTLE]}` : `area-${tables.cities[wall]!.area}`;

/** The elements at which a choice can be made; none for those that have only a button of their own. */
export function spotsOf(row: Choice, question: Question, view: View, tables: Tables): string[] {
  const [word, first, second] = row;
  const { kind, prompt } = question;
  switch (word) {
    case "place-castle":
    case "mobilize":
    case "pick-area":
    case "sail":
      return [`area-${first}`];
    case "march":
      return [`area-${tables.routes[first]!.at(-1)}`];
    case "pick-city":
    case "fortify":
      return [`area-${tables.cities[first]!.area}`];
    case "repair":
      return [wallSpot(first, view, tables)];
    case "pick-noble":
      return armySpots(first);
    case "pick-army":
    case "casualty":
    case "take-all":
      return armySpots(first);
    case "attack-with":
      return (first as number[]).map((noble) => `noble-${noble}`);
    case "fight":
      return noblesOf(first)
        .filter((noble) => areaOf(view, noble) === view.area)
        .map((noble) => `noble-${noble}`);
    case "assault":
    case "besiege":
      return [];
    case "take":
    case "pay":
      return [`troop-${first}-${second}`];
    case "pick-troop":
      return typeof prompt.army === "number" ? [`troop-${prompt.army}-${first}`] : [];
    case "hire":
      return [`company-${first}`];
    case "pick-space":
      return [`space-${first}`];
    case "pick-zone":
      return [`zone-${first}`];
    case "pick-seat":
      return [`baron-${first}`];
    case "pick-agenda":
      return view.agenda_open.includes(first) ? [`agenda-${first}`] : [];
    case "pick-expedition":
      return [`ship-${first}`];
    case "amount":
      return kind === "commit-votes" || kind === "write-votes" ? [`votes-${first}`] : [];
    case "plan-card":
      return [`kind-${second}`];
    case "commit":
      return kind === "planning" || kind === "commit-votes" || kind === "write-votes" ? ["hand-in"] : [];
    default:
      return [];
  }
}

/** By element: the choices that can be made at it. For fingers a whole area stands for who is in it. */
export function placed(
  rows: Choice[],
  question: Question | null,
  view: View,
  tables: Tables,
  fingers = false,
): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  if (!question) return found;
  for (const row of rows) {
    const spots = spotsOf(row, question, view, tables);
    const areas = fingers ? spots.filter(isOnMap).map((spot) => `area-${areaAt(spot, view)}`) : [];
    for (const spot of new Set([...spots, ...areas])) found.set(spot, [...(found.get(spot) ?? []), row]);
  }
  return found;
}

/** Whether an element is a noble or a garrison on the map. */
export const isOnMap = (spot: string): boolean => /^(noble|castle)-/.test(spot);

/** The area that an element of the map lies in. */
export function areaAt(spot: string, view: View): number {
  const [what, first] = spot.split("-");
  const number = Number(first);
  return what === "noble" ? areaOf(view, number) : what === "castle" ? view.castle[number]! : number;
}

/** Whether an element is on the board now, with the armies of one baron laid out. */
export function isShown(spot: string, view: View, baron: number): boolean {
  const [what, first] = spot.split("-");
  const number = Number(first);
  switch (what) {
    case "noble":
      return areaOf(view, number) >= 0;
    case "castle":
      return view.castle[number]! >= 0;
    case "army":
    case "troop":
      return seatOf(number) === baron;
    default:
      return true;
  }
}

/** Whose armies the choices are about: the first that an army's element belongs to. */
export function baronAsked(at: Map<string, Choice[]>): number | null {
  for (const spot of at.keys()) {
    const [what, first] = spot.split("-");
    if (what === "army" || what === "troop") return seatOf(Number(first));
  }
  return null;
}

/** The panels beside the map by what is chosen in them. */
const PANELS = [
  ["zone", "round"],
  ["army", "armies"],
  ["troop", "armies"],
  ["baron", "barons"],
  ["space", "market"],
  ["company", "market"],
  ["ship", "market"],
  ["agenda", "realm"],
] as const;
export type PanelName = (typeof PANELS)[number][1];

/** Questions that are answered in words alone, and yet are about something in a panel. */
const TOLD_IN: Record<string, PanelName> = { invest: "market", blessing: "market" };

/** The panel that a question is about, if it is about one. */
export const panelOf = (at: Map<string, Choice[]>, kind = ""): PanelName | null =>
  PANELS.find(([what]) => [...at.keys()].some((spot) => spot.startsWith(`${what}-`)))?.[1] ??
  TOLD_IN[kind] ??
  null;

/** The choice that pointing at an element would mean if it were legal: so the rules can say why it is not. */
export function meant(
  spot: string,
  offered: Choice[0][],
  prompt: Prompt,
  { view, facts }: Pick<Face, "view" | "facts">,
  tables: Tables,
): Choice | null {
  const [what, ...numbers] = spot.split("-");
  const number = Number(numbers[0]);
  const offers = (word: Choice[0]): boolean => offered.includes(word);
  const one = (...words: OfNumber[]): Choice | null => {
    const word = words.find(offers);
    return word ? ([word, number] as Choice) : null;
  };
  switch (what) {
    case "area":
      return one("place-castle", "mobilize", "pick-area") ?? wayTo(number, offers, view, tables) ?? wallAt();
    case "noble":
    case "army":
      return one("pick-noble", "pick-army", "casualty", "take-all");
    case "castle": {
      const word = (["pick-army", "casualty", "take-all"] as const).find(offers);
      return word ? [word, GARRISON + number] : null;
    }
    case "troop": {
      const word = (["take", "pay"] as const).find(offers);
      if (word) return [word, number, Number(numbers[1])];
      return offers("pick-troop") && prompt.army === number ? ["pick-troop", Number(numbers[1])] : null;
    }
    case "company":
      return one("hire");
    case "space":
      return one("pick-space");
    case "zone":
      return one("pick-zone");
    case "baron":
      return one("pick-seat");
    case "agenda":
      return one("pick-agenda");
    case "ship":
      return one("pick-expedition");
    default:
      return null;
  }

  function wallAt(): Choice | null {
    const wall = facts.walls[number]!;
    const city = tables.areas[number]!.city;
    if (offers("repair") && wall >= 0) return ["repair", wall];
    const word = (["pick-city", "fortify"] as const).find(offers);
    return word && city >= 0 ? [word, city] : null;
  }
}

function wayTo(
  area: number,
  offers: (word: Choice[0]) => boolean,
  view: View,
  tables: Tables,
): Choice | null {
  const from = view.mover >= 0 ? areaOf(view, view.mover) : -1;
  if (offers("march")) {
    const route = tables.routes.findIndex((way) => way[0] === from && way.at(-1) === area);
    if (route >= 0) return ["march", route];
  }
  return offers("sail") ? ["sail", area] : null;
}
