// One socket for all tables. It comes back by itself, and whoever watches a table watches it again from the last event seen.
import { Refused } from "./api";
import type { Socket } from "./generated/socket";
import { setTime } from "./time";
import { transport, type Wire } from "./transport";
import { note, seen } from "./versions";

export type FromClient = Socket["from_client"];
export type ToClient = Socket["to_client"];
export type Position = Extract<ToClient, { tell: "position" }>;
export type Moved = Extract<ToClient, { tell: "moved" }>;
export type Waiting = Extract<ToClient, { tell: "waiting" }>;
export type TableTold = Extract<ToClient, { tell: "table" }>;
export type Said = Extract<ToClient, { tell: "said" }>;
export type BotWaits = Extract<ToClient, { tell: "bot-waits" }>;
/** What is told about a table. */
export type OfTable = Position | Moved | Waiting | TableTold | Said | BotWaits;
type Answering = "done" | "refused" | "reason" | "preview" | "advice";
export type Answer<Tell extends Answering = Answering> = Extract<ToClient, { tell: Tell }>;

/** Somebody who hears what is told about one table to one seat. */
export interface Ear {
  table: string;
  seat: number | null;
  /** The first event that is not yet known here, or null for none of the past. */
  since(): number | null;
  hear(message: OfTable): void;
}

export type LineState = "open" | "connecting" | "lost";

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PATIENCE = 25_000;
const TRY_LATER = 1013; // this person has as many connections open as may be

/** Somebody who will listen soon, and what was told until then. */
interface Early extends Ear {
  told: OfTable[];
}

export class Line {
  private wire: Wire | null = null;
  private isOpen = false;
  private ears = new Set<Ear>();
  private early: Early[] = [];
  private waiting = new Map<
    number,
    { table: unknown; settle: (answer: Answer) => void; fail: (error: Error) => void }
  >();
  private last = 0;
  private pause = FIRST_PAUSE;
  private pinged: ReturnType<typeof setTimeout> | null = null;
  private again: ReturnType<typeof setTimeout> | null = null;
  private wanted = false;
  private opening: (() => void)[] = [];
  /** Called when something waits for this person beside the tables that are watched. */
  news: () => void = () => {};

  constructor(private readonly changed: (state: LineState) => void = () => {}) {}

  /** Hear about a table from now on; gives a function that ends it. */
  listen(ear: Ear): () => void {
    this.ears.add(ear);
    const early = this.early.find((one) => one.table === ear.table && one.seat === ear.seat);
    if (early) this.takeOver(early, ear);
    else if (this.isOpen) this.watch(ear);
    else this.expect();
    return this.ending(ear);
  }

  /** Be open by the time that somebody listens. */
  expect(): void {
    this.wanted = true;
    this.open();
  }

  /** Watch a table for somebody who will listen soon, and who is told then what came meanwhile; gives a function that ends it. */
  listenAhead(table: string, seat: number | null): () => void {
    const told: OfTable[] = [];
    const ear: Early = { table, seat, told, since: () => 0, hear: (message) => told.push(message) };
    const end = this.listen(ear);
    this.early.push(ear);
    return () => {
      if (!this.early.includes(ear)) return; // somebody listens now
      this.early = this.early.filter((one) => one !== ear);
      end();
    };
  }

  private takeOver(early: Early, ear: Ear): void {
    this.early = this.early.filter((one) => one !== early);
    this.ears.delete(early);
    early.told.forEach((message) => ear.hear(message));
  }

  private ending(ear: Ear): () => void {
    return () => {
      this.ears.delete(ear);
      const others = [...this.ears].some((other) => other.table === ear.table && other.seat === ear.seat);
      if (!others) this.send({ do: "unwatch", table: ear.table, seat: ear.seat });
    };
  }

  /** Ask anew for all that somebody who listens has missed, now or in a while. */
  watchAgain(ear: Ear, pause = 0): void {
    if (pause > 0) setTimeout(() => this.watchAgain(ear), pause);
    else if (this.ears.has(ear)) this.watch(ear);
  }

  /** Ask something that is answered; a refusal is thrown. */
  async ask<T extends Answer>(asked: { do: string; [field: string]: unknown }): Promise<T> {
    const id = ++this.last;
    return new Promise<T>((settle, fail) => {
      this.waiting.set(id, { table: asked.table, settle: settle as (answer: Answer) => void, fail });
      if (!this.send({ ...asked, id } as FromClient)) {
        this.waiting.delete(id);
        fail(new Error("offline"));
      }
    });
  }

