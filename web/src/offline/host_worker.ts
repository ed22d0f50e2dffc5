// The worker that keeps the tables of this device: Python, its storage, and its bots.
import type { Answered } from "$/server/transport";
import { Files } from "./files";
import type { Begin, FromHost, ToHost } from "./messages";
import { startPython } from "./python/start";
import { openStorage } from "./storage";
import { MOST, Thinkers, type Bot } from "./thinkers";

/** What serai.offline.worker gives. */
interface Host {
  request(method: string, path: string, body: string | null): Promise<string>;
  hear(message: string): Promise<void>;
  told(text: string): void;
}

interface Said {
  status: number;
  type: string;
  body: string;
}

const send = (message: FromHost): void => postMessage(message);
const NEW_TABLE = /^\/(tables|records)\b/;
let host: Host | null = null;
let thinkers: Thinkers | null = null;

const hire = (): Bot =>
  new Worker(new URL("./bot_worker.ts", import.meta.url), { type: "module", name: "bot" }) as Bot;

async function begin(wish: Begin): Promise<void> {
  const files = new Files(wish.base, wish.hash);
  const storage = await openStorage(`serai ${new URL(wish.base).pathname}`);
  send({ kind: "storage", kept: storage.kept });
  const { python, woken } = await startPython(files, (loaded, total) =>
    send({ kind: "arrived", loaded, total }),
  );
  const most = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency - 1));
  thinkers = new Thinkers(hire, wish, (text) => host?.told(text), most);
  const worker = python.pyimport("serai.offline.worker") as {
    start(storage: unknown, thinkers: unknown, tell: (text: string) => void): Promise<Host>;
  };
  host = await worker.start(storage, thinkers, (text) => send({ kind: "tell", text }));
  send({ kind: "ready", woken });
}

async function request({ id, method, path, body }: ToHost & { kind: "request" }): Promise<void> {
  if (method === "POST" && NEW_TABLE.test(path)) thinkers!.expect();
  try {
    const { type: kind, ...answer } = JSON.parse(await host!.request(method, path, body)) as Said;
    send({ kind: "answer", id, answer: { ...answer, kind } satisfies Answered });
  } catch (error) {
    console.error(error);
    send({ kind: "broken", id });
  }
}

onmessage = ({ data }: MessageEvent<ToHost>) => {
  if (data.kind === "begin")
    begin(data.begin).catch((error: unknown) => send({ kind: "failed", why: String(error) }));
  else if (data.kind === "request") void request(data);
  else host!.hear(data.text).catch((error: unknown) => console.error(error));
};
