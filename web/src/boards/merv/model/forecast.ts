// What tiles yield, as the server foretells it: to whoever activates one, and to the owner of its building.
import type { Event, Foreseen } from "$/generated/merv";

export interface Yield {
  mine: number[];
  /** Whose building it is, when that owner is given cubes too; else -1. */
  owner: number;
  theirs: number[];
}

/** What the events of activating a tile yield. */
export function yieldOf(events: Event[], seat: number): Yield {
  const produced = events.filter((event) => event.event === "produced");
  const other = produced.find(({ owner }) => owner !== seat);
  return {
    mine: produced.find(({ owner }) => owner === seat)?.cubes ?? [],
    owner: other?.owner ?? -1,
    theirs: other?.cubes ?? [],
  };
}

/** What each tile of a slot's line would yield, by cell, when the master goes there. */
export const forecast = (slot: Foreseen, seat: number): Map<number, Yield> =>
  new Map(
    (slot.then ?? [])
      .flatMap(({ choice, events }) => (choice[0] === "activate" ? [{ cell: choice[1], events }] : []))
      .map(({ cell, events }) => [cell, yieldOf(events, seat)]),
  );
