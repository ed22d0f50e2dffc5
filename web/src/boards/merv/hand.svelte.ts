// The player's hand over the board: what an element would choose, how it lights up, what pointing and clicking do.
import { getContext, setContext } from "svelte";
import { sameRow, type Face, type Foreseen, type GameEvent, type Row } from "$/table/face";
import { holdingsOf, type Holdings } from "./holdings";
import { ledgerOf, type Ledger } from "./ledger";
import { standing, turnOf } from "./story";
import { tablesOf, type Tables } from "./tables";

const KEY = Symbol("merv");
const PATIENCE = 140; // a pointer that only passes asks for no reason

/** The attributes of an element that can be pointed at and chosen. */
export interface Spot {
  role: "button";
  tabindex: 0 | -1;
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
  /** What the choice under the pointer, or the one that waits for its confirmation, would do. */
  ahead = $state.raw<Foreseen | null>(null);
  readonly tables: Tables;
  readonly told = $derived.by(() => standing(this.face.events));
  readonly me = $derived.by((): Holdings | null =>
    this.face.seat === null ? null : holdingsOf(this.face.view, this.face.seat),
  );
  readonly turn = $derived.by((): GameEvent[] =>
    this.face.seat === null ? [] : turnOf(this.told, this.face.seat),
  );
  /** The choice that is looked at: the one under the pointer, else the candidate. */
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

  /** What an owner is called: by name at the table, else as the game calls it. */
  name(owner: number): string {
    const { words, view } = this.face;
    return owner < view.seats ? words.seat(owner) : words.entry("owner", owner);
  }

  /** What the coming events bring an owner, or null when nothing is looked at. */
  bringing(owner: number): Ledger | null {
    if (this.coming.length === 0) return null;
    const { favour, influence } = holdingsOf(this.face.view, owner);
    return ledgerOf(this.coming, owner, { favour, influence });
  }

  /** The events of a kind that the choice looked at would cause. */
  comingOf(kind: string): GameEvent[] {
    return this.coming.filter((event) => event.event === kind);
  }

  /** The choice that an element stands for now: the first legal one, else the first that this question knows. */
  choiceOf(rows: Row[]): { choice: Row | null; legal: boolean } {
    const legal = rows.find((row) => this.face.isLegal(row));
    if (legal) return { choice: legal, legal: true };
    return { choice: rows.find((row) => this.offered.includes(row[0])) ?? null, legal: false };
  }

  isLegal(...rows: Row[]): boolean {
    return rows.some((row) => this.face.isLegal(row));
  }

  /** Everything an element needs to be named, lit, pointed at and chosen. */
  spot(id: string, name: string, ...rows: Row[]): Spot {
    const { choice, legal } = this.choiceOf(rows);
    const lit = legal && sameRow(this.face.pointed, choice);
    const waits = legal && sameRow(this.face.candidate, choice);
    const what = legal ? `${name}: ${this.face.words.choice(choice!)}` : name;
    return {
      role: "button",
      tabindex: -1,
      "aria-label": what,
      "aria-disabled": legal ? undefined : "true",
      "data-spot": id,
      "data-legal": legal ? "" : undefined,
      class: ["spot", legal && "legal", lit && "lit", waits && "waits"].filter(Boolean).join(" "),
      onclick: () => this.click(choice, legal, name),
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        this.click(choice, legal, name);
      },
      onpointerenter: () => this.point(choice, legal, name),
      onpointerleave: () => this.away(),
      onfocus: () => this.point(choice, legal, name),
      onblur: () => this.away(),
    };
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
    if (!choice || !this.face.isLegal(choice)) return;
    try {
      const foreseen = await this.face.preview(choice);
      if (sameRow(this.looked, choice)) this.ahead = foreseen;
    } catch {
      // Without an answer nothing is shown; the choice itself will say what is wrong.
    }
  }

  private click(choice: Row | null, legal: boolean, name: string): void {
    clearTimeout(this.asking);
    if (legal && choice) void this.face.take(choice);
    else if (choice) void this.explain(choice);
    else this.face.notice = { words: name };
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
