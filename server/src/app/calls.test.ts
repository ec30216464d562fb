import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import * as schema from "@nearsay/core/contract/schema";
import type { Call } from "@nearsay/core/contract/schema";

const groups = Object.entries(schema)
  .filter(([name]) => name.endsWith("Calls"))
  .map(([, group]) => Object.values(group as Record<string, Call>));
const documented = groups.flat().map(({ method, path }) => `${method} ${path}`);

/** The rows of the table of endpoints, as cells. */
async function readRows(): Promise<string[][]> {
  const file = new URL("../../../docs/calls.md", import.meta.url);
  const text = await readFile(file, "utf8");
  return text
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").slice(1, -1));
}

const quoted = (cell = "") =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? "");

test("docs/calls.md names exactly the existing endpoints", async () => {
  const rows = await readRows();
  const named = rows.flatMap(([call]) => quoted(call));
  expect(named.toSorted()).toEqual(documented.toSorted());
});

test("docs/calls.md names existing test files for every endpoint", async () => {
  for (const [call, , tests] of await readRows()) {
    expect([call, quoted(tests).length > 0]).toEqual([call, true]);
    for (const file of quoted(tests)) {
      const found = existsSync(new URL(`../${file}`, import.meta.url));
      expect([file, found]).toEqual([file, true]);
    }
  }
});
