// What a moderator did to somebody, in words.
import type { Sanction } from "$/server/api";
import { momentOf } from "$/words/times";
import { say, spoken } from "$/words/words.svelte";

export const KINDS = ["insults", "cheating", "leaving", "spam", "name", "other"] as const;

export function sanctionWords({ act, why, words, until }: Sanction): string {
  const end = until === null ? "" : momentOf(until, spoken.language);
  const what = act === "ban" && !end ? say("told-ban-for-good") : say(`told-${act}`, { until: end });
  return [what, say("told-why", { why: say(`kind-${why}`) }), words].filter(Boolean).join(" ");
}
