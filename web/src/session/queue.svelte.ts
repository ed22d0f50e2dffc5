// Waiting for anybody to play with: asked about while one waits, wherever one is; who is matched is led to the table.
import { get, post } from "$/server/api";
import type { components } from "$/server/generated/openapi";
import { go } from "./router.svelte";
import { turns } from "./turns.svelte";

export type QueueShown = components["schemas"]["QueueShown"];
export type Wanting = components["schemas"]["Wanting"];

const OFTEN = 3_000;

class Queue {
  shown = $state.raw<QueueShown | null>(null);
  /** What one waits for, until one is seated. */
  mine = $derived(this.shown?.mine && !this.shown.mine.table ? this.shown.mine : null);

  async look(): Promise<void> {
    this.hear(await get<QueueShown>("/queue"));
  }

  async enter(wish: Wanting): Promise<void> {
    this.hear(await post<QueueShown>("/queue", wish), true);
  }

  async leave(): Promise<void> {
    this.shown = await post<QueueShown>("/queue/leave");
  }

  /** Ask again and again while one waits; gives a function that ends it. Who closes the page waits for no live game. */
  follow(): () => void {
    if (!this.mine) return () => undefined;
    const live = this.mine.pace === "quick" || this.mine.pace === "live";
    const asking = setInterval(() => void this.look().catch(() => undefined), OFTEN);
    const gone = () => live && navigator.sendBeacon("/api/v1/queue/leave");
    window.addEventListener("pagehide", gone);
    return () => {
      clearInterval(asking);
      window.removeEventListener("pagehide", gone);
    };
  }

  /** Whoever waited on this page, and has a table now, goes there. */
  private hear(told: QueueShown, asked = false): void {
    const waited = asked || this.mine !== null;
    this.shown = told;
    const table = told.mine?.table;
    if (!waited || !table) return;
    go(`/table/${table}`);
    void turns.refresh();
  }
}

export const queue = new Queue();
