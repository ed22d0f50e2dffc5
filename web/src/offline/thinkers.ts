// Bots think in workers of their own, so that neither the page nor its tables wait for them.
import type { Begin, FromBot, ToBot } from "./messages";

interface Job {
  id: string;
  text: string;
  settle: (thought: string) => void;
  fail: (error: Error) => void;
}

/** As much of a worker as is needed here. */
export interface Bot {
  onmessage: ((event: MessageEvent<FromBot>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToBot): void;
  terminate(): void;
}

export const MOST = 2;

export class Thinkers {
  private readonly idle: Bot[] = [];
  private readonly busy = new Map<Bot, Job>();
  private queue: Job[] = [];

  constructor(
    private readonly hire: () => Bot,
    private readonly begin: Begin,
    private readonly told: (text: string) => void,
    private readonly most = MOST,
  ) {}

  /** Have a bot at hand before it is needed. */
  expect(): void {
    if (this.idle.length + this.busy.size === 0) this.idle.push(this.started());
  }

  think(text: string): Promise<string> {
    const { id } = JSON.parse(text) as { id: string };
    return new Promise((settle, fail) => {
      this.queue.push({ id, text, settle, fail });
      this.hand();
    });
  }

  /** Let nobody think about a job any further; a worker in the middle of a thought can only be ended. */
  stop(id: string): void {
    const stopped = new Error("stopped");
    this.queue.filter((job) => job.id === id).forEach((job) => job.fail(stopped));
    this.queue = this.queue.filter((job) => job.id !== id);
    for (const [bot, job] of this.busy) if (job.id === id) this.dismiss(bot, stopped);
    this.hand();
  }

  private hand(): void {
    while (this.queue.length > 0) {
      const bot = this.idle.pop() ?? (this.busy.size < this.most ? this.started() : null);
      if (!bot) return;
      const job = this.queue.shift()!;
      this.busy.set(bot, job);
      bot.postMessage({ kind: "think", job: job.text });
    }
  }

  private started(): Bot {
    const bot = this.hire();
    bot.onmessage = ({ data }) => this.heard(bot, data);
    bot.onerror = (event) => this.dismiss(bot, new Error(event.message));
    bot.postMessage({ kind: "begin", begin: this.begin });
    return bot;
  }

  private heard(bot: Bot, said: FromBot): void {
    const job = this.busy.get(bot);
    if (said.kind === "told") this.told(said.text);
    else if (job) {
      this.busy.delete(bot);
      this.idle.push(bot);
      if (said.kind === "thought") job.settle(said.text);
      else job.fail(new Error(said.why));
      this.hand();
    }
  }

  /** End a worker, fail what it thought about, and have a spare one at hand. */
  private dismiss(bot: Bot, why: Error): void {
    const job = this.busy.get(bot);
    bot.terminate();
    this.busy.delete(bot);
    if (this.idle.includes(bot)) this.idle.splice(this.idle.indexOf(bot), 1);
    else this.idle.push(this.started());
    job?.fail(why);
  }
}
