// What waits for a person beside their tables: who asks to be a friend, what moderators did, tournaments that await them
// and tables that a round has opened. The server says when to ask.
import { SvelteSet } from "svelte/reactivity";
import { get, post, type Awaited, type Begun, type Known, type News, type Sanction } from "$/server/api";
import { keep, keptUnder } from "./kept";
import { session } from "./session.svelte";
import { turns } from "./turns.svelte";

const KNOWN = "serai.rounds";
const MOST_KNOWN = 20;
const LATER = 1_500; // milliseconds: on a slow line the page in front comes first

class ForPerson {
  asking = $state.raw<Known[]>([]);
  told = $state.raw<Sanction[]>([]);
  tournaments = $state.raw<Awaited[]>([]);
  private rounds = $state.raw<Begun[]>([]);
  /** Tables of rounds that one has come to on this device, or put aside. */
  private known = $state.raw(keptUnder<{ tables: string[] }>(KNOWN).tables ?? []);
  /** Tables that a round has opened and that one has not come to. */
  readonly begun = $derived(this.rounds.filter(({ table }) => !this.known.includes(table)));
  /** Why one is not let in. */
  banned = $state.raw<Sanction | null>(null);
  /** Whom one has blocked since this page was opened; the server passes nothing on from those before. */
  readonly blocked = new SvelteSet<string>();
  private soon: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    session.socket.news = () => {
      void turns.refresh();
      void this.refresh();
    };
    turns.seated = () => void this.refresh();
  }

  /** Be told from now on, on whatever page; guests cannot be invited, and hear the rest where they play. */
  follow(): void {
    if (session.person?.account) session.socket.expect();
    clearTimeout(this.soon);
    this.soon = setTimeout(() => void this.refresh(), LATER);
  }

  async refresh(): Promise<void> {
    try {
      if (session.person) {
        const found = await get<News>("/me/news");
        ({
          asking: this.asking,
          told: this.told,
          tournaments: this.tournaments,
          rounds: this.rounds,
        } = found);
        this.banned = null;
      } else {
        this.asking = this.told = this.tournaments = this.rounds = [];
        this.banned = await get<Sanction | null>("/standing");
      }
    } catch {
      // asked again with the next news, and when the line is back
    }
  }

  /** One knows that this table is open. */
  knows(table: string): void {
    this.known = [...this.known, table].slice(-MOST_KNOWN);
    keep(KNOWN, { tables: this.known });
  }

  async read(sanction: Sanction): Promise<void> {
    await post(`/me/news/${sanction.id}/read`);
    await this.refresh();
  }
}

export const news = new ForPerson();
