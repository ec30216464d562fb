import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readReached, readSources } from "./read-sources.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nearsay-sources-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function read(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
  }
  const { imports, strings } = readSources(folder);
  const named = [...imports].map(([from, names]) => [from, [...names]]);
  return { imports: Object.fromEntries(named) as object, strings };
}

it("finds imported and re-exported values by their original names", () => {
  const { imports } = read({
    "one.ts": `import first, { Button as Knob, type ButtonProps } from "ui";
      import type { Card } from "cards"; export { Link } from "router";`,
    "two.tsx": `import * as all from "session"; export * from "api";
      export type { Post } from "posts"; import "styles";`,
  });
  expect(imports).toEqual({
    ui: ["default", "Button"],
    cards: [],
    router: ["Link"],
    session: ["*"],
    api: ["*"],
    posts: [],
    styles: [],
  });
});

it("finds quoted texts everywhere", () => {
  const text = 'export const slot = <Slot module="insights/Panel" />;';
  const { strings } = read({ "slot.tsx": text });
  expect(strings).toContain("insights/Panel");
});

it("ignores tests, types and files that are not sources", () => {
  const text = 'import { Button } from "ui";';
  const names = ["a.test.ts", "b.test.tsx", "c.d.ts", "d.css", "e.json"];
  const files = Object.fromEntries(names.map((name) => [name, text]));
  expect(read(files).imports).toEqual({});
});

it("finds what a file reaches, and nothing else next to it", () => {
  const texts = {
    "door.ts":
      'export { Card } from "./card.tsx"; import type { A } from "./a.ts";',
    "card.tsx":
      'import { Link } from "router"; import "./card.css"; import("./late.ts");',
    "late.ts": 'import { say } from "api";',
    "a.ts": "export type A = 1;",
    "other.ts": 'import { stay } from "away";',
  };
  for (const [name, text] of Object.entries(texts))
    writeFileSync(path.join(folder, name), text);
  const { imports } = readReached(path.join(folder, "door.ts"));
  expect(imports.get("router")).toEqual(new Set(["Link"]));
  expect(imports.get("api")).toEqual(new Set(["say"]));
  expect(imports.has("away")).toBe(false);
});
