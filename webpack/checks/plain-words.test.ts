import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findForms, formsIn, plainForms } from "./plain-words.ts";

const planted = [
  "// Load it anew.",
  "/** Whoever has the key may read. */",
  " * A module that the host lends.",
  "// Nobody is told of it.",
  "/** Tells whether the page is open. */",
  "// It stands in the place of an answer.",
  "// Meanwhile the reply is sent.",
  "// It stands for the answer.",
  "// Besides, it is slow.",
  "// Hence the second request.",
  "/** Likewise of posts. */",
  "// What went wrong is logged.",
  "// Mend the file first.",
  "// Its owner minds the order.",
  "// One that is drawn by lot.",
  "// It frees memory lest the process ends.",
  'it("hears of a change by itself", () => {',
  'describe("so many people", () => {',
  'test("falls silent", () => {',
  'it.each([1])("carries out %s", () => {',
];

it("finds each planted form", () => {
  for (const line of planted) expect(formsIn(line, "a.ts")).not.toEqual([]);
});

it("names the line, the form and what to write", () => {
  expect(formsIn("const a = 1;\n// Read it anew.", "a.ts")).toEqual([
    'a.ts:2: "anew", write: again, reload, rebuild',
  ]);
});

it("finds a test title on the line after its call", () => {
  expect(formsIn('it(\n  "is made anew",\n', "a.test.ts")).toHaveLength(1);
});

it("ignores code, text of the interface and code in Markdown", () => {
  const code = 'const meanwhile = "whoever";';
  expect(formsIn(code, "a.ts")).toEqual([]);
  expect(formsIn("Run `tell`.\n\n```\nwhoever\n```\n", "a.md")).toEqual([]);
  expect(formsIn("Run it anew.", "a.md")).toHaveLength(1);
});

it.each([
  ["a.ts", "    -- Read anew."],
  ["a.sql", "-- Read anew."],
  ["a.yaml", "  # Read anew."],
  ["deploy/Caddyfile", "\t# Read anew."],
])("reads comments of %s", (file, line) => {
  expect(formsIn(line, file)).toHaveLength(1);
  expect(formsIn("select 'read anew'", file)).toEqual([]);
});

it("reads notes for translators, but not the messages", () => {
  const file = "host/messages/en.json";
  expect(formsIn('  "a.b": "Told anew",', file)).toEqual([]);
  expect(formsIn('    "description": "Shown anew."', file)).toHaveLength(1);
});

it("reads files below a folder, but no builds", () => {
  const root = mkdtempSync(path.join(tmpdir(), "nearsay-plain-"));
  try {
    for (const folder of ["src", "dist"]) mkdirSync(path.join(root, folder));
    for (const file of ["src/a.ts", "dist/b.ts"])
      writeFileSync(path.join(root, file), "// anew\n");
    const { seen, found } = findForms(root);
    expect(seen).toBe(1);
    expect(found).toHaveLength(1);
  } finally {
    rmSync(root, { recursive: true });
  }
});

it("lists at least 80 forms, each once", () => {
  const listed = plainForms.map(([form]) => form);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThanOrEqual(80);
});
