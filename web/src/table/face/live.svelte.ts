// A table as one seat sees it while it is played, or an imagined copy of it: told over the socket, answered over the socket.
import type { FluentBundle } from "@fluent/bundle";
import { Refused, type Advice, type TableShown } from "$/server/api";
import type { Answer, Ear, Line, Moved, OfTable, Position, Said, TableTold, Waiting } from "$/server/socket";
import { isOlder, type Version } from "$/server/versions";
import { refusal, say } from "$/words/words.svelte";
import type { Foreseen, Happening, Mode, Options, Question, Reason, Row, View } from "./face";
import type { GameKnown } from "./games";
import { wordsOf } from "../people/names";
import { PlayFace } from "./play_face.svelte";

/** Before a node that showed something older is asked once more. */
const PAUSE = 1_000;

/** That a bot waits for the processor is told every ten seconds; whoever hears no more of it need not believe it. */
const WAITS_STILL = 15_000;

export class LiveTable extends PlayFace {
  shown = $state.raw<TableShown>() as TableShown;
  said = $state.raw<Said[]>([]);
  /** Whether a position has come: before the start there is only the table itself. */
  begun = $state(false);
  number = $state(0);
  /** The seats whose bots wait for the processor: the computer is busy. */
  waits = $state.raw<number[]>([]);
  private waiting: ReturnType<typeof setTimeout>[] = [];
  private bundles = $state.raw<FluentBundle[]>([]);
  /** What the last message said that the seat may do. */
  private offered: Position | Moved | null = null;
  private next: number | null = 0;
  private version: Version;
  private asking = false;
  private hangUp: (() => void) | null = null;
  private readonly ear: Ear;

  words = $derived(wordsOf(this.game, this.bundles, this.names, this.laid, this.kindAsked));

  constructor(
    private readonly line: Line,
    known: GameKnown,
    bundles: FluentBundle[],
    shown: TableShown,
    seat: number | null,
    readonly mode: Mode = "live",
  ) {
    super(known.notation, known.content, seat);
    this.bundles = bundles;
    this.version = shown.version;
    this.take_in(shown);
    this.ear = {
      table: shown.id,
      seat,
      since: () => this.next,
      hear: (message) => this.hear(message),
    };
  }

  /** Change the language of everything that is said of the game. */
  speak(bundles: FluentBundle[]): void {
    this.bundles = bundles;
  }

  watch(): void {
    this.hangUp ??= this.line.listen(this.ear);
  }

  leave(): void {
    this.hangUp?.();
    this.hangUp = null;
    this.waitsOver();
  }

  async aside(choice: Row): Promise<void> {
    await this.tell({ do: "aside", choice });
  }

  /** Take back the last choice, or everything from a move on, to which the others must agree. */
  async undo(to: number | null = null): Promise<void> {
    await this.tell({ do: "undo", to });
  }

  /** What happened before an imagined game began. */
  remember(events: Happening[]): void {
    this.events = events;
  }

  /** What was said before this page was opened. */
  recall(said: Said[]): void {
    said.forEach((message) => this.hear(message));
  }

  async speakUp(words: string): Promise<void> {
    await this.line.ask({ do: "say", table: this.shown.id, words });
  }

  /** What a bot would do here, and why. */
  async advise(): Promise<Advice> {
    const asked = { do: "advise", table: this.shown.id, seat: this.seat, at: this.number };
    const { advice } = await this.line.ask<Answer<"advice">>(asked);
    return advice as Advice;
  }

  /** Wait no longer for what a bot would do. */
  unadvise(): void {
    this.line.callOff(this.shown.id);
  }

  protected async carryOut(choice: Row): Promise<void> {
    await this.tell({ do: "choose", choice });
  }

  protected async askPreview(choice: Row, deeper: boolean): Promise<Foreseen> {
    const asked = { do: "preview", table: this.shown.id, seat: this.seat, choice, deeper };
    return (await this.line.ask<Answer<"preview">>(asked)) as unknown as Foreseen;
  }

  protected async askWhy(choice: Row | string): Promise<Reason | null> {
    const { rule, facts } = await this.line.ask<Answer<"reason">>({
      do: "why",
      table: this.shown.id,
      seat: this.seat,
      choice,
    });
    return rule ? { rule, words: this.words.reason(rule, facts) } : null;
  }

