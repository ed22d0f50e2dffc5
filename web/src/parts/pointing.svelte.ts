// Pointing at the elements of a board: what one would choose, how it lights up, what it would do, and why it cannot be.
import { sameRow, type AnyGame, type Face, type Foreseen, type GameTypes } from "$/table/face/face";

const PATIENCE = 140; // a pointer that only passes asks for no reason

/** The attributes of an element that can be pointed at and chosen. */
export interface Spot {
  role: "button";
  tabindex: -1;
  "aria-label": string;
  "aria-disabled": "true" | undefined;
  "data-spot": string;
  "data-legal": "" | undefined;
  "data-suggested": string | undefined;
  class: string;
  onclick: () => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

const lookedAt = <G extends GameTypes>({ pointed, candidate }: Face<G>): G["Choice"] | null =>
  pointed ?? candidate;

export class Pointing<G extends GameTypes = AnyGame> {
  /** What the choice that is looked at would do. */
  ahead = $state.raw<Foreseen<G> | null>(null);
  /** The choice that is looked at: the one under the pointer, else the one that waits for its confirmation. */
  readonly looked = $derived.by((): G["Choice"] | null => lookedAt(this.face));
  readonly coming = $derived.by((): G["Event"][] => (this.looked && this.ahead ? this.ahead.events : []));
  /** The classes of choices that the question takes. */
  protected readonly offered = $derived.by(
    () => Object.keys(this.face.question?.options ?? {}) as G["Choice"][0][],
  );
  private asking: ReturnType<typeof setTimeout> | undefined;

  /** The events of a kind that the choice looked at would cause. */
  comingOf<Word extends G["Event"]["event"]>(word: Word): Extract<G["Event"], { event: Word }>[] {
    const isIt = (event: G["Event"]): event is Extract<G["Event"], { event: Word }> => event.event === word;
    return this.coming.filter(isIt);
  }

  constructor(private readonly given: () => Face<G>) {}

  get face(): Face<G> {
    return this.given();
  }

  /** The attributes of an element: `rows` are the legal choices it stands for, `choice` what it means even if that is not legal. */
  protected attributes(
    id: string,
    name: string,
    label: string,
    all: G["Choice"][],
    choice: G["Choice"] | null,
  ): Spot {
    const rows = this.face.verb === null ? all : all.filter((row) => this.face.isOpen(row));
    const legal = rows.length > 0;
    const lit = rows.some((row) => sameRow(this.face.pointed, row));
    const waits = rows.some((row) => sameRow(this.face.candidate, row));
    return {
      role: "button",
      tabindex: -1,
      "aria-label": label,
      "aria-disabled": legal ? undefined : "true",
      "data-spot": id,
      "data-legal": legal ? "" : undefined,
      "data-suggested": this.numbersOf(all),
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

  /** The numbers under which some of these choices are suggested. */
  private numbersOf(rows: G["Choice"][]): string | undefined {
    const numbers = this.face.suggested.flatMap((one, place) =>
      rows.some((row) => sameRow(one, row)) ? [place + 1] : [],
    );
    return numbers.length > 0 ? numbers.join(" ") : undefined;
  }

  /** Where an element means several choices, the list is narrowed to them. */
  click(rows: G["Choice"][], choice: G["Choice"] | null, name: string): void {
    clearTimeout(this.asking);
    if (rows.length === 1) void this.face.take(rows[0]!);
    else if (rows.length > 1) this.face.narrowed = rows;
    else if (choice) void this.explain(choice);
    else this.face.notice = { words: name };
  }

  point(choice: G["Choice"] | null, legal: boolean, name: string): void {
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
  async foresee(choice: G["Choice"] | null): Promise<void> {
    const { face } = this; // what is derived may be gone with the board before the answer comes
    this.ahead = null;
    if (!choice || face.mode === "replay" || !face.isLegal(choice)) return;
    try {
      const foreseen = await face.preview(choice, this.looksDeeper(choice));
      if (sameRow(lookedAt(face), choice)) this.ahead = foreseen;
    } catch {
      // Without an answer nothing is shown; the choice itself will say what is wrong.
    }
  }

  /** Whether the answers to the question after a choice are foreseen with it. */
  protected looksDeeper(_choice: G["Choice"]): boolean {
    return false;
  }

  private async explain(choice: G["Choice"]): Promise<void> {
    const { face } = this;
    try {
      const reason = await face.why(choice);
      if (reason) face.notice = { words: reason.words, rule: reason.rule };
    } catch {
      // The table shows that the line is lost.
    }
  }
}
