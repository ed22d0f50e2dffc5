// The log: what happened, move by move, gathered into turns of whoever acted; what was taken back is void.
import type { GameNotation } from "$/server/api";
import type { GameEvent, Happening } from "../face/face";

export interface LoggedMove {
  move: number;
  happenings: Happening[];
  void: boolean;
}

export interface LoggedTurn {
  /** The seat that acted, or null for what happened to nobody in particular. */
  seat: number | null;
  moves: LoggedMove[];
}

/** What the engine tells when moves are taken back: the first of them. */
type TakenBack = GameEvent & { first: number };

export type ActorOf = (event: GameEvent) => number | null;

/** Who acted in an event: its first field that points at a seat. */
export function actorIn(notation: GameNotation): ActorOf {
  const fields = new Map<string, string>();
  for (const { word, fields: names, tables } of notation.events) {
    const place = tables.findIndex((table) => table === "seat" || table === "owner");
    if (place >= 0) fields.set(word, names[place]!);
  }
  const seats = notation.game.max_seats;
  return (event) => {
    const seat: unknown = event[fields.get(event.event) ?? "seat"];
    return typeof seat === "number" && seat >= 0 && seat < seats ? seat : null;
  };
}

export function movesOf(events: Happening[]): LoggedMove[] {
  const moves: LoggedMove[] = [];
  for (const happening of events) {
    let last = moves.at(-1);
    if (last?.move !== happening.move)
      moves.push((last = { move: happening.move, happenings: [], void: false }));
    last.happenings.push(happening);
    const { event } = happening;
    if (event.event === "taken-back")
      for (const move of moves)
        if (move.move >= (event as TakenBack).first && move.move < happening.move) move.void = true;
  }
  return moves;
}

/** What was told without what was taken back. */
export function standing<Event extends { event: string }>(events: Happening<Event>[]): Happening<Event>[] {
  const left: Happening<Event>[] = [];
  for (const told of events) {
    if (told.event.event !== "taken-back") left.push(told);
    else
      while (left.length > 0 && left.at(-1)!.move >= (told.event as unknown as TakenBack).first) left.pop();
  }
  return left;
}

/** Whose move it was: the first seat that acted in it. */
const seatOf = ({ happenings }: LoggedMove, actor: ActorOf): number | null =>
  happenings.map(({ event }) => actor(event)).find((seat) => seat !== null) ?? null;

export function turnsOf(moves: LoggedMove[], actor: ActorOf): LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  for (const move of moves) {
    const seat = seatOf(move, actor);
    const last = turns.at(-1);
    if (last && (seat === null || last.seat === seat)) last.moves.push(move);
    else turns.push({ seat, moves: [move] });
  }
  return turns;
}

/** A seat's last move that still holds: the one it would want to take back, with all that came after. */
export const lastInForce = (moves: LoggedMove[], seat: number | null, actor: ActorOf): number | null =>
  moves.findLast(
    (move) =>
      !move.void &&
      move.move > 0 &&
      move.happenings[0]!.event.event !== "taken-back" &&
      seatOf(move, actor) === seat,
  )?.move ?? null;