  /** Ask the server to do something for this seat; a refusal becomes a notice and changes nothing. */
  private async tell(asked: { do: string; [field: string]: unknown }): Promise<void> {
    this.busy = true;
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const whole = { ...asked, table: this.shown.id, seat: this.seat, at: this.number, key };
    try {
      await this.line.ask(whole);
    } catch (error) {
      if (error instanceof Refused) {
        const { rule, facts, key: refused, words } = error.told;
        const said = rule ? this.words.reason(rule, facts ?? {}) : refusal(refused, words, facts);
        this.notice = rule ? { words: said, rule } : { words: said };
      } else {
        this.notice = { words: say("offline-choice") };
      }
    } finally {
      this.busy = false;
    }
  }

  private hear(message: OfTable): void {
    const ofPlay = message.tell !== "said" && message.tell !== "bot-waits";
    if (this.mode === "live" && ofPlay && !this.follows(message)) return;
    switch (message.tell) {
      case "said":
        if (!this.said.some((known) => known.number === message.number && known.room === message.room))
          this.said = [...this.said, message];
        break;
      case "bot-waits":
        this.waitsOver(message.seat);
        this.waits = [...this.waits, message.seat];
        this.waiting[message.seat] = setTimeout(() => this.waitsOver(message.seat), WAITS_STILL);
        break;
      case "table":
      case "waiting":
        this.take_in(message.shown as TableShown);
        break;
      case "position":
        this.take_in(message.shown as TableShown);
        this.begun = true;
        this.view = message.view as View;
        this.facts = message.facts;
        this.see(message);
        break;
      case "moved": {
        this.begun = true;
        const view: View = { ...this.view, ...message.changes };
        for (const name of message.gone) delete view[name];
        this.view = view;
        this.facts = { ...this.facts, ...message.facts };
        this.shown = {
          ...this.shown,
          status: message.status,
          clocks: message.clocks as TableShown["clocks"],
          deadline: message.deadline,
          number: message.number,
          version: message.version,
          asked: view.asked.map(([seat]) => seat),
        };
        this.see(message);
        break;
      }
    }
  }

  /** Whether a message goes on from what is known here: nothing older is shown, and nothing is passed over. */
  private follows(message: Position | Moved | Waiting | TableTold): boolean {
    if (message.tell === "position" || message.tell === "waiting") this.asking = false;
    const version = message.tell === "moved" ? message.version : message.shown.version;
    const older = isOlder(version, this.version);
    const gap =
      message.tell === "moved" &&
      this.next !== null &&
      message.next_event - message.events.length > this.next;
    if (!older && !gap) {
      this.version = version;
      return true;
    }
    if (!this.asking && (gap || message.tell === "position")) {
      this.asking = true;
      this.line.watchAgain(this.ear, gap ? 0 : PAUSE);
    }
    return false;
  }

  /** Nothing is known any more of a bot that waits, or of any; if one still does, that is told again. */
  private waitsOver(seat?: number): void {
    this.waiting.forEach((timer, at) => (seat ?? at) === at && clearTimeout(timer));
    this.waits = seat === undefined ? [] : this.waits.filter((other) => other !== seat);
  }

  private see(message: Position | Moved): void {
    this.forget();
    this.waitsOver();
    const fresh = (message.events as Happening[]).filter((event) => event.number >= (this.next ?? 0));
    this.number = message.number;
    this.next = message.next_event;
    this.fresh = fresh;
    this.events = [...this.events, ...fresh];
    this.offered = message;
    this.offer();
  }

  /** Let the seat choose from what it was offered, unless the game is paused. */
  private offer(): void {
    const offered = this.shown.pause?.since ? null : this.offered;
    this.question = (offered?.question ?? null) as Question | null;
    this.asides = (offered?.asides ?? {}) as Options;
    this.mayUndo = offered?.undo ?? false;
    this.backs = offered?.backs ?? [];
  }

  private take_in(shown: TableShown): void {
    // In an imagined game all seats are one's own; they keep the names of those who really sit there.
    const seats = this.mode === "imagined" && this.shown ? this.seats : shown.seats;
    const stopped = (this.shown as TableShown | undefined)?.pause?.since ?? null;
    this.shown = { ...shown, seats };
    this.seats = seats;
    if (stopped !== (shown.pause?.since ?? null)) {
      this.forget();
      this.offer();
    }
  }
}
