// Which seats a bot thinks for now: those that are asked, where a bot sits or plays for somebody.
import type { SeatShown } from "$/server/api";
import type { Mode, View } from "../face/face";

/** Read from the position alone, so that whoever comes back sees what whoever stayed sees. */
export function thinkers(mode: Mode, status: string, view: View, seats: SeatShown[]): number[] {
  if (mode !== "live" || status !== "running") return [];
  return view.asked.map(([seat]) => seat).filter((seat) => seats[seat]?.bot || seats[seat]?.away);
}

/** Whether somebody thinks of whom that was not said before. */
export const areNews = (said: number[], now: number[]): boolean => now.some((seat) => !said.includes(seat));
