import * as React from "react";
import { runtimeCore } from "./runtime-core.ts";

async function startContainer() {
  const versions = { react: "19.3.1" };
  Object.assign(globalThis, { SHARED_VERSIONS: versions });
  const { sharedLibraries: shared } = await import("./shared-libraries.ts");
  const { ModuleFederation } = runtimeCore;
  const host = new ModuleFederation({ name: "host", remotes: [], shared });
  const container = new ModuleFederation({ name: "insights", remotes: [] });
  container.initShareScopeMap("default", host.shareScopeMap["default"] ?? {});
  return container;
}

/** As a container asks for a library. */
async function ask(library: string, requiredVersion: string) {
  const shareConfig = { requiredVersion, singleton: true, strictVersion: true };
  const container = await startContainer();
  return container.loadShare(library, {
    customShareInfo: { scope: ["default"], shareConfig },
  });
}

it.each(["~19.3.0", "~19.3.1"])(
  "gives a container that accepts %s the library that the host shares",
  async (range) => {
    const get = await ask("react", range);
    expect(get && get()).toMatchObject({ useState: React.useState });
  },
);

it.each(["~19.2.0", "~18.3.0", "~19.30.0", "~9.3.0"])(
  "rejects a container that accepts only %s",
  async (range) => {
    await expect(ask("react", range)).rejects.toThrow(
      new RegExp(
        `19.3.1 from host of shared singleton module react .* ${range}`,
      ),
    );
  },
);

it("reports a library that the host does not share", async () => {
  expect(await ask("vue", "~3.0.0")).toBe(false);
});
