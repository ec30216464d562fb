import { planRemote, RemoteRefused } from "./plan-remote.ts";
import { readFiles } from "./read-files.ts";

const checkout = readFiles();

/** Lines of a file that are in the plan and not in the checkout; no line may be lost. */
function addedTo(file: string, plan: Record<string, string>): string[] {
  const before = (checkout[file] ?? "").split("\n");
  const after = (plan[file] ?? "").split("\n");
  expect(after.filter((line) => before.includes(line))).toEqual(before);
  return after.filter((line) => !before.includes(line));
}

describe("the plan of a new remote", () => {
  const plan = planRemote("bus-stops", checkout);
  const own = Object.keys(plan).filter((file) =>
    file.startsWith("remotes/bus-stops/"),
  );

  it("fills the template", () => {
    expect(own.map((file) => file.slice("remotes/bus-stops/".length))).toEqual(
      expect.arrayContaining([
        "package.json",
        "tsconfig.json",
        "README.md",
        "src/expose.ts",
        "src/standalone.tsx",
        "messages/en.json",
        "src/bus-stops-page.tsx",
        "src/bus-stops-page.module.css",
        "src/bus-stops-page.test.tsx",
      ]),
    );
    for (const file of own) expect(plan[file]).not.toMatch(/__/);
    expect(plan["remotes/bus-stops/messages/en.json"]).toContain(
      '"page.title": "Bus Stops"',
    );
  });

  it("uses the versions of the checkout", () => {
    const { dependencies } = JSON.parse(
      plan["remotes/bus-stops/package.json"] ?? "",
    ) as { dependencies: Record<string, string> };
    const insights = JSON.parse(
      checkout["remotes/insights/package.json"] ?? "",
    ) as { dependencies: Record<string, string> };
    expect(insights.dependencies).toMatchObject(dependencies);
  });

  it.each([
    [
      "shared/src/contract/exposed-modules.ts",
      '  "bus-stops/BusStopsPage": part(),',
    ],
    [
      "shared/src/contract/routes.ts",
      '  page("/bus-stops", "bus-stops/BusStopsPage", "busStops"),',
    ],
    ["shared/messages/en.json", '  "pageTitles.busStops": "Bus Stops",'],
    ["tsconfig.json", '    { "path": "remotes/bus-stops" },'],
    ["remotes/README.md", "| `bus-stops/` | `BusStopsPage` |"],
  ])("adds one line to %s", (file, line) => {
    expect(addedTo(file, plan)).toEqual([line]);
  });

  it("changes nothing else", () => {
    expect(Object.keys(plan)).toHaveLength(own.length + 5);
  });
});

describe("a new remote is rejected", () => {
  it.each([
    "",
    "Weather",
    "2weather",
    "-weather",
    "weather-",
    "bus--stops",
    "bus_stops",
    "../weather",
    "weather/x",
    "wetter-für",
    "a".repeat(41),
  ])("with the invalid name %j", (name) => {
    expect(() => planRemote(name, checkout)).toThrow(
      "lower-case letters, digits and single hyphens",
    );
  });

  it.each([
    ["insights", "shared/src/contract/exposed-modules.ts"],
    ["core", "shared/package.json"],
    ["host", "host/package.json"],
    ["feedback", "shared/src/contract/routes.ts"],
    ["privacy", "shared/src/contract/routes.ts"],
    ["mission", "shared/src/contract/routes.ts"],
    ["api", "the site itself"],
  ])("with the name %s, which is used in %s", (name, whose) => {
    expect(() => planRemote(name, checkout)).toThrow(
      `The name ${name} is already used by ${whose}.`,
    );
  });

  it("if a folder of that name exists", () => {
    const files = { ...checkout, "remotes/weather/package.json": "" };
    expect(() => planRemote("weather", files)).toThrow("is already used");
  });

  it.each([
    "shared/src/contract/exposed-modules.ts",
    "shared/src/contract/routes.ts",
    "shared/messages/en.json",
    "tsconfig.json",
    "remotes/README.md",
    "host/package.json",
  ])("if %s has no list for it", (file) => {
    const refused = () => planRemote("weather", { ...checkout, [file]: "" });
    expect(refused).toThrow(RemoteRefused);
    expect(refused).toThrow(`Cannot insert a remote into ${file}`);
  });
});
