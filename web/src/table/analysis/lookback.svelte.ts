// The analysis of one play: asked for once, made by the server in its own time, and waited for here.
import { get, post, Unreachable } from "$/server/api";
import type { components } from "$/server/generated/openapi";

type AnalysisShown = components["schemas"]["AnalysisShown"];

const PAUSE = 700;
const AWAY = 4_000; // while the server cannot be reached

export class Lookback {
  shown = $state.raw<AnalysisShown | null>(null);
  private again: ReturnType<typeof setTimeout> | null = null;
  private gone = false;

  constructor(private readonly table: string) {}

  get found() {
    return this.shown?.found ?? null;
  }

  /** Whether it is on its way. */
  get coming(): boolean {
    return this.shown?.status === "waiting" || this.shown?.status === "making";
  }

  /** How much of it is done, from 0 to 1; null while it waits. */
  get part(): number | null {
    const { status, done, whole } = this.shown ?? {};
    return status === "making" && whole ? Math.min(1, done! / whole) : null;
  }

  /** See whether it is there. */
  async look(): Promise<void> {
    this.take(await get<AnalysisShown>(`/tables/${this.table}/analysis`));
  }

  /** Have it made; it is made once. */
  async ask(): Promise<void> {
    this.take(await post<AnalysisShown>(`/tables/${this.table}/analysis`));
  }

  leave(): void {
    this.gone = true;
    if (this.again) clearTimeout(this.again);
  }

  private take(shown: AnalysisShown): void {
    this.shown = shown;
    if (this.coming) this.wait(PAUSE);
  }

  private wait(pause: number): void {
    if (this.again) clearTimeout(this.again);
    if (this.gone) return;
    this.again = setTimeout(() => {
      this.look().catch((error: unknown) => {
        if (error instanceof Unreachable) this.wait(AWAY);
        else this.shown = null;
      });
    }, pause);
  }
}
