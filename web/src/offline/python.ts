// Python in a worker, made from the site's own checked files and nothing else.
import { loadPyodide, version, type PyodideAPI } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import type { Files } from "./files";

/** What Python consists of here, in the order in which it is handed over. */
export const PARTS = [
  "python/pyodide.asm.mjs.gz",
  "python/pyodide.asm.wasm.gz",
  "python/python_stdlib.zip",
  "python/serai.zip",
] as const;

const FOLDER = "/serai";
/** What Pyodide was built for, and no packages: there is nothing to be fetched from anywhere. */
const NO_PACKAGES = { info: { ...info, version }, packages: {} };

export type Python = PyodideAPI;

export async function startPython(
  files: Files,
  arrived: (loaded: number, total: number) => void = () => {},
): Promise<Python> {
  const { files: listed } = await files.list();
  const total = PARTS.reduce((sum, part) => sum + (listed[part]?.size ?? 0), 0);
  let loaded = 0;
  const read = (part: string) => files.read(part, (bytes) => arrived((loaded += bytes), total));
  const [script, wasm, library, serai] = await Promise.all(PARTS.map(read));
  const places = [place(script!, "text/javascript"), place(wasm!, "application/wasm"), place(library!, "")];
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ places[0]!)) as {
    default: never;
  };
  const python = await loadPyodide({
    createPyodideModule,
    lockFileContents: NO_PACKAGES as never,
    indexURL: `${places[1]}#/`, // what Pyodide adds to it stands after the hash, and is not asked for
    stdLibURL: places[2],
    packageBaseUrl: files.base, // never asked: there are no packages
    convertNullToNone: true,
  });
  places.forEach((each) => URL.revokeObjectURL(each));
  python.unpackArchive(serai!, "zip", { extractDir: FOLDER }); // games read their tables as files
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return python;
}

const place = (bytes: Uint8Array<ArrayBuffer>, type: string): string =>
  URL.createObjectURL(new Blob([bytes], { type }));
