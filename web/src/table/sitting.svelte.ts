// One table's page: what is loaded for it, who one is at it, and what one looks at: the game, its past, or a what-if.
import type { FluentBundle } from "@fluent/bundle";
import { boardOf, type Board } from "$/boards/boards";
import { get, Refused, Unreachable, type TableShown } from "$/server/api";
import type { Said } from "$/server/socket";
import { ownSeats, tableAhead } from "$/session/ahead";
import { session } from "$/session/session.svelte";
import { refusal, say, spoken } from "$/words/words.svelte";
import { Lookback } from "./analysis/lookback.svelte";
import type { Happening } from "./face/face";
import { gameBundles, gameKnown, type GameKnown } from "./face/games";
import { imagine, leaveWorld } from "./face/imagined";
import { Party } from "./face/party.svelte";
import { Replay } from "./face/replay.svelte";

export class Sitting {
  party = $state.raw<Party | null>(null);
  world = $state.raw<Party | null>(null);
  replay = $state.raw<Replay | null>(null);
  board = $state.raw<Board | null>(null);
  problem = $state("");
  /** What somebody without a name wanted, until they have one. */
  wish = $state.raw<(() => Promise<unknown>) | null>(null);
  /** Everything in tables and lists instead of a picture. */
  plain = $state(new URLSearchParams(location.search).get("board") === "plain");
  readonly analysis: Lookback;
  private known!: GameKnown;
  /** The game's words. */
  bundles = $state.raw<FluentBundle[]>([]);
  private gone = false;

  constructor(readonly id: string) {
    this.analysis = new Lookback(id);
  }

  /** The seats that are one's own. */
  get mine(): number[] {
    const me = session.person?.id;
    const seats = this.party?.shown.seats ?? [];
    return me ? seats.filter((seat) => seat.person === me).map((seat) => seat.seat) : [];
  }

  /** Whoever is known here may talk: with the players, or with those who look on. */
  get mayTalk(): boolean {
    return !!session.person;
  }

  /** What is on the screen; a world is not there before its positions are. */
  get face() {
    return this.world?.begun ? this.world.current : (this.replay ?? this.party?.current);
  }

  /** The table as it is shown: the world's own while one imagines. */
  get shown(): TableShown | undefined {
    return (this.world?.begun ? this.world : this.party)?.shown;
  }

  async load(): Promise<void> {
    const shown = await tableAhead(this.id);
    const [known, bundles] = await Promise.all([
      gameKnown(shown.game),
      gameBundles(shown.game, spoken.language),
    ]);
    const board = await boardOf(known.notation, this.plain);
    if (this.gone) return;
    this.known = known;
    this.bundles = bundles;
    this.board = board;
    this.party?.leave(); // loaded once more
    this.party = new Party(session.socket, known, bundles, shown, ownSeats(shown));
    this.party.watch();
    void this.remember();
  }

  /** Sit where one's seats are now: they change when one sits down, gets up, or becomes somebody else. */
  follow(): void {
    if (this.party && session.person !== undefined) this.party.sit(ownSeats(this.party.shown));
  }

  async speak(): Promise<void> {
    if (!this.party) return;
    this.bundles = await gameBundles(this.party.shown.game, spoken.language);
    for (const one of [this.party, this.world, this.replay]) one?.speak(this.bundles);
  }

  async makePlain(plain: boolean): Promise<void> {
    this.board = await boardOf(this.known.notation, plain);
    this.plain = plain;
  }

  leave(): void {
    this.gone = true;
    this.analysis.leave();
    this.endWorld();
    this.party?.leave();
  }

  /** Do something that may be refused, and say what was said against it. */
  attempt = async (act: () => Promise<unknown>): Promise<void> => {
    this.problem = "";
    try {
      await act();
    } catch (error) {
      if (error instanceof Refused && error.told.key === "nobody") this.wish = act;
      else if (error instanceof Refused)
        this.problem = refusal(error.told.key, error.told.words, error.told.facts);
      else if (error instanceof Unreachable || (error as Error).message === "offline")
        this.problem = say("offline-choice");
      else throw error;
    }
  };

  // ---- looking back

  /** What happened since the last turn of the seat on the screen; nothing where it has none, or shares the screen. */
  async sinceLastTurn(): Promise<Happening[]> {
    const { seat = null, shown } = this.party?.current ?? {};
    if (seat === null || shown?.status !== "running" || this.mine.length > 1) return [];
    const since = await get<{ events: Happening[] }>(`/tables/${this.id}/since-last-turn?seat=${seat}`).catch(
      () => null,
    );
    return since?.events.some(({ move }) => move > 0) ? since.events : [];
  }

  async lookBack(move: number | null, seat: number | null = this.party?.current.seat ?? null): Promise<void> {
    const { party } = this;
    if (!party) return;
    const replay = new Replay(this.known, this.bundles, party.shown, seat);
    await replay.open();
    await replay.at(move ?? replay.last);
    this.replay = replay;
  }

  endReplay(): void {
    this.replay = null;
  }

  // ---- what if

  async whatIf(): Promise<void> {
    const { party, replay } = this;
    if (!party) return;
    const seat = replay ? replay.seat : party.current.seat;
    const at = replay ? replay.number : null;
    this.endWorld();
    const past = (replay ?? party.current).events;
    this.world = await imagine(session.socket, this.known, this.bundles, party.shown, seat, at, past);
    if (this.gone) this.endWorld();
  }

  endWorld(): void {
    if (this.world) leaveWorld(this.world, session.socket);
    this.world = null;
  }

  /** What was said here before. */
  private async remember(): Promise<void> {
    const said = await get<Said[]>(`/tables/${this.id}/chat`).catch(() => []);
    this.party?.recall(said.map((message) => ({ ...message, tell: "said" as const })));
  }
}
