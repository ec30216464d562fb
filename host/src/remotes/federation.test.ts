import type { RemoteRecord } from "@nearsay/core/contract";
import { waitFor } from "@testing-library/react";
import * as React from "react";

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
const settle = (event: string) =>
  scripts().at(-1)?.dispatchEvent(new Event(event));

/** A container that exposes its version, and records what it received. */
function leaveContainer(version: string) {
  const container = {
    init: jest.fn(),
    get: jest.fn(() => Promise.resolve(() => ({ default: version }))),
  };
  const name = `nearsay_insights_${version.replaceAll(".", "_")}`;
  Object.assign(globalThis, { [name]: container });
  return container;
}

async function load(version: string, entry = record.entry) {
  const versions = { react: "19.3.1" };
  Object.assign(globalThis, {
    UNHASHED_REMOTES: false,
    SHARED_VERSIONS: versions,
  });
  const { loadModule } = await import("./federation.ts");
  return loadModule({ ...record, version, entry }, "InsightsPanel");
}

/** Resolves when the script is requested. */
function untilAsked(count: number) {
  return waitFor(() => expect(scripts()).toHaveLength(count));
}

beforeEach(() => {
  document.head.replaceChildren();
});

it("passes the shared libraries to a container before it requests a module", async () => {
  const container = leaveContainer("1.0.0");
  const loading = load("1.0.0");
  await untilAsked(1);
  settle("load");
  expect(await loading).toBe("1.0.0");
  const [[scope]] = container.init.mock.calls as [
    [Record<string, Record<string, { lib: () => unknown }>>],
  ];
  expect(scope["react"]?.["19.3.1"]?.lib()).toMatchObject({
    useState: React.useState,
  });
  expect(container.get).toHaveBeenCalledWith("./InsightsPanel");
});

it("starts a container once for all of its modules", async () => {
  const container = leaveContainer("1.1.0");
  const loading = Promise.all([load("1.1.0"), load("1.1.0")]);
  await untilAsked(1);
  settle("load");
  await loading;
  await load("1.1.0");
  expect(scripts()).toHaveLength(1);
  expect(container.init).toHaveBeenCalledTimes(1);
});

it("loads a container again that failed to load", async () => {
  const loading = load("1.2.0");
  const failed = expect(loading).rejects.toThrow(/entry\.js/);
  await untilAsked(1);
  settle("error");
  await failed;
  leaveContainer("1.2.0");
  const again = load("1.2.0");
  await untilAsked(2);
  settle("load");
  expect(await again).toBe("1.2.0");
});

it("shows the host and the remotes that it loaded to the federation's developer tools", async () => {
  leaveContainer("1.3.0");
  const loading = load("1.3.0");
  await untilAsked(1);
  settle("load");
  await loading;
  const { __INSTANCES__, __SHARE__, moduleInfo } = globalThis.__FEDERATION__;
  const [host] = __INSTANCES__.filter(({ name }) => name === "nearsay_host");
  expect(host?.options.shared["react"]).toMatchObject([{ version: "19.3.1" }]);
  expect(Object.values(__SHARE__)).toContain(host?.shareScopeMap);
  const manifest = `${location.origin}/remotes/insights/1.0.0/mf-manifest.json`;
  expect(moduleInfo).toMatchObject({
    nearsay_host: {
      remotesInfo: { nearsay_insights_1_3_0: { matchedVersion: manifest } },
    },
    [`nearsay_insights_1_3_0:${manifest}`]: {
      version: "1.3.0",
      remoteEntry: manifest,
    },
  });
});

it("shows them the manifest in the language of the page", async () => {
  leaveContainer("1.4.0");
  const loading = load("1.4.0", "/remotes/insights/1.4.0/entry.de.js");
  await untilAsked(1);
  settle("load");
  await loading;
  const manifest = `${location.origin}/remotes/insights/1.4.0/mf-manifest.de.json`;
  expect(globalThis.__FEDERATION__.moduleInfo).toHaveProperty([
    `nearsay_insights_1_4_0:${manifest}`,
  ]);
});
