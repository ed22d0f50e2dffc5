import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { Damaged, Files } from "./files";

const BASE = "https://here/games/";
const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const LIST = JSON.stringify({
  version: "1",
  files: { "a.txt.gz": { size: 30, sha256: hash("steppe") } },
  answers: {},
});

let served: Record<string, (string | Uint8Array)[]>;
let kept: Map<string, Response>;

beforeEach(() => {
  served = { "files.json": [LIST], "a.txt.gz": [gzipSync("steppe")] };
  kept = new Map();
  const cache = {
    match: (url: string) => Promise.resolve(kept.get(url)?.clone()),
    put: (url: string, answer: Response) => Promise.resolve(void kept.set(url, answer)),
  };
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  vi.stubGlobal("fetch", (url: string) => {
    const versions = served[url.slice(BASE.length)] ?? [];
    const body = versions.length > 1 ? versions.shift()! : versions[0];
    return Promise.resolve(
      body === undefined ? new Response("", { status: 404 }) : new Response(body as BodyInit),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = async (): Promise<string> =>
  new TextDecoder().decode(await new Files(BASE, hash(LIST)).read("a.txt.gz"));

test("a file is unpacked, checked and kept", async () => {
  expect(await read()).toBe("steppe");
  served = {};
  expect(await read()).toBe("steppe");
});

test("a host that unpacks by itself is as good", async () => {
  served["a.txt.gz"] = ["steppe"];
  expect(await read()).toBe("steppe");
});

test("a file that is not what it should be is fetched once more, and then refused", async () => {
  served["a.txt.gz"] = ["an old one", gzipSync("steppe")];
  expect(await read()).toBe("steppe");
  kept.clear();
  served["a.txt.gz"] = ["another"];
  await expect(read()).rejects.toThrow(Damaged);
});

test("a list of another version is refused", async () => {
  served["files.json"] = [`${LIST} `];
  await expect(read()).rejects.toThrow("files.json");
});
