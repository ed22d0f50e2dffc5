// Days as this device counts them, and the puzzle that a day has for everybody.
const DAY = 86_400_000; // milliseconds
const PRIMES = [7, 11, 13];

/** The number of the day that the calendar shows here. */
export function dayOf(when: Date): number {
  return Date.UTC(when.getFullYear(), when.getMonth(), when.getDate()) / DAY;
}

/** Which of so many puzzles a day has: each comes once before one comes again, and grades alternate. */
export function puzzleOfDay(day: number, count: number): number {
  const stride = PRIMES.find((prime) => count % prime !== 0) ?? 1;
  return ((day * stride) % count) + 1;
}
