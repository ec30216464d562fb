import { waitFor } from "@testing-library/react";
import { contractVersion, type RemoteRecord } from "@nearsay/core/contract";
import { RemoteError } from "@nearsay/core/ui";
import type { Registry } from "./registry.ts";
import { createRemoteLoader } from "./remote-loader.ts";

const name = "insights/InsightsPanel";

function recordOf(version: string, more: Partial<RemoteRecord> = {}) {
  return {
    name: "insights",
    version,
    entry: `/remotes/insights/${version}/entry.js`,
    integrity: "sha384-AAAA",
    contract: contractVersion,
    enabled: true,
    modules: { InsightsPanel: { scripts: [], styles: [] } },
    hashes: {},
    ...more,
  };
}

function registryOf(...answers: (RemoteRecord | undefined)[]): Registry {
  return {
    find: () => Promise.resolve(answers[0]),
    refresh: () => {
      if (answers.length > 1) answers.shift();
      return Promise.resolve();
    },
  };
}

function Panel() {
  return null;
}

function loaderOf(registry: Registry, loadModule = jest.fn()) {
  const report = jest.fn();
  const loadRuntime = jest.fn(() => Promise.resolve({ loadModule }));
  const loader = createRemoteLoader({ registry, loadRuntime, report });
  return { loader, loadModule, loadRuntime, report };
}

const served = (ok: boolean) => {
  jest.spyOn(globalThis, "fetch").mockImplementation(() =>
    Promise.resolve({
      ok,
      arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
    } as Response),
  );
};

const versionsOf = (loadModule: jest.Mock) =>
  loadModule.mock.calls.map(([record]: RemoteRecord[]) => record?.version);

