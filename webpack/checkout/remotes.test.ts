import { modulesOf, remoteDevPort } from "./remotes.ts";

describe("the remotes", () => {
  it.each([
    ["surveys", 4311],
    ["insights", 4312],
    ["discussion", 4313],
    ["creator", 4314],
    ["embed", 4315],
  ] as const)("%s has its dev server on port %i", (name, port) => {
    expect(remoteDevPort(name)).toBe(port);
  });

  it("return their modules without the remote's own name", () => {
    expect(modulesOf("insights")).toEqual(["InsightsPanel"]);
  });
});
