import type { RemoteRecord } from "@nearsay/core/contract";
import { fetchContainer } from "./container.ts";

const record: RemoteRecord = {
  name: "insights",
  version: "1.0.0",
  entry: "/remotes/insights/1.0.0/entry.js",
  integrity: "sha384-entry",
  contract: 1,
  enabled: true,
  modules: { InsightsPanel: { scripts: [], styles: [] } },
  hashes: {},
};

const url = `${location.origin}${record.entry}`;
const scripts = () => [...document.querySelectorAll("script")];
const settle = (event: string) => scripts()[0]?.dispatchEvent(new Event(event));

function fetchIt(changes: Partial<RemoteRecord> = {}) {
  return fetchContainer({ ...record, ...changes });
}

beforeAll(() => {
  Object.assign(globalThis, { UNHASHED_REMOTES: false });
});

beforeEach(() => {
  document.head.replaceChildren();
  jest.useFakeTimers();
});

it("loads the script with its hash, and returns the container", async () => {
  const fetching = fetchIt();
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).toMatchObject({
    src: url,
    integrity: "sha384-entry",
    crossOrigin: "anonymous",
  });
  const container = { init: () => undefined, get: () => undefined };
  Object.assign(globalThis, { nearsay_insights_1_0_0: container });
  settle("load");
  expect(await fetching).toBe(container);
});

it("reports a script that created no container", async () => {
  const fetching = fetchIt({ version: "1.0.1" });
  settle("load");
  await expect(fetching).rejects.toThrow(`${url} left no container`);
});

it("reports a script that did not load", async () => {
  const fetching = fetchIt();
  settle("error");
  await expect(fetching).rejects.toThrow(`${url} could not be loaded`);
});

it("gives up on a server that does not respond", async () => {
  const failed = expect(fetchIt()).rejects.toThrow(`${url} timed out`);
  jest.advanceTimersByTime(8_000);
  await failed;
});

it("loads no script without a hash", async () => {
  await expect(fetchIt({ integrity: "" })).rejects.toThrow(
    /no integrity is known/,
  );
  expect(scripts()).toHaveLength(0);
});
