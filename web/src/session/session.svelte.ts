// Who one is here, and the one line to the server.
import { get, post } from "$/server/api";
import type { components } from "$/server/generated/openapi";
import { Line, type LineState } from "$/server/socket";

export type Person = components["schemas"]["Person"];

const PAUSE = 2_000;

class Session {
  /** Undefined until the server has said it; null is nobody yet. */
  person = $state.raw<Person | null | undefined>(undefined);
  private know!: () => void;
  /** Kept once the server has said it. */
  readonly known = new Promise<void>((know) => (this.know = know));
  /** Open until somebody listens: what nobody needs is not missing. */
  line = $state<LineState>("open");
  /** Whether the server answered when it was last asked over HTTP. */
  reached = $state(true);
  readonly moderates = $derived(!!this.person?.admin || !!this.person?.moderator);
  readonly socket = new Line((state) => (this.line = state));

  /** Ask the server who this browser belongs to; where it does not answer, again until it does. */
  async look(): Promise<void> {
    for (;;) {
      try {
        this.person = await get<Person | null>("/who");
      } catch {
        this.reached = false; // be it that somebody before the server answers for it
        await new Promise((wake) => setTimeout(wake, PAUSE));
        continue;
      }
      this.reached = true;
      this.know();
      return;
    }
  }

  /** Be somebody: a guest with a name, where one is nobody yet. */
  async arrive(name: string, language: string): Promise<Person> {
    this.become(await post<Person>("/guest", { name, language }));
    await this.socket.ready(); // what is asked next is asked as this person
    return this.person!;
  }

  become(person: Person | null): void {
    this.person = person;
    this.socket.renew();
  }
}

export const session = new Session();
