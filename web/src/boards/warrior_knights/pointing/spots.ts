// Which elements of the board a choice is made at, and which choice an element stands for when it is not legal.
import {
  CASTLE,
  GARRISON,
  NOBLES_EACH,
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
export function spotsOf(row: Choice, question: Question, view: View, tables: Tables, seat: number): string[] {
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
    case "post":
      return armySpots(first < NOBLES_EACH ? seat * NOBLES_EACH + first : GARRISON + seat);
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
    case "discard":
      return [`fate-${first}`];
    case "amount":
      return kind === "commit-votes" || kind === "write-votes" ? [`votes-${first}`] : [];
    case "plan-card":
      return [`stack-${first}`, `kind-${second}`];
    case "commit":
      return kind === "planning" || kind === "commit-votes" || kind === "write-votes" ? ["hand-in"] : [];
    default:
      return [];
  }
}

/** Choices that have a button of their own beside their elements: several elements belong to one of them. */
export const ALSO_LISTED = ["attack-with", "fight"];

/** By element: the choices that can be made at it. */
export function placed(
  rows: Choice[],
  question: Question | null,
  view: View,
  tables: Tables,
  seat: number | null,
): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  if (!question || seat === null) return found;
  for (const row of rows)
    for (const spot of spotsOf(row, question, view, tables, seat))
      found.set(spot, [...(found.get(spot) ?? []), row]);
  return found;
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

/** What has no element on the board: it is answered with a button of its own. */
export function unplaced(
  rows: Choice[],
  question: Question | null,
  view: View,
  tables: Tables,
  seat: number | null,
  baron: number,
): Choice[] {
  if (!question || seat === null) return [];
  return rows.filter(
    (row) =>
      ALSO_LISTED.includes(row[0]) ||
      !spotsOf(row, question, view, tables, seat).some((spot) => isShown(spot, view, baron)),
  );
}

/** Whose armies the choices are about: the first that an army's element belongs to. */
export function baronAsked(at: Map<string, Choice[]>): number | null {
  for (const spot of at.keys()) {
    const [what, first] = spot.split("-");
    if (what === "army" || what === "troop") return seatOf(Number(first));
  }
  return null;
}

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
