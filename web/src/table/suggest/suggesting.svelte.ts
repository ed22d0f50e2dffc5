// Suggest a move: asked for at a question of one's own, shown until the question changes, and called off at will.
import { Refused } from "$/server/api";
import { settings } from "$/session/settings.svelte";
import { refusal, say } from "$/words/words.svelte";
import type { Face, Row } from "../face/face";
import type { LiveTable } from "../face/live.svelte";
import type { Weighed } from "./reasons";

/** Whether anybody but bots plays with the one in this seat, or could still sit down. */
export const playsAlone = ({ seat, seats }: Pick<Face, "seat" | "seats">): boolean =>
  seat !== null && seats.every((other) => other.seat === seat || other.bot !== null);

const FIRST_THOUGHT = 3000; // milliseconds, until it is known how long one takes here
const TICK = 100;
const NEARLY = 0.95;

export class Suggesting {
  private found = $state.raw<{ of: string; moves: Weighed[] } | null>(null);
  /** The thought that is waited for; of two about the same question, the later one. */
  private asked = $state.raw<{ of: string } | null>(null);
  /** How far a thought is, as long as the last one took; it may take longer. */
  part = $state(0);
  private usual = FIRST_THOUGHT;

  constructor(private readonly given: () => LiveTable) {
    $effect(() => {
      this.face.suggested = (this.moves ?? []).map(({ choice }) => choice as Row);
    });
  }

  private get face(): LiveTable {
    return this.given();
  }

  private readonly about = $derived.by(() => askedIn(this.face));
  /** Whether one may ask here. */
  readonly offered = $derived.by((): boolean => {
    const { mode, question } = this.face;
    return settings.kept.suggest && mode === "live" && question !== null && playsAlone(this.face);
  });
  readonly thinking = $derived.by((): boolean => this.asked !== null && this.asked.of === this.about);
  /** What is suggested for the question that stands, or null. */
  readonly moves = $derived.by((): Weighed[] | null =>
    this.found && this.found.of === this.about ? this.found.moves : null,
  );

  /** Ask, or put away what was suggested or is being thought about. */
  async toggle(): Promise<void> {
    if (this.thinking || this.moves) this.stop();
    else if (this.offered) await this.ask();
  }

  stop(): void {
    if (this.thinking) this.face.unadvise();
    this.asked = this.found = null;
  }

  private async ask(): Promise<void> {
    const { face, about: of } = this;
    if (of === null) return;
    if (this.asked !== null) face.unadvise(); // what is still thought about is for a question of the past
    const asked = (this.asked = { of });
    const began = performance.now();
    this.part = 0;
    const ticking = setInterval(
      () => (this.part = Math.min(NEARLY, (performance.now() - began) / this.usual)),
      TICK,
    );
    try {
      const { moves } = await face.advise();
      this.usual = performance.now() - began;
      const good = moves.filter(({ suggested, choice }) => suggested && face.isLegal(choice as Row));
      if (this.asked === asked && askedIn(face) === of) this.found = { of, moves: good };
    } catch (error) {
      if (this.asked === asked && askedIn(face) === of) face.notice = { words: wordsOf(error) };
    } finally {
      clearInterval(ticking);
      if (this.asked === asked) this.asked = null;
    }
  }
}

/** Which question stands; the same one is told again when others choose in secret. */
function askedIn({ question, view, seat }: LiveTable): string | null {
  return question ? [question.kind, seat, view.move, view.draft?.length ?? 0].join(" ") : null;
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Refused)) return say("suggest-none");
  const { key, words, facts } = error.told;
  return refusal(key, words, facts);
}
