// All the seats of one table that this page plays: one for most people, several on one screen, none for a spectator.
import type { FluentBundle } from "@fluent/bundle";
import type { TableShown } from "$/server/api";
import type { Line, Said } from "$/server/socket";
import type { Mode } from "./face";
import type { GameKnown } from "./games";
import { LiveTable } from "./live.svelte";
import { hidesSomething } from "./secrets";

export class Party {
  faces = $state.raw<LiveTable[]>([]);
  /** The face on the screen. */
  current = $state.raw<LiveTable>() as LiveTable;
  /** On one screen: what everybody may see, for as long as nobody is known to sit before it. */
  onlooker = $state.raw<LiveTable | null>(null);
  /** On one screen: the next seat's secrets stay covered until its player says to be there. */
  covered = $state(false);

  constructor(
    private readonly line: Line,
    readonly known: GameKnown,
    private bundles: FluentBundle[],
    shown: TableShown,
    seats: (number | null)[],
    private readonly mode: Mode = "live",
  ) {
    this.faces = seats.map((seat) => this.face(shown, seat));
    this.current = this.faces[0]!;
    this.covered = this.shared;
    this.lookOn(shown);
  }

  /** Whether every seat knows where it is. */
  get begun(): boolean {
    return this.faces.every((face) => face.begun);
  }

  get shown(): TableShown {
    return this.current.shown;
  }

  /** Sit in these seats from now on; the faces of seats that stay go on. */
  sit(seats: (number | null)[]): void {
    if (seats.length === this.faces.length && seats.every((seat, k) => this.faces[k]!.seat === seat)) return;
    const shown = this.shown;
    const faces = seats.map(
      (seat) => this.faces.find((face) => face.seat === seat) ?? this.face(shown, seat),
    );
    for (const face of this.faces) if (!faces.includes(face)) face.leave();
    for (const face of faces) face.watch();
    for (const face of faces) face.recall(this.current.said);
    this.faces = faces;
    this.lookOn(shown);
    this.onlooker?.watch();
    if (!this.begun) this.covered = this.shared;
    if (!faces.includes(this.current)) this.current = faces[0]!;
  }

  watch(): void {
    this.all.forEach((face) => face.watch());
  }

  leave(): void {
    this.all.forEach((face) => face.leave());
  }

  speak(bundles: FluentBundle[]): void {
    this.bundles = bundles;
    this.all.forEach((face) => face.speak(bundles));
  }

  recall(said: Said[]): void {
    this.faces.forEach((face) => face.recall(said));
  }

  /** Turn to a seat that is asked, where the one on the screen is not; its secrets come out once it is there. */
  turn(): void {
    if (this.faces.length < 2 || !this.begun) return;
    if (this.covered && !this.secret()) this.covered = false;
    if (this.current.question) return;
    const asked = this.faces.find((face) => face.question);
    if (asked) this.show(asked);
  }

  show(face: LiveTable): void {
    if (face === this.current) return;
    this.covered = this.mode === "live" && this.secret();
    // What has the focus on a board that goes away lets go of it while the board is still there.
    if (this.covered) (document.activeElement as HTMLElement | null)?.blur();
    this.current = face;
  }

  /** Whether several people may sit before this screen, each with secrets from the others. */
  private get shared(): boolean {
    return this.faces.length > 1 && this.mode === "live";
  }

  private get all(): LiveTable[] {
    return this.onlooker ? [...this.faces, this.onlooker] : this.faces;
  }

  private lookOn(shown: TableShown): void {
    if (this.shared) this.onlooker ??= this.face(shown, null);
    else {
      this.onlooker?.leave();
      this.onlooker = null;
    }
  }

  private secret(): boolean {
    return hidesSomething(this.faces.map((face) => face.view));
  }

  private face(shown: TableShown, seat: number | null): LiveTable {
    return new LiveTable(this.line, this.known, this.bundles, shown, seat, this.mode);
  }
}
