import type { RemoteRecord } from "@nearsay/core/contract";
import { integrityOf, isServed, moduleFiles, refetch } from "./files.ts";

const record: RemoteRecord = {
  name: "insights",
  version: "1.0.0",
  entry: "/remotes/insights/1.0.0/entry.js",
  integrity: "sha384-entry",
  contract: 1,
  enabled: true,
  modules: { InsightsPanel: { scripts: ["/a.js"], styles: [] } },
  hashes: { "/a.js": "sha384-a" },
};

const at = (path: string) => `${location.origin}${path}`;

function serve(answer: (init: RequestInit | undefined) => Response) {
  const fetched = jest.fn((_input: RequestInfo | URL, init?: RequestInit) =>
    Promise.resolve(answer(init)),
  );
  globalThis.fetch = fetched;
  return fetched;
}

it("returns the hash of the container and of each of its files by address", () => {
  expect(integrityOf(record, at(record.entry))).toBe("sha384-entry");
  expect(integrityOf(record, at("/a.js"))).toBe("sha384-a");
  expect(integrityOf(record, at("/b.js"))).toBe("");
});

it("returns the files of a module, and none for an unknown one", () => {
  expect(moduleFiles(record, "InsightsPanel").scripts).toEqual(["/a.js"]);
  expect(moduleFiles(record, "Other")).toEqual({ scripts: [], styles: [] });
});

it.each([
  [200, true],
  [404, false],
])("treats a file with status %i as served: %s", async (status, served) => {
  serve(() => new Response("", { status }));
  expect(await isServed(at("/a.js"))).toBe(served);
});

it("treats an unreachable file as not served", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("offline"));
  expect(await isServed(at("/a.js"))).toBe(false);
});

it("replaces the content of the browser's cache", async () => {
  const fetched = serve(() => new Response(""));
  await refetch([at("/a.js"), at("/b.js")]);
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([
    [at("/a.js"), "reload"],
    [at("/b.js"), "reload"],
  ]);
});
