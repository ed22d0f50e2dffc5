import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { site } from "./scripts/site.ts";

// The server answers /api; while working on the client, `npx vite` passes those requests on to it.
const SERVER = process.env.SERAI_SERVER ?? "http://127.0.0.1:8642";

// What the first page needs, and what every table needs: each one file, since on a slow line every file costs a turn.
const SHELL =
  /node_modules\/(?!marked|@fontsource)|src\/(App|main|routes|words\/(?!russian|french)|session|server|pages\/(frame|shared|start|setup\/setup)|table\/(places|people\/names|face\/games)|boards\/boards)/;
// What is only opened sometimes is fetched then.
const TABLE =
  /src\/(table(?!\/(analysis\/\w+\.svelte|legend\/(LegendDrawer|pictures)|suggest\/(Suggestions|Marks)))|parts)\//;
// The words of a language that is not always here are one file, whatever part of the client they belong to.
const WORDS = (language: string): RegExp =>
  new RegExp(`/words/(${language}\\.ftl|${language === "ru" ? "russian" : "french"}\\.)`);

const TEXT = /\.(js|css|svg)$/;
const WORTH_IT = 1_000; // bytes

/** Compressed files beside the built ones, which the server hands to browsers that take them. */
const compressed = {
  name: "compressed",
  apply: "build" as const,
  writeBundle({ dir = "dist" }: { dir?: string }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((one) =>
      TEXT.test(one),
    )) {
      const whole = readFileSync(join(dir, name));
      if (whole.length > WORTH_IT) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(whole));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), compressed, site],
  // Files find each other from where they lie, so that the same ones serve a site under any path.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  worker: { format: "es" },
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "russian", test: WORDS("ru"), priority: 3 },
            { name: "french", test: WORDS("fr"), priority: 3 },
            { name: "shell", test: SHELL, priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: {
    alias: {
      $: fileURLToPath(new URL("./src", import.meta.url)),
      $drawing: fileURLToPath(new URL("../src/serai/drawing", import.meta.url)), // what pictures are drawn with too
    },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