  /** Forget an imagined world: nobody here looks at it any more. */
  forget(world: string): void {
    this.send({ do: "unwatch", table: world, seat: null });
  }

  /** Let no bot think any further about a table. */
  callOff(table: string): void {
    this.send({ do: "unadvise", table });
  }

  /** Wait until something can be asked; where nobody listens there is nothing to wait for. */
  async ready(): Promise<void> {
    if (!this.wanted || this.isOpen) return;
    await new Promise<void>((open) => this.opening.push(open));
  }

  /** Close and open again at once, as when the identity changed. */
  renew(): void {
    this.pause = FIRST_PAUSE;
    if (this.wire) this.hangUp();
    else if (this.wanted) this.open();
  }

  /** Nothing more is said on a wire that will be closed in a moment. */
  private hangUp(): void {
    this.isOpen = false;
    this.wire?.close();
  }

  private send(message: FromClient): boolean {
    if (!this.wire || !this.isOpen) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  private watch(ear: Ear): void {
    const { table, seat } = ear;
    this.send({ do: "watch", table, seat, since: ear.since(), seen: seen(table) });
  }

  private open(): void {
    if (this.wire || this.again) return;
    this.changed("connecting");
    this.wire = transport().wire({
      opened: () => this.opened(),
      heard: (text) => {
        this.stayAlive();
        this.heard(JSON.parse(text) as ToClient);
      },
      closed: (code) => {
        if (code === TRY_LATER) this.pause = LONGEST_PAUSE;
        this.lost();
      },
    });
  }

  private opened(): void {
    this.isOpen = true;
    this.pause = FIRST_PAUSE;
    this.changed("open");
    this.ears.forEach((ear) => this.watch(ear));
    this.opening.splice(0).forEach((open) => open());
    this.stayAlive();
  }

  private lost(): void {
    this.wire = null;
    this.isOpen = false;
    if (this.pinged) clearTimeout(this.pinged);
    for (const { fail } of this.waiting.values()) fail(new Error("offline"));
    this.waiting.clear();
    this.changed("lost");
    if (!this.wanted) return;
    this.again = setTimeout(
      () => {
        this.again = null;
        this.open();
      },
      this.pause * (0.75 + Math.random() / 2),
    );
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** A line that says nothing for long is asked; one that does not answer either is given up. */
  private stayAlive(): void {
    if (this.pinged) clearTimeout(this.pinged);
    this.pinged = setTimeout(() => {
      this.send({ do: "ping" });
      this.pinged = setTimeout(() => this.hangUp(), PATIENCE);
    }, PATIENCE);
  }

  private heard(told: ToClient): void {
    if (told.tell === "position") setTime(told.now);
    this.remember(told);
    switch (told.tell) {
      case "position":
      case "moved":
      case "waiting":
        this.tell(told.table, told.seat, told);
        break;
      case "table":
      case "said":
      case "bot-waits":
        this.tell(told.table, undefined, told);
        break;
      case "news":
        this.news();
        break;
      case "again":
        for (const ear of this.ears) if (ear.table === told.table && ear.seat === told.seat) this.watch(ear);
        break;
      case "refused":
        if (told.id === null) break;
        this.waiting.get(told.id)?.fail(new Refused(409, told));
        this.waiting.delete(told.id);
        break;
      case "done":
      case "reason":
      case "preview":
      case "advice":
        this.waiting.get(told.id)?.settle(told);
        this.waiting.delete(told.id);
        break;
    }
  }

  /** Remember how new what was told is, so that no other node shows less. */
  private remember(told: ToClient): void {
    if (told.tell === "moved") note(told.table, told.version);
    else if (told.tell === "position" || told.tell === "waiting" || told.tell === "table")
      note(told.table, told.shown.version);
    else if (told.tell === "done" && told.version) {
      const table = this.waiting.get(told.id)?.table;
      if (typeof table === "string") note(table, told.version);
    }
  }

  private tell(table: string, seat: number | null | undefined, message: OfTable) {
    for (const ear of this.ears)
      if (ear.table === table && (seat === undefined || ear.seat === seat)) ear.hear(message);
  }
}
