// The player's hand over the board: what an element would choose, how it lights up, what pointing and clicking do.
import { getContext, setContext } from "svelte";
import { Pointing, type Spot } from "$/parts/pointing.svelte";
import type { Choice, Face, Game, Odds } from "$/generated/warrior_knights";
import { standing } from "$/table/log/log";
import { baronAsked, isOnMap, isShown, meant, panelOf, placed, type PanelName } from "./spots";
import { scenesOf } from "../model/story";
import { tablesOf, type Tables } from "../model/tables";

const KEY = Symbol("warrior-knights");
/** The tables of things that are called otherwise on the board: what speaks of them finds them there. */
const TABLE: Record<string, string> = { kind: "action", company: "troop", ship: "expedition", baron: "seat" };

/** An area with the attacks that can be declared there. */
export interface Battlefield {
  area: number;
  odds: Odds[];
}

export class Hand extends Pointing<Game> {
  readonly tables: Tables;
  /** Whether a finger points: shields on the map are too small for it, the areas that they stand in are not. */
  private readonly fingers = matchMedia("(pointer: coarse)").matches;
  /** The baron whose armies somebody wishes to see, until the next question. */
  wished = $state<number | null>(null);
  /** The noble under the pointer, whose reach is shown; -1 for none. */
  scout = $state(-1);
  readonly told = $derived.by(() => standing(this.face.events));
  readonly scenes = $derived.by(() => scenesOf(this.told));
  readonly rows = $derived.by((): Choice[] => (this.face.question ? this.face.choices() : []));
  private readonly at = $derived.by(() =>
    placed(this.rows, this.face.question, this.face.view, this.tables, this.fingers),
  );
  /** The panel beside the map that the question is about. */
  readonly panel = $derived.by((): PanelName | null => panelOf(this.at, this.face.question?.kind));
  /** The baron whose armies are laid out. */
  readonly baron = $derived.by((): number => this.wished ?? baronAsked(this.at) ?? this.face.seat ?? 0);
  /** What can be chosen on the map: its elements with their choices. */
  readonly onMap = $derived.by((): [string, Choice[]][] =>
    [...this.at].filter(
      ([spot]) => /^(area|noble|castle)-/.test(spot) && isShown(spot, this.face.view, this.baron),
    ),
  );

  private foreseenFields = $state.raw<Battlefield[]>([]);
  /** The attacks whose odds are known: those of the area where one fights, or of every area where one could. */
  readonly battlefields = $derived.by((): Battlefield[] => {
    const { facts, view, question } = this.face;
    if (facts.odds.length) return [{ area: view.area, odds: facts.odds }];
    return question?.kind === "battle-area" ? this.foreseenFields : [];
  });

  constructor(given: () => Face) {
    super(given);
    this.tables = tablesOf(this.face.content, this.face.words.tables);
  }

  /** Look what attacks each area would allow, where one is asked for the area. */
  async foreseeFields(): Promise<void> {
    const { face, rows } = this;
    const { question } = face; // `rows` may be gone with the board before the answers come
    if (question?.kind !== "battle-area") return;
    const foreseen = rows.map(async (row) => ({
      area: row[1] as number,
      odds: (await face.preview(row)).facts?.odds ?? [],
    }));
    const found = await Promise.all(foreseen).catch(() => []);
    if (face.question === question) this.foreseenFields = found;
  }

  /** Whether a choice is a number of votes. */
  isVotes([word]: Choice): boolean {
    return word === "amount" && ["commit-votes", "write-votes"].includes(this.face.question?.kind ?? "");
  }

  rowsAt(spot: string): Choice[] {
    return this.at.get(spot) ?? [];
  }

  /** Everything an element needs to be named, lit, pointed at and chosen. */
  spot(id: string, name: string, rows: Choice[] = this.rowsAt(id)): Spot {
    const prompt = this.face.question?.prompt ?? {};
    const choice = rows[0] ?? meant(id, this.offered, prompt, this.face, this.tables);
    const label = rows.length === 1 ? `${name}: ${this.face.words.choice(rows[0]!)}` : name;
    const spot = this.attributes(id, name, label, rows, choice);
    const named = { ...spot, ...entryOf(id) };
    return this.fingers && isOnMap(id) ? { ...named, "data-legal": undefined } : named;
  }
}

function entryOf(id: string): Record<string, string> {
  const [what, number] = id.split("-") as [string, string];
  return what in TABLE ? { [`data-${TABLE[what]}`]: number } : {};
}

export const giveHand = (face: () => Face): Hand => setContext(KEY, new Hand(face));
export const takeHand = (): Hand => getContext<Hand>(KEY);
