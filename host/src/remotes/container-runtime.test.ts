import { ContainerRuntime, runtimeCore } from "./container-runtime.ts";

const react = { useState: () => undefined };

function started() {
  const runtime = new ContainerRuntime({ name: "nearsay_insights" });
  runtime.initShareScopeMap("default", {
    react: { "19.3.1": { lib: () => react } },
  });
  return runtime;
}

const wanting = (requiredVersion: string) => ({
  customShareInfo: { shareConfig: { requiredVersion } },
});

it.each(["~19.3.0", "~19.3.1"])(
  "gives a container that accepts %s the library that the host shares",
  async (range) => {
    const load = await started().loadShare("react", wanting(range));
    expect(load && load()).toBe(react);
  },
);

it.each(["~19.2.0", "~18.3.0", "~19.30.0", "~9.3.0"])(
  "rejects a container that accepts only %s",
  async (range) => {
    await expect(started().loadShare("react", wanting(range))).rejects.toThrow(
      `nearsay_insights needs react ${range}, which is here as 19.3.1`,
    );
  },
);

it("reports a library that the host does not share", async () => {
  expect(await started().loadShare("vue", wanting("~3.0.0"))).toBe(false);
});

it("gives each container a separate runtime, under the name that it requests", () => {
  const { getGlobalFederationConstructor, CurrentGlobal } = runtimeCore;
  const Runtime = getGlobalFederationConstructor();
  const runtime = new Runtime({ name: "nearsay_surveys" });
  runtime.initOptions({ name: "nearsay_surveys" });
  expect(runtime.options.name).toBe("nearsay_surveys");
  expect(runtime.initializeSharing()).toEqual([]);
  expect(CurrentGlobal.__FEDERATION__.__INSTANCES__).toEqual([]);
});
