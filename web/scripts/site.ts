// Service workers, and the part of the built client that only a folder of static files needs: its page, icons and Python.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";
import { icon } from "./icons.ts";

/** Stands where `serai site` writes the hash of its list of files. */
const HASH = "SERAI_FILES";
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval' blob:",
  "connect-src 'self' blob:",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
].join("; ");
const HEAD = `    <meta name="serai-files" content="${HASH}" />
    <meta http-equiv="content-security-policy" content="${POLICY}" />
    <meta name="theme-color" content="#9a3b1f" />
    <link rel="manifest" href="manifest.webmanifest" />
    <link rel="apple-touch-icon" href="icons/180.png" />
  </head>`;
const MANIFEST = {
  name: "Serai",
  short_name: "Serai",
  description: "Khan, Merv and Warrior Knights against bots or at one screen, without a server",
  id: "./",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#f6efe1",
  theme_color: "#9a3b1f",
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "icons/192.png", sizes: "192x192", type: "image/png" },
    { src: "icons/512.png", sizes: "512x512", type: "image/png" },
    { src: "icons/512-cut.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};
const PYTHON = ["pyodide.asm.mjs", "pyodide.asm.wasm"]; // the library is packed already
const LIBRARY = "python_stdlib.zip";

/** The page with addresses that hold under any path. */
const relative = (page: string): string =>
  page.replace(/(href|src)="\//g, '$1="').replace(/^\s*<\/head>/m, HEAD);

/** A service worker is one file that imports nothing. */
async function serviceWorker(source: string, folder: string, name: string): Promise<void> {
  const entry = fileURLToPath(new URL(`../src/${source}`, import.meta.url));
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry, formats: ["iife"], name: "serai", fileName: () => name },
    },
  });
}

function python(folder: string): void {
  const from = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
  mkdirSync(folder, { recursive: true });
  for (const name of PYTHON)
    writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(from, name)), { level: 9 }));
  writeFileSync(join(folder, LIBRARY), readFileSync(join(from, LIBRARY)));
}

export const site: Plugin = {
  name: "site",
  apply: "build",
  async writeBundle({ dir = "dist" }) {
    const folder = join(dir, "site");
    mkdirSync(join(folder, "icons"), { recursive: true });
    const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
    write("index.html", relative(readFileSync(join(dir, "index.html"), "utf8")));
    write("manifest.webmanifest", JSON.stringify(MANIFEST));
    for (const size of [180, 192, 512]) write(`icons/${size}.png`, icon(size, size === 180));
    write("icons/512-cut.png", icon(512, true));
    python(join(folder, "python"));
    await serviceWorker("offline/service_worker.ts", folder, "sw.js");
    await serviceWorker("notices/push_worker.ts", dir, "push.js"); // of the page that a server hands out
  },
};
