// Something that takes a moment and may be refused: whether it is on its way, and what was said against it.
import { Refused, Unreachable } from "$/server/api";
import { refusal, say } from "$/words/words.svelte";

export class Doing {
  busy = $state(false);
  wrong = $state("");

  /** Do it, unless it is being done already; gives whether it worked. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = "";
    try {
      await act();
      return true;
    } catch (error) {
      if (error instanceof Refused) this.wrong = refusal(error.told.key, error.told.words, error.told.facts);
      else if (error instanceof Unreachable) this.wrong = say("trouble-offline");
      else throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
