// What is picked up and pointed at on the Khan board, and what follows for the face: the one place where pointing
// at a cell, a ruler, a card or a piece becomes a choice.
import type { Choice, Event, Face } from "$/generated/khan";
import { sameRow } from "$/table/face/face";
import { say } from "$/words/words.svelte";
import { isRiver, type Land, type Spot } from "../model/geometry";
import { readCards, readCrests, type Card, type Crest } from "../pieces/crests";
import {
  bestTurn,
  ghostAt,
  readKinds,
  readPlaces,
  spelledOut,
  turned,
  type Ghost,
  type Kind,
  type Place,
  type Turn,
} from "../model/pieces";
import { choicesAt, litCells, narrowedBy, readReach, stillHeld, type Picked } from "./reach";
import { readLand } from "../model/geometry";
import { laidPieces, standingOn } from "../model/standing";

const NOTHING: ReadonlySet<number> = new Set();
const HELD: Record<string, Picked> = {
  "free-invade": { what: "free" },
  "divine-support": { what: "divine" },
  reconnoitre: { what: "reserve" },
};
const THINKING = 120; // milliseconds before a reason is asked for

/** The question with the choices of the verb that is picked, or with all. */
function openIn({ question, verb }: Face): Face["question"] {
  if (!question || !verb) return question;
  return { ...question, options: { [verb]: question.options[verb] } };
}

export class Pointer {
  readonly land: Land;
  readonly kinds: Kind[];
  readonly places: Place[];
  readonly crests: Crest[];
  readonly cards: Card[];
  picked = $state.raw<Picked | null>(null);
  turn = $state.raw<Turn>({ quarters: 0, flipped: false });
  /** The cell under the pointer or the keyboard, and the pointer's spot in cells. */
  cell = $state<number | null>(null);
  spot = $state.raw<Spot | null>(null);
  /** Where the keyboard is on the map. */
  home = $state(0);
  /** Whether it was a finger that pointed last. */
  touched = $state(false);
  foreseen = $state.raw<Event[]>([]);
  private move = -1;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** What may be done; of it what is of the verb that is picked. */
  reach = $derived.by(() => readReach(openIn(this.face), this.places));
  /** What is in hand: what was picked up, or what the verb means. */
  held = $derived.by((): Picked | null => this.picked ?? HELD[this.face.verb ?? ""] ?? null);
  /** With nothing in hand and no verb almost everything is possible: then only a quiet hint. */
  quiet = $derived.by(() => this.held === null && !this.face.verb && this.reach.kind === "act");
  lit = $derived.by(() =>
    this.active ? litCells(this.reach, this.held, this.land, this.places, this.face.view.rulers) : NOTHING,
  );
  laid = $derived.by(() => laidPieces(this.face.view, this.face.facts, this.places));
  /** The piece in hand as it would lie, or the one that the list points at. */
  ghost = $derived.by((): Ghost | null => {
    const { picked, cell } = this;
    if (picked?.what === "piece" && cell !== null) {
      const legal = this.reach.conquer.get(picked.kind) ?? [];
      const squares = turned(this.kinds[picked.kind]!.squares, this.turn);
      return ghostAt(this.land, picked.kind, squares, this.places, legal, cell, this.spot);
    }
    const shown = this.shown;
    if (shown?.[0] !== "conquer") return null;
    const placement = shown[1] as number;
    return { ...this.places[placement]!, placement, legal: true };
  });

  constructor(private readonly given: () => Face) {
    const face = this.face;
    this.land = readLand(face.content);
    this.kinds = readKinds(face.content);
    this.crests = readCrests(face.content);
    this.cards = readCards(face.content);
    const { placement, kind, cell } = face.game.tables;
    this.places = readPlaces(placement!, kind!, cell!);
  }

  get face(): Face {
    return this.given();
  }

  get active(): boolean {
    return this.face.question !== null && !this.face.busy;
  }

  /** The choice to show: the one that waits for its confirmation, else the one pointed at. */
  get shown(): Choice | null {
    return this.face.candidate ?? this.face.pointed;
  }

