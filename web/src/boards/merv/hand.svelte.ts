// The player's hand over the board: what an element would choose, how it lights up, what pointing and clicking do.
import { getContext, setContext } from "svelte";
import { Pointing, type Spot } from "$/parts/pointing.svelte";
import type { Face, GameEvent, Row } from "$/table/face";
import { standing } from "$/table/log";
import { holdingsOf, type Holdings } from "./holdings";
import { ledgerOf, type Ledger } from "./ledger";
import { turnOf } from "./story";
import { tablesOf, type Tables } from "./tables";

const KEY = Symbol("merv");
export class Hand extends Pointing {
  readonly tables: Tables;
  readonly told = $derived.by(() => standing(this.face.events));
  readonly me = $derived.by((): Holdings | null =>
    this.face.seat === null ? null : holdingsOf(this.face.view, this.face.seat),
  );
  readonly turn = $derived.by((): GameEvent[] =>
    this.face.seat === null ? [] : turnOf(this.told, this.face.seat),
  );

  constructor(given: () => Face) {
    super(given);
    this.tables = tablesOf(this.face.content, this.face.words.tables);
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
    const label = legal ? `${name}: ${this.face.words.choice(choice!)}` : name;
    return this.attributes(id, name, label, legal ? [choice!] : [], choice);
  }
}

export const giveHand = (face: () => Face): Hand => setContext(KEY, new Hand(face));
export const takeHand = (): Hand => getContext<Hand>(KEY);
