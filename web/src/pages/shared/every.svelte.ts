// Something asked for again and again while its page is in front and seen.
import { Unreachable } from "$/server/api";
import { session } from "$/session/session.svelte";

export class Repeated<T> {
  /** The last answer; undefined until there is one. */
  now = $state.raw<T | undefined>(undefined);
  error = $state.raw<unknown>(null);

  constructor(private readonly ask: () => Promise<T>) {}

  async again(): Promise<void> {
    try {
      this.now = await this.ask();
      this.error = null;
      session.reached = true;
    } catch (error) {
      this.error = error;
      if (error instanceof Unreachable) session.reached = false;
    }
  }
}

/** To be called while a component is made; it ends with the component. */
export function every<T>(pause: number, ask: () => Promise<T>): Repeated<T> {
  const repeated = new Repeated(ask);
  $effect(() => {
    void repeated.again();
    const timer = setInterval(() => {
      if (!document.hidden) void repeated.again();
    }, pause);
    return () => clearInterval(timer);
  });
  return repeated;
}
