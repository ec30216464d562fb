import type { RemoteRecord } from "@nearsay/core/contract";

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

const scripts = () => [...document.querySelectorAll("script")];

async function load(changes: Partial<RemoteRecord>) {
  Object.assign(globalThis, { UNHASHED_REMOTES: false, SHARED_VERSIONS: {} });
  const { loadModule } = await import("./federation.ts");
  return loadModule({ ...record, ...changes }, "InsightsPanel");
}

beforeEach(() => {
  document.head.replaceChildren();
});

it("fetches a container by its hash, and gives up when it does not come", async () => {
  jest.useFakeTimers();
  const loading = load({ version: "1.0.0" });
  const failed = expect(loading).rejects.toThrow(/entry\.js/);
  await jest.advanceTimersByTimeAsync(100);
  const [script] = scripts();
  expect(script).toMatchObject({
    src: `${location.origin}${record.entry}`,
    integrity: "sha384-entry",
    crossOrigin: "anonymous",
  });
  await jest.advanceTimersByTimeAsync(8_000);
  await failed;
});

it("fetches no container without a hash", async () => {
  await expect(load({ version: "1.0.1", integrity: "" })).rejects.toThrow(
    /no integrity is known/,
  );
  expect(scripts()).toHaveLength(0);
});
