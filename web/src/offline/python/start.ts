// Python in a worker, made from the site's own checked files, or woken from a copy of its memory that was made here.
import { loadPyodide, version, type PyodideAPI } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import type { Bytes, Files } from "../files";
import { unpackInto } from "./archive";
import { doWithoutMemory, keepMemory, keptMemory, wantsMemory } from "./memory";

/** What Python consists of here, in the order in which it is handed over. */
export const PARTS = [
  "python/pyodide.asm.mjs.gz",
  "python/pyodide.asm.wasm.gz",
  "python/python_stdlib.zip",
  "python/serai.zip",
] as const;

const FOLDER = "/serai";
const PAGE = 65_536; // bytes, by which memory grows
const MEMORY = "serai.offline.memory";
/** What Pyodide was built for, and no packages: there is nothing to be fetched from anywhere. */
const NO_PACKAGES = { info: { ...info, version }, packages: {} };

export type Python = PyodideAPI;
type Create = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;
interface Instantiating {
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): unknown;
}
type Begin = (how: { _loadSnapshot?: Bytes; _makeSnapshot?: boolean }) => Promise<Python>;

/** Python with everything that is Serai; whether it was woken from its memory. */
export interface Started {
  python: Python;
  woken: boolean;
}

export async function startPython(
  files: Files,
  arrived: (loaded: number, total: number) => void = () => {},
): Promise<Started> {
  const kept = keptMemory(files);
  const parts = await allParts(files, arrived);
  const places = [
    place(parts[0], "text/javascript"),
    place(parts[1], "application/wasm"),
    place(parts[2], ""),
  ];
  const { default: create } = (await import(/* @vite-ignore */ places[0]!)) as { default: Create };
  const begin: Begin = async (how) => {
    const python = await loadPyodide({
      createPyodideModule: how._loadSnapshot ? withRoomFor(how._loadSnapshot, create) : create,
      lockFileContents: NO_PACKAGES as never,
      indexURL: `${places[1]}#/`, // what Pyodide adds to it stands after the hash, and is not asked for
      stdLibURL: places[2],
      packageBaseUrl: files.base, // never asked: there are no packages
      convertNullToNone: true,
      ...how,
    });
    unpackInto(python.FS, FOLDER, parts[3]); // games read their tables as files
    return python;
  };
  const memory = await kept;
  const started = (memory && (await woken(files, begin, memory))) ?? (await fresh(files, begin));
  places.forEach((each) => URL.revokeObjectURL(each));
  return started;
}

/** Pyodide copies a memory into one that must be as large, and does not see to that itself. */
function withRoomFor(copy: Bytes, create: Create): Create {
  const [, head] = new Uint32Array(copy.buffer, copy.byteOffset, 2);
  return (settings) => {
    const { instantiateWasm } = settings as Instantiating;
    const grown: Instantiating["instantiateWasm"] = (imports, done) =>
      instantiateWasm(imports, (instance, module) => {
        const memory = instance.exports.memory as WebAssembly.Memory;
        const missing = copy.length - head! - memory.buffer.byteLength;
        if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
        done(instance, module);
      });
    return create({ ...settings, instantiateWasm: grown });
  };
}

type Parts = [script: Bytes, wasm: Bytes, library: Bytes, serai: Bytes];

async function allParts(files: Files, arrived: (loaded: number, total: number) => void): Promise<Parts> {
  const { files: listed } = await files.list();
  const total = PARTS.reduce((sum, part) => sum + (listed[part]?.size ?? 0), 0);
  let loaded = 0;
  const read = (part: string) => files.read(part, (bytes) => arrived((loaded += bytes), total));
  return (await Promise.all(PARTS.map(read))) as Parts;
}

/** Python as it was when its memory was copied, but for what must differ from start to start; null where it does not wake. */
async function woken(files: Files, begin: Begin, memory: Bytes): Promise<Started | null> {
  try {
    const python = await begin({ _loadSnapshot: memory });
    python.runPython(`import ${MEMORY}; ${MEMORY}.differ()`);
    return { python, woken: true };
  } catch (error) {
    console.info(error);
    await doWithoutMemory(files);
    return null;
  } finally {
    letGo(memory);
  }
}

/** Pyodide keeps what it was begun with, so the copy would take its room as long as the worker lives. */
function letGo({ buffer }: Bytes): void {
  structuredClone(buffer, { transfer: [buffer] });
}

/** Python from its beginning; where it can, it copies its memory for the next time, before it holds anything of anybody. */
async function fresh(files: Files, begin: Begin): Promise<Started> {
  if (await wantsMemory(files))
    try {
      const python = await begin({ _makeSnapshot: true });
      knowSerai(python);
      python.runPython(`import ${MEMORY}; ${MEMORY}.fill()`);
      void keepMemory(files, python.makeMemorySnapshot() as Bytes);
      return { python, woken: false };
    } catch (error) {
      console.info(error);
      await doWithoutMemory(files);
    }
  const python = await begin({});
  knowSerai(python);
  return { python, woken: false };
}

const knowSerai = (python: Python): void =>
  void python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);

const place = (bytes: Bytes, type: string): string => URL.createObjectURL(new Blob([bytes], { type }));
