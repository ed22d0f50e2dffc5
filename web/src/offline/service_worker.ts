// Keeps the site at hand without a network. A new version is fetched whole and waits until it is wanted.
import { cachesOf, Files } from "./files";
import { worker } from "./worker_scope";

const files = new Files(worker.registration.scope, "SERAI_FILES");

/** Fetch what is not here yet, one after another so that the page comes first; then the page itself. */
async function fetchAll(): Promise<void> {
  const { files: listed } = await files.list();
  const cache = await files.cache();
  const here = new Set((await cache.keys()).map(({ url }) => url));
  for (const [path, { first }] of Object.entries(listed))
    if (first && !here.has(files.base + path)) await files.read(path);
  const page = await fetch(files.base, { cache: "no-cache" });
  const text = await page.clone().text();
  if (!page.ok || !text.includes(files.hash))
    throw new Error("the page and its files are of different versions");
  await cache.put(files.base, page);
}

async function forgetOld(): Promise<void> {
  const own = cachesOf(files.base);
  const old = (await caches.keys()).filter((name) => name.startsWith(own) && name !== own + files.hash);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await files.cache();
  const wanted = request.mode === "navigate" ? files.base : request.url;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(fetchAll()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOld()));
worker.addEventListener("message", (event) => {
  if (event.data === "now") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(files.base))
    event.respondWith(answer(event.request));
});
