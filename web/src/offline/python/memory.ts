// Python's memory once everything is imported, copied on this device: the next start takes the copy instead of importing.
import { hashOf, type Bytes, type Files } from "../files";

const PLACE = "python/memory"; // in the cache of its version, and taken away with it
const HASH = "serai-sha256";
const BROWSER = "serai-browser";
const USELESS = "none"; // in the place of the hash: no copy of this version wakes in this browser
const ROOM = 8; // times its size must be free, so that no game ever lacks room because of it

/** The copy that this browser made for this version; null where there is none, or it is damaged. */
export async function keptMemory(files: Files): Promise<Bytes | null> {
  const kept = await found(files);
  if (!kept) return null;
  const memory = new Uint8Array(await kept.arrayBuffer());
  return (await hashOf(memory)) === kept.headers.get(HASH) ? memory : null;
}

/** Whether a copy is to be made: it can be kept here, and did not prove useless in this browser. */
export async function wantsMemory(files: Files): Promise<boolean> {
  const here = await files.cache().catch(() => null); // a browser may keep nothing
  return here !== null && (await found(files))?.headers.get(HASH) !== USELESS;
}

/** Keep a copy for the next start; where that cannot be, the next start takes as long as this one did. */
export async function keepMemory(files: Files, memory: Bytes): Promise<void> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  if (quota - usage > ROOM * memory.length) await put(files, memory, await hashOf(memory));
}

/** Try no more with this version in this browser. */
export const doWithoutMemory = (files: Files): Promise<void> => put(files, new Uint8Array(), USELESS);

async function found(files: Files): Promise<Response | null> {
  const cache = await files.cache().catch(() => null);
  const kept = await cache?.match(files.base + PLACE).catch(() => null);
  return kept?.headers.get(BROWSER) === browser() ? kept : null;
}

async function put(files: Files, memory: Bytes, hash: string): Promise<void> {
  const answer = new Response(memory, { headers: { [HASH]: hash, [BROWSER]: browser() } });
  await files
    .cache()
    .then((cache) => cache.put(files.base + PLACE, answer))
    .catch(() => undefined); // full or refused
}

const browser = (): string => encodeURIComponent(navigator.userAgent);
