// The coach of a table: says what a kind of question is about when it comes for the first time, and whenever it is asked.
import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { getLasting } from "$/server/api";
import { settings } from "$/session/settings.svelte";
import { bundleOf, type Language } from "$/words/bundles";
import { spoken } from "$/words/words.svelte";
import type { Face, Question } from "../face/face";
import { coached } from "./coached.svelte";

export class Coach {
  private bundles = $state.raw<FluentBundle[]>([]);
  /** The language that they are in. */
  private learned: Language | null = null;
  /** The moments for which the sentence was asked, and at which it was put away. */
  private wanted = $state("");
  private closed = $state("");
  /** What was said last. */
  private shown: { key: string; moment: string } | null = null;

  /** The question that can be explained, if any. */
  readonly question = $derived.by((): Question | null => {
    const { mode, seat, game, question } = this.face();
    return mode === "live" && seat !== null && game.coach ? question : null;
  });
  /** Whether it speaks by itself at this table. */
  readonly on = $derived.by((): boolean => {
    const { coach } = settings.kept;
    return coach === "always" || (coach === "first" && coached.isEarly(this.game, this.table()));
  });
  /** The language in which there is something to say. */
  private readonly language = $derived(this.question && (this.on || this.wanted) ? spoken.language : null);
  /** The sentence of the question, once it is here. */
  private readonly sentence = $derived(this.said());
  /** Whether it is still on its way. */
  readonly awaited = $derived(this.language !== null && this.sentence === null);
  /** What is explained once: the kind of a question, or something finer. */
  private readonly key = $derived(
    this.question ? `${this.question.kind} ${this.said("by") ?? ""}`.trim() : "",
  );
  private readonly news = $derived.by(() => this.on && !coached.has(this.game, this.table(), this.key));
  /** What is said now, or null. */
  readonly text = $derived(
    this.wanted === this.moment || (this.news && this.closed !== this.moment) ? this.sentence : null,
  );

  constructor(
    private readonly face: () => Face,
    private readonly table: () => string,
  ) {
    $effect(() => {
      if (this.question) untrack(() => coached.begin(this.game, this.table()));
    });
    $effect(() => {
      if (this.language && this.language !== this.learned) return this.learn(this.language);
    });
    $effect(() => {
      const { key, moment, text } = this;
      untrack(() => this.note(key, moment, text !== null));
    });
  }

  ask(): void {
    this.wanted = this.moment;
  }

  close(): void {
    this.wanted = "";
    this.closed = this.moment;
    if (this.key) coached.add(this.game, this.table(), this.key);
  }

  /** Let it speak, or not; it begins with what is asked now. */
  turn(on: boolean): void {
    settings.set("coach", on ? "always" : "never");
    if (on) this.ask();
    else this.close();
  }

  /** What stands there until the question is answered was read; a question may well go and come again before that. */
  private note(key: string, moment: string, says: boolean): void {
    const { shown } = this;
    if (shown && (shown.moment !== moment || (key && shown.key !== key)))
      coached.add(this.game, this.table(), shown.key);
    if (says) this.shown = { key, moment };
  }

  get game(): string {
    return this.face().game.game.name;
  }

  /** Another one with every choice: a question that stays is explained once. */
  private get moment(): string {
    const { move, draft } = this.face().view;
    return `${move}.${draft?.length ?? 0}`;
  }

  private said(attribute = ""): string | null {
    const { words, seat } = this.face();
    if (!this.question || seat === null) return null;
    return words.coach(this.bundles, this.question.kind, seat, this.question.prompt, attribute);
  }

  /** Fetch what is said in a language; gives what stops waiting for it. */
  private learn(language: Language): () => void {
    let late = false;
    void getLasting<string>(`/games/${this.game}/coach/words/${language}`).then(
      (text) => {
        if (late) return;
        this.learned = language;
        this.bundles = [bundleOf(language, [text])];
      },
      () => undefined, // without a line there is no sentence, and the game goes on
    );
    return () => (late = true);
  }
}
