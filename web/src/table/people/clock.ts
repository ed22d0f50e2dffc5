// What a seat's clock says: how long it has been asked, and what is left to it.
import type { TableShown } from "$/server/api";

type Timed = Pick<TableShown, "pace" | "clocks" | "status">;

const DAY = 86_400_000;
/** Milliseconds: with less than this left a clock warns. */
export const LATE = 20_000;

/** What is left to a seat in milliseconds, or null where no clock runs. */
export function leftTo({ pace, clocks, status }: Timed, seat: number, now: number): number | null {
  const bank = clocks.bank?.[seat];
  const since = clocks.since?.[seat] ?? null;
  if (status !== "running" || pace.kind === "none" || bank === undefined) return null;
  if (pace.kind === "days") return since === null ? null : Math.max(0, since + pace.days * DAY - now);
  return since === null ? bank : Math.max(0, bank - Math.max(0, now - since - pace.free * 1000));
}

/** How long a seat has been asked, in milliseconds. */
export function askedFor({ clocks, status }: Timed, seat: number, now: number): number | null {
  const since = clocks.since?.[seat] ?? null;
  return status === "running" && since !== null ? Math.max(0, now - since) : null;
}

/** A time as people read it on a clock: 4:05, 1:02:03, or days and hours as "2d 3h" in the language's own letters. */
export function clockFace(ms: number, language: string): string {
  const seconds = Math.floor(ms / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "narrow" }).format(value);
  if (days > 0) return `${unit(days, "day")} ${unit(hours, "hour")}`;
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
