import { kioskPath } from "./kiosk-manifest.ts";

export const kioskWorkerPath = "/kiosk-worker.js";

/**
 * Opens the kiosk without a connection: its page, which is the same for
 * everyone, and built files, whose names identify their content. Requests with
 * users' data bypass it.
 */
export const kioskWorker = `"use strict";

const page = ${JSON.stringify(kioskPath)};
const cacheName = "nearsay-kiosk";
const patienceMs = 5000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname === page)
    event.respondWith(openPage());
  else if (pathname.startsWith("/assets/")) event.respondWith(openFile(request));
});

/** The newest page if it arrives soon, else the cached one. */
async function openPage() {
  try {
    return await keepPage();
  } catch {
    return (await kept(page)) ?? Response.error();
  }
}

/** Built files never change under their names. */
async function openFile(request) {
  const known = await kept(request.url);
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await self.caches.open(cacheName);
    await cache.put(request.url, response.clone());
  }
  return response;
}

async function kept(url) {
  const cache = await self.caches.open(cacheName);
  return cache.match(url, { ignoreVary: true });
}

/** Fetches the page and caches it with its scripts; files that it no longer names are deleted. */
async function keepPage() {
  const response = await fetch(page, {
    cache: "no-store",
    credentials: "omit",
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error("no page");
  const text = await response.clone().text();
  const named = new Set(text.match(/\\/assets\\/[\\w.-]+/g));
  const cache = await self.caches.open(cacheName);
  const files = [...named].filter((file) => file.endsWith(".js"));
  for (const file of files)
    if ((await kept(file)) === undefined) await cache.add(file);
  await cache.put(page, response.clone());
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== page && !named.has(pathname)) await cache.delete(url);
  }
  return response;
}
`;
