// A lesson as the learner's seat sees it: a game with a script. What was done so far is sent each time, and the server
// says how the lesson stands then; going back needs nobody.
import type { FluentBundle } from "@fluent/bundle";
import { post, Refused, type LessonShown, type Stood } from "$/server/api";
import type { Foreseen, Happening, Options, Question, Reason, Row, View } from "$/table/face/face";
import type { GameKnown } from "$/table/face/games";
import { PlayFace } from "$/table/face/play_face.svelte";
import { inColour, wordsOf } from "$/table/people/names";
import { refusal, say } from "$/words/words.svelte";

type WhyNot = { rule: string | null; facts: Record<string, unknown> };

export class LessonFace extends PlayFace {
  readonly mode = "lesson";
  /** The steps that are done. */
  done = $state(0);
  /** The key of the sentence that answers a choice which was not asked for; the board shows what it led to. */
  answer = $state<string | null>(null);
  begun = $state(false);
  private made: (Row | null)[] = [];
  /** How the lesson stood after each step that is done, the beginning first. */
  private past: Stood[] = [];
  private readonly address: string;
  private bundles = $state.raw<FluentBundle[]>([]);
  words = $derived(wordsOf(this.game, this.bundles, this.names, this.laid, this.kindAsked));

  constructor(
    known: GameKnown,
    bundles: FluentBundle[],
    readonly lesson: LessonShown,
    room = "lessons",
  ) {
    super(known.notation, known.content, lesson.seat);
    this.bundles = bundles;
    this.address = `/${room}/${known.notation.game.name}/${lesson.id}`;
    this.seats = known.notation.game.colours.slice(0, lesson.seats).map(inColour);
  }

  /** The step that is to be done, or null at the end. */
  get step(): LessonShown["steps"][number] | null {
    return this.lesson.steps[this.done] ?? null;
  }

  speak(bundles: FluentBundle[]): void {
    this.bundles = bundles;
  }

  /** Begin, or begin again. */
  async begin(): Promise<void> {
    const stood = this.past[0] ?? (await this.ask([]));
    this.made = [];
    this.past = [stood];
    this.show(stood, false);
    this.begun = true;
  }

  /** The sentence was read. */
  async goOn(): Promise<void> {
    await this.act(null);
  }

  /** Undo a choice that was not asked for, once its answer is read. */
  putBack(): void {
    this.show(this.past.at(-1)!, false);
  }

  /** One step back. */
  back(): void {
    if (this.made.length > 0) {
      this.made.pop();
      this.past.pop();
    }
    this.putBack();
  }

  async undo(): Promise<void> {
    this.back();
  }

  async aside(): Promise<void> {}

  protected async carryOut(choice: Row): Promise<void> {
    await this.act(choice);
  }

  protected async askPreview(choice: Row, deeper: boolean): Promise<Foreseen> {
    const asked = { made: this.made, choice, deeper };
    return (await post(`${this.address}/preview`, asked)) as Foreseen;
  }

  protected async askWhy(choice: Row | string): Promise<Reason | null> {
    const { rule, facts } = await post<WhyNot>(`${this.address}/why-not`, { made: this.made, choice });
    return rule ? { rule, words: this.words.reason(rule, facts) } : null;
  }

  /** Do the step; a refusal becomes a notice and changes nothing. */
  private async act(act: Row | null): Promise<void> {
    if (this.busy || this.answer) return;
    this.busy = true;
    try {
      const made = [...this.made, act];
      const stood = await this.ask(made);
      if (!stood.answer) {
        this.made = made;
        this.past = [...this.past, stood];
      }
      this.show(stood, true);
    } catch (error) {
      if (!(error instanceof Refused)) this.notice = { words: say("offline-choice") };
      else {
        const { rule, facts, key, words } = error.told;
        this.notice = rule
          ? { words: this.words.reason(rule, facts ?? {}), rule }
          : { words: refusal(key, words, facts) };
      }
    } finally {
      this.busy = false;
    }
  }

  private ask(made: (Row | null)[]): Promise<Stood> {
    return post<Stood>(this.address, { made });
  }

  /** Show how the lesson stands; what the last thing done has caused is played back where it is new. */
  protected show(stood: Stood, fresh: boolean): void {
    this.forget();
    const events = stood.events as Happening[];
    this.done = stood.done;
    this.answer = stood.answer;
    this.view = stood.view as View;
    this.facts = stood.facts;
    this.events = events;
    this.fresh = fresh ? events.filter(({ number }) => number >= stood.fresh) : [];
    this.question = stood.question as Question | null;
    this.asides = {} as Options;
    this.mayUndo = this.made.length > 0;
  }
}
