import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { createRegistry } from "./registry.ts";

const url = "GET /api/remotes";

function registryOf(version: string) {
  return {
    remotes: [{ name: "insights", version, entry: "/remotes/insights/e.js" }],
  };
}

describe("createRegistry", () => {
  it("requests all remotes from the server once", async () => {
    const network = fakeNetwork({ [url]: registryOf("1.0.0") });
    const registry = createRegistry();
    expect(await registry.find("insights")).toMatchObject({ version: "1.0.0" });
    expect(await registry.find("creator")).toBeUndefined();
    expect(network.to(url)).toHaveLength(1);
  });

  it("uses a later response after a refresh", async () => {
    const network = fakeNetwork({ [url]: registryOf("1.0.0") });
    const registry = createRegistry();
    await registry.find("insights");
    network.on(url, registryOf("1.0.1"));
    await registry.refresh();
    expect(await registry.find("insights")).toMatchObject({ version: "1.0.1" });
    expect(network.to(url)).toHaveLength(2);
  });

  it("requests again after a failure", async () => {
    const network = fakeNetwork({ [url]: () => refusal(500, "Down") });
    const registry = createRegistry();
    await expect(registry.find("insights")).rejects.toThrow("Down");
    network.on(url, registryOf("1.0.0"));
    expect(await registry.find("insights")).toMatchObject({ version: "1.0.0" });
  });
});
