// What waits for a person beside their tables: who asks to be a friend, and what moderators did. The server says when to ask.
import { SvelteSet } from "svelte/reactivity";
import { get, post, type Known, type News, type Sanction } from "$/server/api";
import { session } from "./session.svelte";
import { turns } from "./turns.svelte";

const LATER = 1_500; // milliseconds: on a slow line the page in front comes first

class ForPerson {
  asking = $state.raw<Known[]>([]);
  told = $state.raw<Sanction[]>([]);
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
        ({ asking: this.asking, told: this.told } = await get<News>("/me/news"));
        this.banned = null;
      } else {
        this.asking = this.told = [];
        this.banned = await get<Sanction | null>("/standing");
      }
    } catch {
      // asked again with the next news, and when the line is back
    }
  }

  async read(sanction: Sanction): Promise<void> {
    await post(`/me/news/${sanction.id}/read`);
    await this.refresh();
  }
}

export const news = new ForPerson();
