// One's own tables, kept fresh: those that wait for one are told in the page's title and, where wished, by a notification.
import { get, Refused, Unreachable, type Line } from "$/server/api";
import { say } from "$/words/words.svelte";
import { gameNameNow } from "./game_names.svelte";
import { go } from "./router.svelte";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

const OFTEN = 4_000;
const SELDOM = 20_000; // while nobody looks

class Turns {
  /** Undefined until they are known. */
  mine = $state.raw<Line[] | undefined>(undefined);
  /** Tables at which somebody awaits one. */
  invited = $state.raw<Line[]>([]);
  /** Called when one sits at a table at which one did not: a tournament may have opened it. */
  seated: () => void = () => {};
  /** What an open table's page knows of itself before the list does. */
  private noted = $state.raw<Record<string, boolean>>({});

  waiting = $derived((this.mine ?? []).filter((line) => this.waits(line)));

  /** Ask now and then from now on; gives a function that ends it. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let newest = 0; // a round that another has overtaken, or that nobody follows any more, is the last of its kind
    const round = async () => {
      const own = ++newest;
      clearTimeout(timer);
      await this.refresh();
      if (own === newest) timer = setTimeout(() => void round(), document.hidden ? SELDOM : OFTEN);
    };
    const seen = () => {
      if (!document.hidden) void round();
    };
    void round();
    document.addEventListener("visibilitychange", seen);
    return () => {
      newest++;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async refresh(): Promise<void> {
    if (!session.person) {
      if (session.person === null) this.mine = this.invited = [];
      return;
    }
    try {
      const told = await get<Line[]>("/tables/mine");
      const lines = told.filter((line) => !line.invited_by);
      const known = this.mine ? new Set(this.invited.map((line) => line.id)) : null;
      this.invited = told.filter((line) => line.invited_by);
      if (known)
        this.invited.filter((line) => !known.has(line.id)).forEach((line) => void this.invites(line));
      session.reached = true;
      const before = this.mine;
      this.noted = {};
      this.mine = lines;
      if (before) lines.filter((line) => line.my_turn).forEach((line) => void this.arrived(line, before));
      if (before && lines.some(({ id }) => !before.some((line) => line.id === id))) this.seated();
    } catch (error) {
      if (error instanceof Unreachable) session.reached = false;
      else if (error instanceof Refused && error.status === 401) session.person = null;
    }
  }

  /** A table's page says at once whether its play waits for one of one's seats. */
  note(table: string, mine: boolean): void {
    if (this.noted[table] === mine) return;
    this.noted = { ...this.noted, [table]: mine };
    const line = this.mine?.find((known) => known.id === table);
    if (line && mine) void this.arrived({ ...line, my_turn: true }, this.mine!);
    if (line) this.mine = this.mine!.map((known) => (known === line ? { ...line, my_turn: mine } : known));
  }

  private waits(line: Line): boolean {
    return line.status === "running" && (this.noted[line.id] ?? line.my_turn);
  }

  private async arrived(line: Line, before: Line[]): Promise<void> {
    if (before.find((known) => known.id === line.id)?.my_turn) return;
    await this.notify(line, say("your-turn"));
  }

  private invites(line: Line): Promise<void> {
    return this.notify(line, say("invited-by", { name: line.invited_by ?? "" }));
  }

  /** Say something of a table to whoever looks elsewhere, where that is wished. */
  private async notify(line: Line, words: string): Promise<void> {
    if (!document.hidden || !settings.kept.notify || !("Notification" in globalThis)) return;
    if (Notification.permission !== "granted") return;
    const game = await gameNameNow(line.game);
    const notice = new Notification(words, {
      body: line.title && line.title !== line.game ? `${game} – ${line.title}` : game,
      tag: line.id,
      icon: "/icon.svg",
    });
    notice.onclick = () => {
      window.focus();
      go(`/table/${line.id}`);
      notice.close();
    };
  }
}

export const turns = new Turns();
