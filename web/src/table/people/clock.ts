// What a seat's clock says: how long it has been asked, and what is left to it.
import type { TableShown } from "$/server/api";

type Timed = Pick<TableShown, "pace" | "clocks" | "status" | "pause" | "seats">;

const DAY = 86_400_000;
/** Milliseconds: with less than this left a clock warns. */
export const LATE = 20_000;

/** The vacation that lasts at a moment. */
export const vacationAt = (vacations: number[][], now: number): number[] | undefined =>
  vacations.find(([first, last]) => first! <= now && now < last!);

/** What is left of some days since a moment, with vacations, on which no time runs. */
function daysLeft(since: number, days: number, vacations: number[][], now: number): number {
  let due = since + days * DAY;
  for (const [first, last] of vacations)
    if (last! > since && first! < due) due += last! - Math.max(first!, since);
  return Math.max(0, due - (vacationAt(vacations, now)?.[1] ?? now));
}

/** What is left to a seat in milliseconds, or null where no clock runs; in a pause clocks stand still. */
export function leftTo(
  { pace, clocks, status, pause, seats }: Timed,
  seat: number,
  time: number,
): number | null {
  const now = pause?.since ?? time;
  const bank = clocks.bank?.[seat];
  const since = clocks.since?.[seat] ?? null;
  if (status !== "running" || pace.kind === "none" || bank === undefined) return null;
  if (pace.kind === "days")
    return since === null ? null : daysLeft(since, pace.days ?? 0, seats[seat]?.vacations ?? [], now);
  return since === null ? bank : Math.max(0, bank - Math.max(0, now - since - pace.free * 1000));
}

/** How long a seat has been asked, in milliseconds. */
export function askedFor({ clocks, status, pause }: Timed, seat: number, time: number): number | null {
  const now = pause?.since ?? time;
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
