import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server answers /api; while working on the client, `npx vite` passes those requests on to it.
const SERVER = process.env.SERAI_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0, cssCodeSplit: true },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: {
    alias: { $: fileURLToPath(new URL("./src", import.meta.url)) },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
