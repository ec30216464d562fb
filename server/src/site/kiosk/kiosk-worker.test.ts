import { createContext, runInContext } from "node:vm";
import { kioskWorker } from "./kiosk-worker.ts";

const origin = "https://nearsay.example";

/**
 * A fake browser around the worker; `site` is the page that the server sends,
 * null without a connection.
 */
function start() {
  const site: { page: string | null } = { page: "" };
  const listeners = new Map<string, (event: object) => void>();
  const kept = new Map<string, Response>();
  const asked: string[] = [];
  const whole = (url: string) => new URL(url, origin).href;
  const load = (given: string | Request) => {
    const url = whole(typeof given === "string" ? given : given.url);
    asked.push(new URL(url).pathname);
    if (site.page === null) return Promise.reject(new Error("offline"));
    const isPage = url === `${origin}/kiosk`;
    return Promise.resolve(new Response(isPage ? site.page : `of ${url}`));
  };
  const cache = {
    match: (url: string) => Promise.resolve(kept.get(whole(url))?.clone()),
    put: (url: string, response: Response) =>
      Promise.resolve(void kept.set(whole(url), response)),
    add: async (url: string) => void kept.set(whole(url), await load(url)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: (url: string) => Promise.resolve(kept.delete(url)),
  };
  const self = {
    addEventListener: (name: string, hear: (event: object) => void) =>
      listeners.set(name, hear),
    location: { origin },
    caches: { open: () => Promise.resolve(cache) },
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve() },
  };
  const globals = { self, URL, Set, Response, AbortSignal, fetch: load };
  runInContext(kioskWorker, createContext(globals));

  const install = async () => {
    let work: unknown;
    const waitUntil = (given: unknown) => (work = given);
    listeners.get("install")?.({ waitUntil });
    await work;
  };
  /** The reply to the page's request; null if the worker leaves it to the network. */
  const ask = async (path: string, more: object = {}) => {
    let given: Promise<Response> | undefined;
    const request = { method: "GET", url: whole(path), mode: "cors", ...more };
    const respondWith = (reply: Promise<Response>) => (given = reply);
    listeners.get("fetch")?.({ request, respondWith });
    return given === undefined ? null : (await given).text();
  };
  const keptPaths = () => [...kept.keys()].map((url) => new URL(url).pathname);
  return { site, install, ask, asked, keptPaths };
}

const page = (name: string) =>
  `<script src="/assets/kiosk.${name}.js"></script><style>url(/assets/sans.woff2)</style>`;
const visit = { mode: "navigate" };

describe("the kiosk worker", () => {
  it("caches the page with its scripts, and opens it without a connection", async () => {
    const worker = start();
    worker.site.page = page("1");
    await worker.install();
    expect(worker.keptPaths()).toEqual(["/assets/kiosk.1.js", "/kiosk"]);
    worker.site.page = null;
    expect(await worker.ask("/kiosk", visit)).toBe(page("1"));
    expect(await worker.ask("/assets/kiosk.1.js")).toBe(
      `of ${origin}/assets/kiosk.1.js`,
    );
  });

  it("opens the newest page, and deletes files that only the previous one named", async () => {
    const worker = start();
    worker.site.page = page("1");
    await worker.install();
    await worker.ask("/assets/sans.woff2");
    worker.site.page = page("2");
    expect(await worker.ask("/kiosk", visit)).toBe(page("2"));
    expect(worker.keptPaths().toSorted()).toEqual([
      "/assets/kiosk.2.js",
      "/assets/sans.woff2",
      "/kiosk",
    ]);
  });

  it("requests a built file once", async () => {
    const worker = start();
    worker.site.page = page("1");
    await worker.install();
    await worker.ask("/assets/kiosk.1.js");
    await worker.ask("/assets/sans.woff2");
    await worker.ask("/assets/sans.woff2");
    const files = worker.asked.filter((path) => path !== "/kiosk");
    expect(files).toEqual(["/assets/kiosk.1.js", "/assets/sans.woff2"]);
  });

  it.each([
    ["a request to the API", "/api/kiosk/survey", {}],
    ["a survey response", "/api/kiosk/responses", { method: "POST" }],
    ["another page", "/", visit],
    ["a file of another site", "https://other.example/assets/x.js", {}],
  ])("leaves %s to the network", async (_what, path, more) => {
    const worker = start();
    worker.site.page = page("1");
    await worker.install();
    expect(await worker.ask(path, more)).toBeNull();
    expect(worker.keptPaths()).toHaveLength(2);
  });
});
