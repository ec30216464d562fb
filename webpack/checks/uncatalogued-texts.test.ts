import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../checkout/paths.ts";
import { type FoundTexts, findTexts } from "./uncatalogued-texts.ts";

function plant(files: Readonly<Record<string, string>>): FoundTexts {
  const folder = mkdtempSync(join(tmpdir(), "nearsay-words-"));
  const all = { "remotes/creator/src/expose.ts": "export {};", ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  try {
    return findTexts(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  ["an object", 'const words = { label: "As the author" };'],
  ["an array", 'const columns = ["Option", "share"];'],
  ["a conditional expression", 'const title = on ? "Hide it" : "show";'],
  ["a template string", "const said = `${count} people answered`;"],
  ["the return value of a function", 'const say = () => "Not yet.";'],
  ["a default value", 'function Note({ text = "Try again" }) { return text; }'],
  ["an element", "const note = <p>saved</p>;"],
  ["an attribute", 'const field = <input placeholder="code" />;'],
  ["a refusal that is shown", 'throw new ApiError(0, "It did not work.");'],
])("finds interface text in %s", (_where, text) => {
  const file = "remotes/creator/src/note.tsx";
  const { found } = plant({ [file]: text });
  expect(found).toEqual([expect.stringContaining(`${file}:1: `)]);
});

it.each([
  ["a test", { "host/src/a.test.ts": 'it("does as it says");' }],
  [
    "text in every language at once",
    { "host/src/a.ts": 'const a = { en: "Not sure", de: "Nicht sicher" };' },
  ],
  [
    "names of keyboard keys",
    {
      "host/src/a.ts":
        'if (key === "Enter") go(); switch (key) { case "Home": go(); }',
    },
  ],
  [
    "errors for developers",
    { "host/src/a.ts": 'throw new Error("Nothing was there.");' },
  ],
  [
    "selectors and classes",
    {
      "host/src/a.tsx":
        'const a = <i className="big">{find.closest("main h1")}</i>;',
    },
  ],
  [
    "commands",
    { "host/src/a.ts": 'const a = "npm run operator -- keys new";' },
  ],
])("does not report %s", (_what, files) => {
  expect(plant(files).found).toEqual([]);
});

it.each([
  ["a reply", 'const told = { content: "Hidden after reports." };'],
  ["a template string", "const told = `Hidden by the author${because}.`;"],
])("finds a sentence in %s of the server", (_where, text) => {
  const file = "server/src/community/posts/hidden.ts";
  const { found } = plant({ [file]: text });
  expect(found).toEqual([expect.stringContaining(`${file}:1: `)]);
});

it("does not report errors and log messages of the server", () => {
  const { found } = plant({
    "server/src/community/posts/b.ts":
      'throw new Error("Nothing was there."); const a = "select from posts";',
    "server/src/app/serve.ts": 'log.info("The site is ready.");',
  });
  expect(found).toEqual([]);
});

it("finds no untranslated text in the code for browsers and the server's output, and has read both", () => {
  const { seen, found } = findTexts(root);
  expect(found).toEqual([]);
  expect(seen).toBeGreaterThan(1000);
});
