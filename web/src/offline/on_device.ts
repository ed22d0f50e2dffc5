// The transport of the site: what stays the same comes from its files, everything else from Python on this device.
import type { Answered, Transport } from "$/server/transport";
import { device } from "./device.svelte";

const JSON_KIND = "application/json";
const OVER = /"status": ?"over"/;
const NORMAL = 1000;

export const onDevice: Transport = {
  async request(method, path, body) {
    const answer =
      (method === "GET" ? await lasting(path) : null) ?? (await device.request(method, path, body));
    if (path === "/tables/mine" && OVER.test(answer.body)) void askToKeep();
    return answer;
  },
  wire(ears) {
    let closed = false;
    const leave = device.listen({
      opened: () => ears.opened(),
      heard: (text) => ears.heard(text),
      closed: () => close(),
    });
    function close(): void {
      if (closed) return;
      closed = true;
      leave();
      queueMicrotask(() => ears.closed(NORMAL));
    }
    return { send: (text) => device.hear(text), close };
  },
};

/** What stays the same, from the site's files; null where it is not among them. */
async function lasting(path: string): Promise<Answered | null> {
  const { answers } = await device.files.list();
  const file = answers[path.split("?", 1)[0]!];
  if (!file) return null;
  const kind = /\.json(\.gz)?$/.test(file) ? JSON_KIND : "text/plain";
  return { status: 200, kind, body: new TextDecoder().decode(await device.files.read(file)) };
}

let asked = false;

/** Whoever has played a game to its end would miss it: the browser is asked not to clear it away. */
async function askToKeep(): Promise<void> {
  if (asked) return;
  asked = true;
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
}