beforeAll(() => {
  // jsdom has neither.
  globalThis.fetch ??= () => Promise.reject(new Error("not mocked"));
  if (!("timeout" in AbortSignal)) {
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe("createRemoteLoader", () => {
  it("loads a module once and caches it", async () => {
    const { loader, loadModule } = loaderOf(registryOf(recordOf("1.0.0")));
    loadModule.mockResolvedValue(Panel);
    expect(await loader.load(name)).toBe(Panel);
    expect(await loader.load(name)).toBe(Panel);
    expect(loader.loaded(name)).toBe(Panel);
    expect(loadModule).toHaveBeenCalledTimes(1);
  });

  it.each([
    [undefined, "registry", "missing"],
    [recordOf("1.0.0", { enabled: false }), "registry", "disabled"],
    [recordOf("1.0.0", { contract: 0 }), "registry", "contract"],
    [recordOf("1.0.0", { modules: {} }), "module", "missing"],
  ])(
    "reports what is wrong with the record %#",
    async (record, phase, reason) => {
      const { loader, loadModule } = loaderOf(registryOf(record));
      await expect(loader.load(name)).rejects.toMatchObject({ phase, reason });
      expect(loadModule).not.toHaveBeenCalled();
    },
  );

  it("reports an unreachable registry as a failure of the registry", async () => {
    const { loader } = loaderOf({
      find: () => Promise.reject(new Error("down")),
      refresh: () => Promise.resolve(),
    });
    await expect(loader.load(name)).rejects.toMatchObject({
      phase: "registry",
      reason: "failed",
    });
  });

  it.each([
    [true, "integrity", "damaged"],
    [false, "entry", "failed"],
  ])(
    "distinguishes corrupted bytes from missing files (served: %s)",
    async (ok, phase, reason) => {
      served(ok);
      const { loader, loadModule } = loaderOf(registryOf(recordOf("1.0.0")));
      loadModule.mockRejectedValue(
        new Error("http://localhost/remotes/insights/1.0.0/entry.js failed"),
      );
      await expect(loader.load(name)).rejects.toMatchObject({ phase, reason });
    },
  );

  it("reports a server that does not respond", async () => {
    const { loader, loadModule } = loaderOf(registryOf(recordOf("1.0.0")));
    loadModule.mockRejectedValue(new Error("Script timed out."));
    await expect(loader.load(name)).rejects.toMatchObject({
      reason: "timeout",
    });
  });

  it.each([
    ["Loading chunk 7 failed. (missing: /assets/7.js)", "failed"],
    ["Loading chunk 7 failed. (timeout: /assets/7.js)", "timeout"],
  ])(
    "reports a federation runtime that fails to load, and tries again: %s",
    async (message, reason) => {
      served(true);
      const { loader, loadModule, loadRuntime } = loaderOf(
        registryOf(recordOf("1.0.0")),
      );
      loadRuntime.mockRejectedValueOnce(new Error(message));
      loadModule.mockResolvedValue(Panel);
      await expect(loader.load(name)).rejects.toMatchObject({
        phase: "runtime",
        reason,
      });
      expect(await loader.load(name)).toBe(Panel);
    },
  );

  it("uses the registry's current version after a failure", async () => {
    served(true);
    const { loader, loadModule } = loaderOf(
      registryOf(recordOf("1.0.0"), recordOf("1.0.1")),
    );
    loadModule.mockRejectedValueOnce(new Error("timed out"));
    loadModule.mockResolvedValueOnce(Panel);
    await expect(loader.load(name)).rejects.toThrow();
    expect(await loader.load(name)).toBe(Panel);
    expect(versionsOf(loadModule)).toEqual(["1.0.0", "1.0.1"]);
  });

  it("reports a failure with the version that was tried", async () => {
    const { loader, loadModule, report } = loaderOf(
      registryOf(recordOf("1.0.0")),
    );
    const error = new RemoteError(name, "render", "failed");
    loader.report?.(error);
    expect(report).toHaveBeenLastCalledWith(error, null);
    loadModule.mockRejectedValue(new Error("timed out"));
    await expect(loader.load(name)).rejects.toThrow();
    loader.report?.(error);
    expect(report).toHaveBeenLastCalledWith(error, "1.0.0");
  });

  it("reports a version that it refuses to use", async () => {
    const { loader, report } = loaderOf(
      registryOf(recordOf("1.0.0", { contract: 0 })),
    );
    await expect(loader.load(name)).rejects.toThrow();
    const error = new RemoteError(name, "registry", "contract");
    loader.report?.(error);
    expect(report).toHaveBeenLastCalledWith(error, "1.0.0");
  });

  it("reports that the loaded version has no such module", async () => {
    const { loader, loadModule } = loaderOf(
      registryOf(
        recordOf("1.0.0", {
          modules: { HomePage: { scripts: [], styles: [] } },
        }),
      ),
    );
    loadModule.mockResolvedValue(Panel);
    await loader.load("surveys/HomePage");
    await expect(loader.load("surveys/SurveyPage")).rejects.toMatchObject({
      phase: "module",
      reason: "missing",
    });
  });

  it("tries again to load a module that the loaded version did not have", async () => {
    served(true);
    const files = { scripts: [], styles: [] };
    const { loader, loadModule } = loaderOf(
      registryOf(
        recordOf("1.0.0", { modules: { HomePage: files } }),
        recordOf("1.0.1", { modules: { HomePage: files, SurveyPage: files } }),
      ),
    );
    loadModule.mockResolvedValue(Panel);
    await loader.load("surveys/HomePage");
    await expect(loader.load("surveys/SurveyPage")).rejects.toThrow();
    expect(await loader.load("surveys/SurveyPage")).toBe(Panel);
    expect(versionsOf(loadModule)).toEqual(["1.0.0", "1.0.1"]);
  });

  it("keeps using the version of a remote that was loaded first", async () => {
    const files = { scripts: [], styles: [] };
    const modules = { HomePage: files, SurveyPage: files };
    const { loader, loadModule } = loaderOf({
      find: jest
        .fn()
        .mockResolvedValueOnce(recordOf("1.0.0", { modules }))
        .mockResolvedValue(recordOf("2.0.0", { modules })),
      refresh: () => Promise.resolve(),
    });
    loadModule.mockResolvedValue(Panel);
    await loader.load("surveys/HomePage");
    await loader.load("surveys/SurveyPage");
    expect(versionsOf(loadModule)).toEqual(["1.0.0", "1.0.0"]);
  });

  it("allows a module that failed to load in another version than the remote's others", async () => {
    served(true);
    const files = { scripts: [], styles: [] };
    const modules = { HomePage: files, SurveyPage: files };
    const { loader, loadModule } = loaderOf(
      registryOf(
        recordOf("1.0.0", { modules }),
        recordOf("1.0.1", { modules }),
      ),
    );
    loadModule.mockResolvedValueOnce(Panel);
    loadModule.mockRejectedValueOnce(new Error("timed out"));
    loadModule.mockResolvedValue(Panel);
    await loader.load("surveys/HomePage");
    await expect(loader.load("surveys/SurveyPage")).rejects.toThrow();
    await loader.load("surveys/SurveyPage");
    expect(versionsOf(loadModule)).toEqual(["1.0.0", "1.0.0", "1.0.1"]);
  });

  it("loads once for concurrent calls", async () => {
    const { loader, loadModule } = loaderOf(registryOf(recordOf("1.0.0")));
    loadModule.mockResolvedValue(Panel);
    await Promise.all([loader.load(name), loader.load(name)]);
    expect(loadModule).toHaveBeenCalledTimes(1);
  });

  it("prefetches without reporting failures, and the next load tries again", async () => {
    served(false);
    const { loader, loadModule } = loaderOf(registryOf(recordOf("1.0.0")));
    loadModule.mockRejectedValueOnce(new Error("down"));
    loadModule.mockResolvedValue(Panel);
    loader.prefetch(name);
    await expect(loader.load(name)).rejects.toThrow();
    expect(await loader.load(name)).toBe(Panel);
  });

  it("treats a module without an export as failed", async () => {
    const { loader, loadModule } = loaderOf(registryOf(recordOf("1.0.0")));
    loadModule.mockResolvedValue(undefined);
    await expect(loader.load(name)).rejects.toMatchObject({ phase: "module" });
  });

  it("waits for the styles of a module", async () => {
    const modules = { InsightsPanel: { scripts: [], styles: ["/panel.css"] } };
    const { loader, loadModule } = loaderOf(
      registryOf(recordOf("1.0.0", { modules })),
    );
    loadModule.mockResolvedValue(Panel);
    const loading = loader.load(name);
    const link = await waitFor(() => {
      const found = document.querySelector("link");
      if (found === null) throw new Error("No style sheet was asked for.");
      return found;
    });
    expect(loader.loaded(name)).toBeUndefined();
    link.dispatchEvent(new Event("load"));
    expect(await loading).toBe(Panel);
  });

  describe("after a failure", () => {
    async function failOnce(...answers: Error[]) {
      const fetched = jest.spyOn(globalThis, "fetch");
      served(true);
      const modules = { InsightsPanel: { scripts: ["/a.js"], styles: [] } };
      const { loader, loadModule } = loaderOf(
        registryOf(recordOf("1.0.0", { modules })),
      );
      loadModule.mockRejectedValueOnce(new Error("timed out"));
      for (const error of answers) loadModule.mockRejectedValueOnce(error);
      loadModule.mockResolvedValue(Panel);
      await expect(loader.load(name)).rejects.toThrow();
      fetched.mockClear();
      return { loader, loadModule, fetched };
    }

    it("loads the files of the module bypassing the cache", async () => {
      const { loader, fetched } = await failOnce();
      await loader.load(name);
      expect(
        fetched.mock.calls.map(([url, init]) => [url, init?.cache]),
      ).toEqual([
        ["http://localhost/remotes/insights/1.0.0/entry.js", "reload"],
        ["http://localhost/a.js", "reload"],
      ]);
    });

    it("makes a second attempt at once, because the page's own preload may have failed", async () => {
      const { loader, loadModule } = await failOnce(new Error("down"));
      expect(await loader.load(name)).toBe(Panel);
      expect(loadModule).toHaveBeenCalledTimes(3);
    });

    it("does not wait twice for a server that does not respond", async () => {
      const { loader, loadModule } = await failOnce(new Error("timed out"));
      await expect(loader.load(name)).rejects.toMatchObject({
        reason: "timeout",
      });
      expect(loadModule).toHaveBeenCalledTimes(2);
    });
  });
});
