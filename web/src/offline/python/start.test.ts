import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Bytes, Files } from "../files";
import { browserWith, filesOf } from "./fake_files";
import { keepMemory, keptMemory, wantsMemory } from "./memory";
import { PARTS, startPython } from "./start";

interface How {
  _makeSnapshot?: boolean;
  _loadSnapshot?: Bytes;
}

const MEMORY = new TextEncoder().encode("a copy of the memory");
const begun: How[] = [];
const run: string[] = [];
let refused: (how: How) => boolean;

vi.mock("pyodide", () => ({
  version: "1",
  loadPyodide: (how: How) => {
    begun.push(how);
    if (refused(how)) return Promise.reject(new Error("this browser cannot"));
    return Promise.resolve({
      FS: { mkdirTree: () => undefined, writeFile: () => undefined },
      runPython: (code: string) => void run.push(code),
      makeMemorySnapshot: () => MEMORY,
    });
  },
}));

beforeEach(() => {
  begun.length = run.length = 0;
  refused = () => false;
  vi.spyOn(URL, "createObjectURL").mockReturnValue("data:text/javascript,export default () => undefined");
  vi.spyOn(console, "info").mockReturnValue(undefined);
  browserWith(1_000_000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The files of a site, each with nothing in it. */
function site(): Files {
  const files = filesOf("ours");
  const list = {
    version: "1",
    files: Object.fromEntries(PARTS.map((part) => [part, { size: 1, sha256: "" }])),
    answers: {},
  };
  vi.spyOn(files, "list").mockResolvedValue(list);
  vi.spyOn(files, "read").mockImplementation((_, arrived) => {
    arrived?.(1);
    return Promise.resolve(new Uint8Array());
  });
  return files;
}

/** How Python was begun, one word a time. */
const ways = (): string[] =>
  begun.map((how) => (how._loadSnapshot ? "woken" : how._makeSnapshot ? "copied" : "plain"));

test("the first start copies the memory once all is imported, and the next wakes with it", async () => {
  const arrived: number[] = [];
  expect((await startPython(site(), (loaded) => arrived.push(loaded))).woken).toBe(false);
  expect(run.at(-1)).toContain("fill()");
  expect(arrived).toEqual([1, 2, 3, 4]);
  await vi.waitFor(async () => expect(await keptMemory(site())).toEqual(MEMORY));
  expect((await startPython(site())).woken).toBe(true);
  expect(run.at(-1)).toContain("differ()");
  expect(ways()).toEqual(["copied", "woken"]);
  expect(begun.at(-1)!._loadSnapshot).toHaveLength(0); // nobody holds the copy any more
});

test("a copy that does not wake is tried once, and no other is made", async () => {
  await keepMemory(site(), MEMORY);
  refused = (how) => how._loadSnapshot !== undefined;
  expect((await startPython(site())).woken).toBe(false);
  expect((await startPython(site())).woken).toBe(false);
  expect(ways()).toEqual(["woken", "plain", "plain"]);
});

test("a browser in which Python cannot be copied starts it as ever", async () => {
  refused = (how) => how._makeSnapshot === true;
  expect((await startPython(site())).woken).toBe(false);
  expect((await startPython(site())).woken).toBe(false);
  expect(ways()).toEqual(["copied", "plain", "plain"]);
  expect(await wantsMemory(site())).toBe(false);
});

test("a browser that keeps nothing makes no copy", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new Error("refused")) });
  expect((await startPython(site())).woken).toBe(false);
  expect(ways()).toEqual(["plain"]);
});
