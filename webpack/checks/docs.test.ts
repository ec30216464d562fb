import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { moduleNames } from "@nearsay/core/contract";
import { root } from "../checkout/paths.ts";
import { type FoundInDocs, checkDocs } from "./docs.ts";
import { readMarkdown } from "./markdown.ts";

const checkout = {
  "package.json": '{ "scripts": { "build": "tsx build.ts" } }',
  "remotes/surveys/package.json": '{ "scripts": { "dev": "", "pack": "" } }',
  "remotes/insights/package.json": '{ "scripts": { "dev": "" } }',
  "server/src/app/config.ts":
    'settings.text("DATA_DIR"); settings.text("PORT");',
  "docs/speed.md":
    "# Speed\n\n## First answer, in ms\n\n## Again\n\n## Again\n",
};

/** Checks a checkout with these files. */
function check(files: Readonly<Record<string, string>>): FoundInDocs {
  const folder = mkdtempSync(join(tmpdir(), "nearsay-docs-"));
  for (const [file, text] of Object.entries({ ...checkout, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  try {
    return checkDocs(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  [
    "a link to a missing file",
    "[a](docs/gone.md)",
    "there is no docs/gone.md to link to",
  ],
  [
    "a link to a missing heading",
    "[a](docs/speed.md#gone)",
    "docs/speed.md has no heading #gone",
  ],
  [
    "a link to a missing heading in the same document",
    "[a](#gone)",
    "README.md has no heading #gone",
  ],
  [
    "a missing picture",
    '<img src="docs/gone.png">',
    "there is no docs/gone.png to link to",
  ],
  [
    "a missing path",
    "See `server/src/gone.ts`.",
    "there is no server/src/gone.ts",
  ],
  ["a missing folder", "See `docs/gone/`.", "there is no docs/gone"],
  [
    "a missing file that is named without a path",
    "See `gone.ts`.",
    "there is no gone.ts",
  ],
  [
    "a missing path relative to the document's folder",
    "See `./gone.ts`.",
    "there is no gone.ts",
  ],
  [
    "a missing script",
    "Run `npm run gone`.",
    "./package.json has no script gone",
  ],
  [
    "a missing script of a package",
    "`npm run gone -w remotes/surveys`",
    "remotes/surveys/package.json has no script gone",
  ],
  [
    "a script that one remote does not have",
    "`npm run pack -w remotes/<name>`",
    "remotes/insights/package.json has no script pack",
  ],
  [
    "a missing script in a code block",
    "```\nnpm test\n```",
    "./package.json has no script test",
  ],
  [
    "a missing program",
    "`npx tsx webpack/gone.ts`",
    "there is no webpack/gone.ts",
  ],
  [
    "a setting that is not read",
    "Set `DATA_FOLDER=/data`.",
    "nothing reads DATA_FOLDER",
  ],
  [
    "a setting of one word that is not read",
    "Set `FOLDER`.",
    "nothing reads FOLDER",
  ],
  [
    "a wrong number of remotes",
    "Each of the five remotes.",
    "there are 2 remotes, not five",
  ],
])("finds %s", (_what, text, problem) => {
  const { found } = check({ "README.md": text });
  expect(found).toEqual([expect.stringMatching(/^README\.md:[12]: /)]);
  expect(found[0]).toContain(problem);
});

it.each([
  ["a file", "[a](docs/speed.md)"],
  ["a folder", "[a](docs/)"],
  ["a heading", "[a](docs/speed.md#first-answer-in-ms)"],
  [
    "the second of two headings with the same title",
    "[a](docs/speed.md#again-1)",
  ],
  ["another site", "[a](https://example.org/gone)"],
  ["a path from the root folder", "`server/src/app/config.ts`"],
  ["a path from a folder", "`app/config.ts`"],
  ["an address of the site", "`/surveys/12` and `/api/gone.ts`"],
  ["a file that a build writes", "`dist/current.json`"],
  ["a script", "`npm run build`"],
  ["a script of each remote", "`npm run dev -w remotes/<name> -- next`"],
  ["settings", "`DATA_DIR=./data`, `PORT`"],
  ["the number of remotes", "the two remotes"],
  ["missing paths in a code block", "```\n[a](gone.md) `gone.ts`\n```"],
])("accepts %s", (_what, text) => {
  expect(check({ "README.md": text }).found).toEqual([]);
});

it("finds a comment in a source file that names a missing document or heading", () => {
  const { found } = check({
    "host/src/a.ts": "/** docs/gone.md */",
    "host/src/b.ts": "// docs/speed.md#gone",
    "host/src/c.ts": "// docs/speed.md#again and docs/speed.md",
  });
  expect(found).toEqual([
    "host/src/a.ts: there is no docs/gone.md",
    "host/src/b.ts: docs/speed.md has no heading #gone",
  ]);
});

it("finds a package that docs/dependencies.md lacks, and one that nothing uses", () => {
  const { found } = check({
    "package.json":
      '{ "devDependencies": { "knip": "6", "@types/knip": "6" } }',
    "server/package.json":
      '{ "dependencies": { "@nearsay/core": "*", "fastify": "5" } }',
    "server/bench/peers/package.json": '{ "dependencies": { "peer": "1" } }',
    "docs/dependencies.md":
      "| package | for |\n| --- | --- |\n| `fastify`, `gone` | HTTP |\n",
  });
  expect(found).toEqual([
    "docs/dependencies.md: does not say what knip is for",
    "docs/dependencies.md: no package.json names gone",
  ]);
});

it("counts the files that it read, and none of those that builds write", () => {
  const { seen } = check({ "README.md": "", "host/dist/README.md": "" });
  expect(seen).toBe(2);
});

it("makes anchors as GitHub does", () => {
  const { anchors } = readMarkdown(
    "# `DATA_DIR` is private\n## [Back up](a.md), now\n## Größe & Maß\n",
  );
  expect([...anchors]).toEqual([
    "data_dir-is-private",
    "back-up-now",
    "größe--maß",
  ]);
});

it("finds no problem in our documentation, and has read it", () => {
  const { seen, found } = checkDocs(root);
  expect(found).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});

it("finds each exposed module in the README of remotes", () => {
  const text = readFileSync(join(root, "remotes/README.md"), "utf8");
  const rows = [...text.matchAll(/^\| `([\w-]+)\/` *\| (.+?) *\|$/gm)];
  const listed = rows.flatMap(([, remote, modules = ""]) =>
    [...modules.matchAll(/`(\w+)`/g)].map(([, name]) => `${remote}/${name}`),
  );
  expect(listed.sort()).toEqual([...moduleNames].sort());
});
