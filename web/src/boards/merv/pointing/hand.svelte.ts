// The player's hand over the board: what an element would choose, how it lights up, what pointing and clicking do.
import { getContext, setContext } from "svelte";
import { Pointing, type Spot } from "$/parts/pointing.svelte";
import type { Choice, Face, Game, Happening } from "$/generated/merv";
import { standing } from "$/table/log/log";
import { forecast, type Yield } from "../model/forecast";
import { holdingsOf, type Holdings } from "../model/holdings";
import { ledgerOf, type Ledger } from "../model/ledger";
import { partsOf, type Part } from "../model/parts";
import { turnOf } from "../model/story";
import { tablesOf, type Tables } from "../model/tables";

const KEY = Symbol("merv");
export class Hand extends Pointing<Game> {
  readonly tables: Tables;
  readonly told = $derived.by(() => standing(this.face.events));
  readonly me = $derived.by((): Holdings | null =>
    this.face.seat === null ? null : holdingsOf(this.face.view, this.face.seat),
  );
  /** The colour of the cubes that stand for any other with a breakthrough of mine; -1 for none. */
  readonly wild = $derived.by((): number =>
    this.face.seat === null ? -1 : this.face.facts.wild_colours[this.face.seat]!,
  );
  readonly turn = $derived.by((): Happening[] =>
    this.face.seat === null ? [] : turnOf(this.told, this.face.seat),
  );
  readonly parts = $derived.by((): Part[] =>
    this.face.seat === null ? [] : partsOf(this.told, this.turn, this.face.backs, this.face.seat),
  );
  /** What the tiles of the slot looked at would yield, by cell. */
  readonly yields = $derived.by((): Map<number, Yield> =>
    this.looked && this.ahead && this.face.seat !== null ? forecast(this.ahead, this.face.seat) : new Map(),
  );

  constructor(
    given: () => Face,
    private readonly touched: () => boolean,
  ) {
    super(given);
    this.tables = tablesOf(this.face.content, this.face.words.tables);
  }

  /** Whether fingers choose, for which everything must be large. */
  get fingers(): boolean {
    return this.touched();
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

  /** The choice that an element stands for now: the first legal one, else the first that this question knows. */
  choiceOf(rows: Choice[]): { choice: Choice | null; legal: boolean } {
    const legal = rows.find((row) => this.face.isLegal(row));
    if (legal) return { choice: legal, legal: true };
    return { choice: rows.find((row) => this.offered.includes(row[0])) ?? null, legal: false };
  }

  protected override looksDeeper(choice: Choice): boolean {
    return choice[0] === "take-slot";
  }

  isLegal(...rows: Choice[]): boolean {
    return rows.some((row) => this.face.isLegal(row));
  }

  /** Everything an element needs to be named, lit, pointed at and chosen. */
  spot(id: string, name: string, ...rows: Choice[]): Spot {
    const { choice, legal } = this.choiceOf(rows);
    const label = legal ? `${name}: ${this.face.words.choice(choice!)}` : name;
    return this.attributes(id, name, label, legal ? [choice!] : [], choice);
  }

  /** A place that stands for several choices at once, of which the list shows those that are legal. */
  place(id: string, name: string, ...rows: Choice[]): Spot {
    const legal = rows.filter((row) => this.face.isLegal(row));
    return this.attributes(id, name, name, legal, this.choiceOf(rows).choice);
  }
}

export const giveHand = (face: () => Face, fingers: () => boolean): Hand =>
  setContext(KEY, new Hand(face, fingers));
export const takeHand = (): Hand => getContext<Hand>(KEY);
