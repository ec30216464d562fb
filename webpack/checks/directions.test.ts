import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { checkDirections } from "./directions.ts";
import { checkFloors } from "./floors.ts";

/** A tree with one file in each folder, and these files in addition. */
function plant(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "nearsay-directions-"));
  const innocent = {
    "tsconfig.browser.json": "{}",
    "shared/src/contract/index.ts": "export const limit = 1;",
    "shared/src/ui/index.ts": "export const button = 1;",
    "server/src/app/main.ts": "export const main = 1;",
    "webpack/build/main.ts": "export const build = 1;",
    "host/src/main.ts": "export const host = 1;",
    "remotes/surveys/src/expose.ts": "export const surveys = 1;",
    "remotes/surveys/src/index.ts": "export const door = 1;",
    "remotes/surveys/src/testing/index.ts": "export const builder = 1;",
    "remotes/insights/src/expose.ts": "export const insights = 1;",
    "remotes/embed/src/expose.ts": "export const embed = 1;",
    "e2e/journey.ts": "export const journey = 1;",
    "deploy/check/main.ts": "export const check = 1;",
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

it("finds no problems in a tree without imports", () => {
  expect(plant({})).toEqual([]);
});

/** File, its content, and the rule that it breaks. */
const wrong = [
  [
    "remotes/surveys/src/to-insights.ts",
    'import "../../insights/src/expose.ts";',
    "remotes-import-shared-only",
  ],
  [
    "remotes/surveys/src/to-embed.ts",
    'import "../../embed/src/expose.ts";',
    "remotes-import-shared-only",
  ],
  [
    "remotes/surveys/src/to-test-ground.ts",
    'import "./testing/index.ts";',
    "product-imports-no-test-ground",
  ],
  [
    "remotes/embed/src/to-insights.ts",
    'import "../../insights/src/expose.ts";',
    "embed-imports-shared-and-surveys-only",
  ],
  [
    "remotes/embed/src/past-the-door.ts",
    'import "../../surveys/src/expose.ts";',
    "surveys-is-entered-by-its-doors",
  ],
  [
    "remotes/surveys/src/to-host.ts",
    'import "../../../host/src/main.ts";',
    "nothing-imports-host",
  ],
  [
    "server/src/base/wrong.ts",
    'import "../../../shared/src/ui/index.ts";',
    "server-imports-rules-only",
  ],
  [
    "server/src/surveys/wrong.ts",
    'import "../http/errors.ts";',
    "services-know-no-http",
  ],
  [
    "host/src/wrong.ts",
    'import "../../remotes/surveys/src/expose.ts";',
    "host-imports-shared-only",
  ],
  [
    "e2e/wrong.ts",
    'import "../server/src/app/main.ts";',
    "e2e-imports-the-running-app-only",
  ],
  [
    "deploy/image/wrong.ts",
    'import "../../server/src/app/main.ts";',
    "deploy-stands-alone",
  ],
  [
    "shared/src/contract/wrong.ts",
    'import "../ui/index.ts";',
    "contract-is-the-bottom",
  ],
  [
    "shared/src/domain/wrong.ts",
    'import type { button } from "../ui/index.ts"; export type A = typeof button;',
    "domain-knows-contract-and-forms-only",
  ],
  [
    "shared/src/forms/wrong.ts",
    'import "../domain/index.ts";',
    "forms-know-the-contract-only",
  ],
  [
    "shared/src/charts/wrong.ts",
    'import "../ui/index.ts";',
    "charts-know-rules-only",
  ],
  [
    "host/src/past-the-door.ts",
    'import "../../shared/src/ui/button.ts";',
    "shared-is-entered-by-its-exports",
  ],
  [
    "shared/src/api/a.ts",
    'import type { B } from "./b.ts"; export type A = B;',
    "no-cycles",
  ],
] satisfies [string, string, string][];

describe("a tree with wrong imports", () => {
  let failures: string[];

  // All at once: reading a tree takes seconds.
  beforeAll(() => {
    failures = plant({
      ...Object.fromEntries(wrong.map(([file, text]) => [file, text])),
      "shared/src/api/b.ts":
        'import type { A } from "./a.ts"; export type B = A;',
      "shared/src/ui/button.ts": "export {};",
      "shared/src/domain/index.ts": "export {};",
      "server/src/http/errors.ts": "export {};",
    });
  });

  it.each(wrong)("is rejected for %s with %s", (file, _text, rule) => {
    expect(failures.join("\n")).toContain(`${rule}: ${file}`);
  });
});

/** Modules that import a type from one another: "from → to" each. */
function link(ways: readonly string[]): Record<string, string> {
  const modules: Record<string, string> = {};
  for (const [from = "", to = ""] of ways.map((way) => way.split(" → "))) {
    const path = relative(dirname(from), to).replace(/^(?!\.)/, "./");
    modules[from] = `import type { A } from "${path}"; export type B = A;`;
    modules[to] ??= "export type A = 1;";
  }
  return modules;
}

const inCycles = [
  "shared/src/session/a.ts → shared/src/identity/b.ts",
  "shared/src/identity/c.ts → shared/src/session/d.ts",
  "webpack/fit/a.ts → webpack/release/b.ts",
  "webpack/release/c.ts → webpack/fit/d.ts",
  "webpack/dev/a.ts → webpack/paths.ts",
  "webpack/paths.ts → webpack/dev/b.ts",
  "host/src/routes/a.ts → host/src/pages/b.tsx",
  "host/src/pages/c.ts → host/src/routes/d.ts",
  "remotes/surveys/src/card/a.ts → remotes/surveys/src/home/b.ts",
  "remotes/surveys/src/home/deep/c.ts → remotes/surveys/src/card/d.ts",
  "remotes/insights/src/panel/a.ts → remotes/insights/src/choices/b.ts",
  "remotes/insights/src/choices/c.ts → remotes/insights/src/figures/d.ts",
  "remotes/insights/src/figures/e.ts → remotes/insights/src/panel/f.ts",
  "remotes/creator/src/editor/a.tsx → remotes/creator/src/publish/b.ts",
  "remotes/creator/src/publish/c.ts → remotes/creator/src/editor/d.ts",
  "remotes/embed/src/widget/a.ts → remotes/embed/src/element/b.ts",
  "remotes/embed/src/element/c.ts → remotes/embed/src/widget/d.ts",
  "remotes/discussion/src/posts/a.ts → remotes/discussion/src/replies/b.ts",
  "remotes/discussion/src/replies/c.ts → remotes/discussion/src/posts/d.ts",
  "server/src/community/likes/a.ts → server/src/community/posts/b.ts",
  "server/src/community/posts/c.ts → server/src/community/likes/d.ts",
  "server/src/visitors/session/a.ts → server/src/visitors/visitor.ts",
  "server/src/visitors/visitor.ts → server/src/visitors/session/b.ts",
  "server/src/insights/export/figures/a.ts → server/src/insights/export/page/b.ts",
  "server/src/insights/export/page/c.ts → server/src/insights/export/figures/d.ts",
  "shared/src/contract/schema/surveys/a.ts → shared/src/contract/schema/forms/b.ts",
  "shared/src/contract/schema/forms/c.ts → shared/src/contract/schema/surveys/d.ts",
  "remotes/creator/src/owner-page/news/a.ts → remotes/creator/src/owner-page/kiosk/b.ts",
  "remotes/creator/src/owner-page/kiosk/c.ts → remotes/creator/src/owner-page/saving/d.ts",
  "remotes/creator/src/owner-page/saving/e.ts → remotes/creator/src/owner-page/news/f.ts",
  "e2e/fixtures/product/a.ts → e2e/fixtures/partners/b.ts",
  "e2e/fixtures/partners/c.ts → e2e/fixtures/product/d.ts",
];

const upTheFloors = [
  "server/src/base/db/a.ts → server/src/http/b.ts",
  "server/src/surveys/a.ts → server/src/community/likes/b.ts",
  "server/src/embed/a.ts → server/src/app/b.ts",
];

it("rejects folders that import each other, and layers that import higher ones", () => {
  expect(plant(link([...inCycles, ...upTheFloors])).sort()).toEqual(
    [
      ...inCycles.map((way) => `no-folder-cycles: ${way}`),
      ...upTheFloors.map((way) => `floors-import-down: ${way}`),
    ].sort(),
  );
});

it("allows imports between folders and layers in one direction, and imports of test code in any direction", () => {
  const failures = plant(
    link([
      "host/src/routes/a.ts → host/src/pages/b.ts",
      "host/src/pages/c.test.ts → host/src/routes/d.ts",
      "host/src/pages/e.test.ts → host/src/testing/f.ts",
      "host/src/testing/f.ts → host/src/routes/d.ts",
      "remotes/embed/src/widget/a.ts → remotes/surveys/src/index.ts",
      "server/src/app/a.ts → server/src/base/b.ts",
      "server/src/base/c.test.ts → server/src/app/d.ts",
    ]),
  );
  expect(failures).toEqual([]);
});

it("rejects a module of the server that belongs to no layer", () => {
  const modules = ["server/src/base/a.ts", "server/src/clock.ts"];
  expect(checkFloors(modules, [])).toEqual([
    "server-has-floors: server/src/clock.ts belongs to no floor",
  ]);
});
