// The pages without a network. A service worker that keeps the files of one build, and nothing else.
//
// Hashed files never change, so the kept ones are good. Everything else is asked for again, so that
// nobody is held on an old build; what is kept is for use offline. What is under /api
// never passes through here. The build puts in which files there are (vite.config.ts).
/// <reference lib="webworker" />

declare const __FILES__: string[];
declare const __BUILD__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `lastcard ${__BUILD__}`;
const HASHED = "/assets/";

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(pathname.startsWith(HASHED) ? kept(event.request) : fresh(event.request));
});

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  // The browser may have hashed files already; of the others it may have old ones.
  const requests = __FILES__.map((file) => new Request(file, { cache: file.startsWith(HASHED) ? "default" : "reload" }));
  await cache.addAll(requests);
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request, { cache: "no-cache" });
  } catch (error) {
    const page = request.mode === "navigate" ? await caches.match("/") : undefined;
    const found = (await caches.match(request, { ignoreSearch: true })) ?? page;
    if (found) return found;
    throw error;
  }
}
