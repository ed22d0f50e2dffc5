// What a phase brought and cost each baron, as far as it was told.
import type { Event } from "$/generated/warrior_knights";

export interface Entry {
  seat: number;
  /** By goods: what was gained less what was paid. */
  sums: Map<number, number>;
  /** The companies that left because nobody paid them. */
  left: number[];
}

export function ledgerOf(events: Event[], seatOf: (army: number) => number): Entry[] {
  const entries: Entry[] = [];
  const of = (seat: number): Entry => {
    let entry = entries.find((known) => known.seat === seat);
    if (!entry) entries.push((entry = { seat, sums: new Map(), left: [] }));
    return entry;
  };
  for (const event of events) {
    if (event.event === "gained" || event.event === "paid") {
      const { sums } = of(event.seat);
      const change = event.event === "gained" ? event.amount : -event.amount;
      sums.set(event.goods, (sums.get(event.goods) ?? 0) + change);
    } else if (event.event === "troop-left") of(seatOf(event.army)).left.push(event.troop);
  }
  return entries;
}