  /** A new question: hands are empty; the same one told again leaves in hand what can still be used. */
  asked(): void {
    this.cell = null;
    this.spot = null;
    this.foreseen = [];
    const again = this.move === this.face.view.move;
    this.move = this.face.view.move;
    if (this.picked && !(again && stillHeld(this.reach, this.picked))) this.picked = null;
    this.face.narrowed = narrowedBy(this.reach, this.picked, this.places);
  }

  pick(picked: Picked | null): void {
    const again = picked !== null && JSON.stringify(picked) === JSON.stringify(this.picked);
    this.picked = again ? null : picked;
    if (this.face.candidate) this.face.cancel();
    this.point(null);
    this.face.narrowed = narrowedBy(this.reach, this.picked, this.places);
  }

  rotate(quarters: number): void {
    this.turnTo({ ...this.turn, quarters: (this.turn.quarters + quarters + 4) % 4 });
  }

  flip(): void {
    this.turnTo({ quarters: (4 - this.turn.quarters) % 4, flipped: !this.turn.flipped });
  }

  private turnTo(turn: Turn): void {
    if (this.picked?.what !== "piece") return;
    this.turn = turn;
    if (this.cell !== null) this.lookAt(this.cell, this.spot);
  }

  /** The pointer or the keyboard is over a cell. */
  over(cell: number, spot: Spot | null = null): void {
    if (this.picked?.what === "piece" && cell !== this.cell) {
      const legal = this.reach.conquer.get(this.picked.kind) ?? [];
      this.turn = bestTurn(this.land, this.kinds[this.picked.kind]!, this.places, legal, this.turn, cell);
    }
    this.lookAt(cell, spot);
  }

  away(): void {
    this.cell = null;
    this.spot = null;
    this.point(null);
  }

  private lookAt(cell: number, spot: Spot | null): void {
    this.cell = cell;
    this.spot = spot;
    if (!this.active) return;
    const choice = this.choiceAt(cell);
    if (choice && this.face.isLegal(choice)) this.point(choice);
    else {
      this.point(null);
      this.explain(choice, cell);
    }
  }

  /** The one choice that pointing at this cell means with what is in hand, legal or not. */
  private choiceAt(cell: number): Choice | null {
    const { held: picked, reach } = this;
    switch (picked?.what) {
      case "card":
        return ["invade", picked.card, cell];
      case "free":
        return ["free-invade", cell];
      case "divine":
        return isRiver(this.land, cell) ? null : ["divine-support", this.land.terrain[cell]!];
      case "piece":
        return this.ghost?.placement == null ? null : ["conquer", this.ghost.placement];
      default: {
        if (reach.settle.size > 0) return ["settle", cell];
        const standing = standingOn(this.face.view.ground[cell]!);
        if (standing.what === "ruler" && reach.kind === "act") return ["chase", standing.ruler];
        const all = this.choicesOn(cell);
        return all.length === 1 ? all[0]! : null;
      }
    }
  }

  /** What can be done with a cell; of equal cards one is as good as another. */
  private choicesOn(cell: number): Choice[] {
    const lands = new Set<string>();
    return choicesAt(this.reach, cell, this.places).filter((choice) => {
      if (choice[0] !== "invade") return true;
      const { land } = this.cards[choice[1]]!;
      return !lands.has(land) && lands.add(land);
    });
  }

  /** Whoever takes up something of another kind than was picked is not held to that. */
  private free(word: Choice[0]): void {
    if (this.face.verb && this.face.verb !== word) this.face.cancel();
  }

  /** Point at a choice, also from outside the map, and ask what it would do. */
  point(choice: Choice | null): void {
    clearTimeout(this.waiting);
    if (!sameRow(this.face.pointed, choice)) this.face.pointed = choice;
    if (this.face.notice) this.face.notice = null;
  }

