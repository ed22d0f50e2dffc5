// The player's hand over the board: what an element would choose, how it lights up, what pointing and clicking do.
import { getContext, setContext } from "svelte";
import { sameRow, type Face, type Foreseen, type GameEvent, type Row } from "$/table/face";
import { baronAsked, meant, placed, unplaced } from "./spots";
import { scenesOf, standing } from "./story";
import { tablesOf, type Tables } from "./tables";

const KEY = Symbol("warrior-knights");
const PATIENCE = 140; // a pointer that only passes asks for no reason

/** The attributes of an element that can be pointed at and chosen. */
export interface Spot {
  role: "button";
  tabindex: -1;
  "aria-label": string;
  "aria-disabled": "true" | undefined;
  "data-spot": string;
  "data-legal": "" | undefined;
  class: string;
  onclick: () => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

export class Hand {
  readonly tables: Tables;
  /** The kind of card that is picked up while planning. */
  kind = $state<number | null>(null);
  /** The baron whose armies somebody wishes to see, until the next question. */
  wished = $state<number | null>(null);
  /** The noble under the pointer, whose reach is shown; -1 for none. */
  scout = $state(-1);
  ahead = $state.raw<Foreseen | null>(null);
  readonly told = $derived.by(() => standing(this.face.events));
  readonly scenes = $derived.by(() => scenesOf(this.told));
  readonly rows = $derived.by((): Row[] => (this.face.question ? this.face.choices() : []));
  private readonly at = $derived.by(() =>
    placed(this.rows, this.face.question, this.face.view, this.tables, this.face.seat),
  );
  /** The baron whose armies are laid out. */
  readonly baron = $derived.by(
    (): number => this.wished ?? baronAsked(this.at, this.tables) ?? this.face.seat ?? 0,
  );
  /** What only a button of its own answers, or what is left to choose from where an element means several. */
  readonly answers = $derived.by(
    (): Row[] =>
      (this.kind === null && this.face.narrowed) ||
      unplaced(this.rows, this.face.question, this.face.view, this.tables, this.face.seat, this.baron),
  );
  readonly looked = $derived.by((): Row | null => this.face.pointed ?? this.face.candidate);
  readonly coming = $derived.by((): GameEvent[] => (this.looked && this.ahead ? this.ahead.events : []));
  private readonly offered = $derived.by(() => Object.keys(this.face.question?.options ?? {}));
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly given: () => Face) {
    this.tables = tablesOf(this.face.content, this.face.words.tables);
  }

  get face(): Face {
    return this.given();
  }

  rowsAt(spot: string): Row[] {
    return this.at.get(spot) ?? [];
  }

  /** Everything an element needs to be named, lit, pointed at and chosen. */
  spot(id: string, name: string, rows: Row[] = this.rowsAt(id)): Spot {
    const legal = rows.length > 0;
    const lit = rows.some((row) => sameRow(this.face.pointed, row));
    const waits = rows.some((row) => sameRow(this.face.candidate, row));
    const choice = legal ? rows[0]! : meant(id, this.offered, this.prompt, this.face.view, this.tables);
    return {
      role: "button",
      tabindex: -1,
      "aria-label": rows.length === 1 ? `${name}: ${this.face.words.choice(rows[0]!)}` : name,
      "aria-disabled": legal ? undefined : "true",
      "data-spot": id,
      "data-legal": legal ? "" : undefined,
      class: ["spot", legal && "legal", lit && "lit", waits && "waits"].filter(Boolean).join(" "),
      onclick: () => this.click(rows, choice, name),
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        this.click(rows, choice, name);
      },
      onpointerenter: () => this.point(choice, legal, name),
      onpointerleave: () => this.away(),
      onfocus: () => this.point(choice, legal, name),
      onblur: () => this.away(),
    };
  }

  /** Where an element means several choices, the list is narrowed to them. */
  click(rows: Row[], choice: Row | null, name: string): void {
    clearTimeout(this.asking);
    if (rows.length === 1) void this.face.take(rows[0]!);
    else if (rows.length > 1) this.face.narrowed = rows;
    else if (choice) void this.explain(choice);
    else this.face.notice = { words: name };
  }

  point(choice: Row | null, legal: boolean, name: string): void {
    clearTimeout(this.asking);
    const pointed = legal ? choice : null;
    if (!sameRow(this.face.pointed, pointed)) this.face.pointed = pointed;
    if (legal) this.face.notice = null;
    else if (choice) this.asking = setTimeout(() => void this.explain(choice), PATIENCE);
    else this.face.notice = { words: name };
  }

  away(): void {
    clearTimeout(this.asking);
    this.face.pointed = null;
    this.face.notice = null;
  }

  /** See what the choice looked at would do; an answer that comes late is for nobody. */
  async foresee(choice: Row | null): Promise<void> {
    this.ahead = null;
    if (!choice || this.face.mode === "replay" || !this.face.isLegal(choice)) return;
    try {
      const foreseen = await this.face.preview(choice);
      if (sameRow(this.looked, choice)) this.ahead = foreseen;
    } catch {
      // Without an answer nothing is shown; the choice itself will say what is wrong.
    }
  }

  private get prompt(): Record<string, any> {
    return this.face.question?.prompt ?? {};
  }

  private async explain(choice: Row): Promise<void> {
    try {
      const reason = await this.face.why(choice);
      if (reason) this.face.notice = { words: reason.words, rule: reason.rule };
    } catch {
      // The table shows that the line is lost.
    }
  }
}

export const giveHand = (face: () => Face): Hand => setContext(KEY, new Hand(face));
export const takeHand = (): Hand => getContext<Hand>(KEY);
