import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkDirections } from "./directions.ts";

/** A tree with one file in each room, and these on top. */
function plant(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "nearsay-directions-"));
  const innocent = {
    "tsconfig.browser.json": "{}",
    "shared/src/contract/index.ts": "export const limit = 1;",
    "shared/src/ui/index.ts": "export const button = 1;",
    "server/src/main.ts": "export const main = 1;",
    "webpack/build/main.ts": "export const build = 1;",
    "host/src/main.ts": "export const host = 1;",
    "remotes/surveys/src/expose.ts": "export const surveys = 1;",
    "remotes/insights/src/expose.ts": "export const insights = 1;",
    "e2e/journey.ts": "export const journey = 1;",
  };
  for (const [file, text] of Object.entries({ ...innocent, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  try {
    return checkDirections(folder).failures;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("finds nothing wrong in a tree without imports", () => {
  expect(plant({})).toEqual([]);
});

it.each([
  [
    "remotes/surveys/src/wrong.ts",
    'import "../../insights/src/expose.ts";',
    "remotes-import-shared-only",
  ],
  [
    "remotes/surveys/src/wrong.ts",
    'import "../../../host/src/main.ts";',
    "nothing-imports-host",
  ],
  [
    "server/src/wrong.ts",
    'import "../../shared/src/ui/index.ts";',
    "server-imports-contract-and-domain-only",
  ],
  [
    "host/src/wrong.ts",
    'import "../../remotes/surveys/src/expose.ts";',
    "host-imports-shared-only",
  ],
  [
    "e2e/wrong.ts",
    'import "../server/src/main.ts";',
    "e2e-imports-the-running-app-only",
  ],
  [
    "shared/src/contract/wrong.ts",
    'import "../ui/index.ts";',
    "contract-is-the-bottom",
  ],
  [
    "shared/src/domain/wrong.ts",
    'import type { button } from "../ui/index.ts"; export type A = typeof button;',
    "domain-knows-the-contract-only",
  ],
  [
    "host/src/wrong.ts",
    'import "../../shared/src/ui/button.ts";',
    "shared-is-entered-by-its-doors",
  ],
])("refuses %s with %s", (file, text, rule) => {
  const failures = plant({
    [file]: text,
    "shared/src/ui/button.ts": "export {};",
  });
  expect(failures.join("\n")).toContain(`${rule}: ${file}`);
});

it("refuses a cycle of types alone", () => {
  const failures = plant({
    "shared/src/api/a.ts":
      'import type { B } from "./b.ts"; export type A = B;',
    "shared/src/api/b.ts":
      'import type { A } from "./a.ts"; export type B = A;',
  });
  expect(failures.join("\n")).toContain("no-cycles");
});
