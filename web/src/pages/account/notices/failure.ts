// A way of being told that fails, in words.
import { ago, momentOf } from "$/words/times";
import { say } from "$/words/words.svelte";

export interface Failed {
  why: string;
  status: number | null;
  failed: number;
  failures: number;
  next_try: number | null;
}

/** Why it fails, when it was tried last, and when it is tried next, if ever. */
export function failure({ why, status, failed, failures, next_try }: Failed, language: string): string {
  return [
    say(`notices-fails-${why}`, { status: String(status) }),
    say("notices-tried", { ago: ago(failed, Date.now(), language) }),
    next_try === null
      ? say("notices-off", { failures })
      : say("notices-tried-next", { moment: momentOf(next_try, language) }),
  ].join(" ");
}