  /** Say after a moment why a choice is not possible. */
  explain(choice: Choice | null, cell: number | null = null, at_once = false): void {
    clearTimeout(this.waiting);
    const asked = choice ?? (this.ghost && !this.ghost.legal ? this.spelled(this.ghost) : null);
    if (!asked || !this.active || this.face.mode === "replay") return;
    const { face } = this;
    const { question } = face;
    this.waiting = setTimeout(
      () => {
        void face
          .why(asked)
          .then((reason) => {
            if (reason && face.question === question && (cell === null || this.cell === cell))
              face.notice = reason;
          })
          .catch(() => undefined);
      },
      at_once ? 0 : THINKING,
    );
  }

  private spelled(ghost: Ghost): string {
    const { kind, cell } = this.face.game.tables;
    return spelledOut(kind!, cell!, ghost);
  }

  /** A cell is chosen: the choice is taken, or the cell itself is picked up where several choices begin on it. */
  async choose(cell: number): Promise<void> {
    if (!this.active) return;
    if (this.picked?.what === "cell") this.pick(null);
    if (this.cell !== cell) this.over(cell);
    const choice = this.choiceAt(cell);
    if (choice && this.face.isLegal(choice)) await this.face.take(choice);
    else if (!this.held && this.choicesOn(cell).length > 0) this.pick({ what: "cell", cell });
    else this.explain(choice, cell, true);
  }

  /** The piece in hand is laid where it is shown: its place was seen before, and this is its confirmation. */
  async lay(): Promise<void> {
    const { ghost } = this;
    if (!this.active || !ghost?.legal || ghost.placement === null) return;
    this.face.candidate = ["conquer", ghost.placement];
    await this.face.confirm();
  }

  /** A card of the hand is chosen: discarded, picked up, or played on the cell that was chosen before. */
  async chooseCard(card: number): Promise<void> {
    if (!this.active) return;
    this.free("invade");
    if (this.reach.discard.has(card)) return this.face.take(["discard", card]);
    if (this.picked?.what === "cell") {
      const choice: Choice = ["invade", card, this.picked.cell];
      if (this.face.isLegal(choice)) return this.face.take(choice);
    }
    if (this.reach.invade.has(card)) this.pick({ what: "card", card });
    else if (this.reach.kind === "act") this.explain(["invade", card, 0], null, true);
  }

  async chooseFree(): Promise<void> {
    if (!this.active) return;
    this.free("free-invade");
    if (this.picked?.what === "cell" && this.reach.free.has(this.picked.cell))
      return this.face.take(["free-invade", this.picked.cell]);
    if (this.reach.free.size > 0) this.pick({ what: "free" });
    else this.explain(["free-invade", 0], null, true);
  }

  /** A piece of the tray is chosen: reserved, or picked up to be laid. */
  async chooseKind(kind: number): Promise<void> {
    if (!this.active) return;
    if (this.reach.kind === "use-special") {
      if (this.held?.what !== "reserve") return;
      const choice: Choice = ["reconnoitre", kind];
      if (this.reach.reserve.has(kind)) return this.face.take(choice);
      return this.explain(choice, null, true);
    }
    this.free("conquer");
    const legal = this.reach.conquer.get(kind);
    const through = this.picked?.what === "cell" ? this.picked.cell : null;
    if (legal) {
      this.pick({ what: "piece", kind });
      if (through !== null && this.picked) this.over(through);
      return;
    }
    if (this.reach.kind !== "act" && this.reach.kind !== "final-conquest") return;
    if (!this.face.facts.copies[this.face.seat ?? 0]![kind]) {
      const somewhere = this.places.findIndex((place) => place.kind === kind);
      this.explain(["conquer", somewhere], null, true);
    } else
      this.face.notice = {
        words: say("khan-no-place", { kind: this.face.words.entry("kind", kind) }),
        rule: "KH-CONQ-7",
      };
  }

  async chooseRuler(ruler: number): Promise<void> {
    if (!this.active) return;
    this.free("chase");
    if (this.reach.chase.has(ruler)) await this.face.take(["chase", ruler]);
    else if (this.reach.kind === "act") this.explain(["chase", ruler], null, true);
  }
}
