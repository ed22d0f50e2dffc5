// A game as it was after one of its moves, as a seat knew it then.
import type { FluentBundle } from "@fluent/bundle";
import { get, type TableShown } from "$/server/api";
import type { components } from "$/server/generated/openapi";
import type { Foreseen, Happening, Reason, View } from "./face";
import type { GameKnown } from "./games";
import { wordsOf } from "../people/names";
import { PlayFace } from "./play_face.svelte";

type Replayed = components["schemas"]["Replayed"];

export class Replay extends PlayFace {
  readonly mode = "replay";
  number = $state(0);
  last = $state(0);
  /** Whether a position is here. */
  begun = $state(false);
  private all: Happening[] = [];
  private positions = new Map<number, Promise<Replayed>>();
  /** The move that is asked for: steps are counted from there, however fast they follow each other. */
  wanted = 0;
  private bundles = $state.raw<FluentBundle[]>([]);
  words = $derived(wordsOf(this.game, this.bundles, this.names, this.laid, this.kindAsked));

  constructor(
    known: GameKnown,
    bundles: FluentBundle[],
    readonly table: TableShown,
    seat: number | null,
  ) {
    super(known.notation, known.content, seat);
    this.bundles = bundles;
    this.seats = table.seats;
    this.last = table.number;
  }

  speak(bundles: FluentBundle[]): void {
    this.bundles = bundles;
  }

  /** All that happened, to be cut where the replay stands. */
  async open(): Promise<void> {
    const now = await get<{ events: Happening[]; number: number }>(
      `/tables/${this.table.id}/position?since=0${this.as("&")}`,
    );
    this.all = now.events;
    this.last = now.number;
  }

  /** Show the position after a move; of several asked for at once the last is shown. */
  async at(move: number): Promise<void> {
    const number = Math.min(Math.max(move, 0), this.last);
    this.wanted = number;
    const position = await this.fetch(number).catch((error: unknown) => {
      if (this.wanted === number) this.wanted = this.number; // one stays where one is
      throw error;
    });
    if (this.wanted !== number) return;
    this.forget();
    this.number = number;
    this.view = position.view as View;
    this.facts = position.facts;
    this.fresh = position.events as unknown as Happening[];
    this.events = this.all.filter((happening) => happening.move <= number);
    this.begun = true;
    if (number < this.last) this.fetch(number + 1).catch(() => undefined);
  }

  async aside(): Promise<void> {}
  async undo(): Promise<void> {}
  protected async carryOut(): Promise<void> {}
  protected async askPreview(): Promise<Foreseen> {
    return { events: [], final: false };
  }
  protected async askWhy(): Promise<Reason | null> {
    return null;
  }

  private fetch(number: number): Promise<Replayed> {
    let position = this.positions.get(number);
    if (!position) {
      position = get<Replayed>(`/tables/${this.table.id}/replay/${number}${this.as("?")}`);
      this.positions.set(number, position);
      position.catch(() => this.positions.delete(number));
    }
    return position;
  }

  private as(sign: string): string {
    return this.seat === null ? "" : `${sign}seat=${this.seat}`;
  }
}
