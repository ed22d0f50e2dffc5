// Moments and lengths of time as people say them, in their language.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago a moment was; less than a minute is now. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.round((now - then) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS)
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, "second");
}

export const dayOf = (moment: number, language: string): string =>
  new Date(moment).toLocaleDateString(language, { dateStyle: "medium" });

export const momentOf = (moment: number, language: string): string =>
  new Date(moment).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
