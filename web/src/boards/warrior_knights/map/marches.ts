// The marches of others since one's last turn: from where to where, as far as they were told.
import { NOBLES_EACH, type Event, type Happening } from "$/generated/warrior_knights";

export interface MarchArrow {
  noble: number;
  seat: number;
  /** The areas that were told, from where the noble stood. */
  areas: number[];
  sea: boolean;
}

const COMES = ["noble-placed", "marched", "sailed", "landed", "noble-retreated"] as const;
type Coming = Extract<Event, { event: (typeof COMES)[number] }>;
const comes = (event: Event): event is Coming => (COMES as readonly string[]).includes(event.event);

/** Every noble of others who went somewhere since a moment, with the way that was told. */
export function marchesOf(all: Happening[], since: Happening[], me: number | null): MarchArrow[] {
  const first = since[0]?.number ?? Infinity;
  const at = new Map<number, number>();
  const found = new Map<number, MarchArrow>();
  for (const { number, event } of all) {
    if (!comes(event)) continue;
    const { noble, area } = event;
    const from = at.get(noble);
    at.set(noble, area);
    const seat = Math.floor(noble / NOBLES_EACH);
    if (number < first || seat === me || from === undefined || from === area) continue;
    const arrow = found.get(noble) ?? { noble, seat, areas: [from], sea: false };
    arrow.areas.push(area);
    arrow.sea ||= event.event === "sailed";
    found.set(noble, arrow);
  }
  return [...found.values()];
}
