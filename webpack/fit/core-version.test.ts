import { exampleDoor, exampleHost } from "../testing/part-examples.ts";
import { coreIsBehind } from "./core-version.ts";

const modules = { "weather/Today": { place: "string" } };
const sharedExports = {
  Button: "(text: string) => void",
  Dialog: "() => void",
};
const deployed = exampleHost({ modules, sharedExports });

const hostOf = (sharedExports: Record<string, string>, version: string) =>
  exampleHost(
    { modules, sharedExports },
    { lends: { [exampleDoor]: version } },
  );

it("accepts core's version as long as it shares the same exports, or more", () => {
  expect(coreIsBehind(deployed, hostOf(sharedExports, "0.1.4"))).toEqual([]);
  const more = { ...sharedExports, Icon: "() => void" };
  expect(coreIsBehind(deployed, hostOf(more, "0.1.4"))).toEqual([]);
});

it.each([
  [{ Button: sharedExports.Button }, /Dialog/],
  [{ ...sharedExports, Button: "(days: number) => void" }, /Button/],
])("requires another minor number if it shares %j", (less, why) => {
  expect(coreIsBehind(deployed, hostOf(less, "0.1.9"))).toEqual([
    "Core exports less than 0.1.4 did, so its version in shared/package.json must be at least 0.2.0.",
    expect.stringMatching(why),
  ]);
  expect(coreIsBehind(deployed, hostOf(less, "0.2.0"))).toEqual([]);
  expect(coreIsBehind(deployed, hostOf(less, "1.0.0"))).toEqual([]);
});

it("requires another major number from 1.0.0 on", () => {
  const [problem] = coreIsBehind(
    hostOf(sharedExports, "1.4.0"),
    hostOf({}, "1.5.0"),
  );
  expect(problem).toMatch(/must be at least 2\.0\.0/);
});
