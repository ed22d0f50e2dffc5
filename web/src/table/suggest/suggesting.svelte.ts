// Suggest a move: asked for at a question of one's own, shown until the question changes, and called off at will.
import { Refused } from "$/server/api";
import { settings } from "$/session/settings.svelte";
import { refusal, say } from "$/words/words.svelte";
import type { Face, Question, Row } from "../face/face";
import type { LiveTable } from "../face/live.svelte";
import type { Weighed } from "./reasons";

/** Whether anybody but bots plays with the one in this seat, or could still sit down. */
export const playsAlone = ({ seat, seats }: Pick<Face, "seat" | "seats">): boolean =>
  seat !== null && seats.every((other) => other.seat === seat || other.bot !== null);

export class Suggesting {
  private found = $state.raw<{ of: Question; moves: Weighed[] } | null>(null);
  private asked = $state.raw<Question | null>(null);

  constructor(private readonly given: () => LiveTable) {}

  private get face(): LiveTable {
    return this.given();
  }

  /** Whether one may ask here. */
  readonly offered = $derived.by((): boolean => {
    const { mode, question } = this.face;
    return settings.kept.suggest && mode === "live" && question !== null && playsAlone(this.face);
  });
  readonly thinking = $derived.by((): boolean => this.asked !== null && this.asked === this.face.question);
  /** What is suggested for the question that stands, or null. */
  readonly moves = $derived.by((): Weighed[] | null =>
    this.found && this.found.of === this.face.question ? this.found.moves : null,
  );

  /** Ask, or put away what was suggested or is being thought about. */
  async toggle(): Promise<void> {
    if (this.thinking || this.moves) this.stop();
    else if (this.offered) await this.ask();
  }

  stop(): void {
    if (this.thinking) this.face.unadvise();
    this.asked = this.found = null;
    this.face.suggested = [];
  }

  private async ask(): Promise<void> {
    const { face } = this;
    const of = face.question!;
    this.asked = of;
    try {
      const { moves } = await face.advise();
      if (this.asked !== of || face.question !== of) return;
      const good = moves.filter(({ suggested, choice }) => suggested && face.isLegal(choice as Row));
      this.found = { of, moves: good };
      face.suggested = good.map(({ choice }) => choice as Row);
    } catch (error) {
      if (this.asked === of) face.notice = { words: wordsOf(error) };
    } finally {
      if (this.asked === of) this.asked = null;
    }
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Refused)) return say("suggest-none");
  const { key, words, facts } = error.told;
  return refusal(key, words, facts);
}
