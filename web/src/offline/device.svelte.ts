// This device as the host of one's tables: what is on its way, what is missing, and who holds the games.
import type { Answered } from "$/server/transport";
import { Files } from "./files";
import type { FromHost, ToHost } from "./messages";
import { missing, type Missing } from "./support";

/** What the device is doing; "elsewhere" means that another tab holds the games. */
export type Doing = "loading" | "starting" | "ready" | "elsewhere" | "failed" | "unsupported";

/** Whoever hears what the host tells as long as it is there. */
export interface Listener {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

interface Waiting {
  settle: (answer: Answered) => void;
  fail: (error: Error) => void;
}

class Device {
  doing = $state<Doing>("loading");
  missing = $state<Missing>(null);
  loaded = $state(0);
  total = $state(0);
  /** Whether games outlast the page; undefined until it is known. */
  kept = $state<boolean>();
  /** Whether Python was woken from its memory, and not begun anew. */
  woken = $state(false);
  why = $state("");
  files!: Files;

  private worker: Worker | null = null;
  private release: (() => void) | null = null;
  private queued: AbortController | null = null;
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();
  private held: (() => void)[] = [];
  private readonly listeners = new Set<Listener>();

  begin(hash: string): void {
    this.files = new Files(new URL("./", document.baseURI).href, hash);
    this.missing = missing();
    if (this.missing) this.doing = "unsupported";
    else void this.hold({ ifAvailable: true });
  }

  /** Let this tab hold the games, whoever holds them now. */
  takeOver(): void {
    this.queued?.abort();
    void this.hold({ steal: true });
  }

  /** Try anew after something went wrong. */
  again(): void {
    this.start();
  }

  /** Ask the host, as soon as it is there. */
  request(method: string, path: string, body?: string): Promise<Answered> {
    return new Promise((settle, fail) => {
      const id = ++this.last;
      const ask = () => {
        this.waiting.set(id, { settle, fail });
        this.post({ kind: "request", id, method, path, body: body ?? null });
      };
      if (this.doing === "ready") ask();
      else if (this.doing === "unsupported" || this.doing === "failed") fail(new Error(this.doing));
      else this.held.push(ask);
    });
  }

  /** Hear what the host tells; gives a function that ends it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.doing === "ready")
      queueMicrotask(() => {
        if (this.listeners.has(listener)) listener.opened();
      });
    return () => this.listeners.delete(listener);
  }

  hear(text: string): void {
    if (this.doing === "ready") this.post({ kind: "hear", text });
  }

  /** Hold the games as long as the page is open; a browser without locks has them to itself. */
  private async hold(wish: LockOptions): Promise<void> {
    if (!navigator.locks) return this.start();
    const name = `serai ${new URL(this.files.base).pathname}`;
    try {
      await navigator.locks.request(name, wish, (lock) => {
        if (!lock) return this.wait();
        this.start();
        return new Promise<void>((release) => (this.release = release));
      });
    } catch (error) {
      if ((error as Error).name !== "AbortError") throw error;
      if (!wish.signal?.aborted) this.lose(); // taken over by another tab
    }
  }

  /** Until the other tab is closed, or this one takes over. */
  private wait(): void {
    this.doing = "elsewhere";
    this.queued = new AbortController();
    void this.hold({ signal: this.queued.signal });
  }

  private lose(): void {
    this.end();
    this.release?.();
    this.wait();
  }

  private start(): void {
    this.end();
    this.doing = "loading";
    this.loaded = this.total = 0;
    const worker = new Worker(new URL("./host_worker.ts", import.meta.url), { type: "module", name: "host" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.heard(data);
    worker.onerror = (event) => this.fail(event.message);
    this.post({ kind: "begin", begin: { base: this.files.base, hash: this.files.hash } });
  }

  /** Nobody hosts here any more: who waits for an answer gets none, and lines are closed. */
  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { fail } of this.waiting.values()) fail(new Error("ended"));
    this.waiting.clear();
    const listening = [...this.listeners];
    this.listeners.clear();
    listening.forEach((listener) => listener.closed());
  }

  private fail(why: string): void {
    console.error(why);
    this.why = why;
    this.doing = "failed";
    this.held = [];
    this.end();
  }

  private post(message: ToHost): void {
    this.worker?.postMessage(message);
  }

  private heard(said: FromHost): void {
    switch (said.kind) {
      case "arrived":
        [this.loaded, this.total] = [said.loaded, said.total];
        if (said.loaded >= said.total) this.doing = "starting";
        break;
      case "storage":
        this.kept = said.kept;
        break;
      case "ready":
        this.woken = said.woken;
        this.doing = "ready";
        this.held.splice(0).forEach((ask) => ask());
        this.listeners.forEach((listener) => listener.opened());
        break;
      case "answer":
        this.waiting.get(said.id)?.settle(said.answer);
        this.waiting.delete(said.id);
        break;
      case "broken":
        this.waiting.get(said.id)?.fail(new Error("broken"));
        this.waiting.delete(said.id);
        break;
      case "tell":
        this.listeners.forEach((listener) => listener.heard(said.text));
        break;
      case "failed":
        this.fail(said.why);
        break;
    }
  }
}

export const device = new Device();
