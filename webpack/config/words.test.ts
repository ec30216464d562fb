import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import wordsLoader, { type MetWords, putWords, wordsRule } from "./words.ts";

const english = `
import { plural, type Count } from "./plural.ts";
import type { Other } from "./other.ts";
const replies = (count: number) => plural(count, { one: "reply", other: "replies" });
export const texts = { title: "Talk", open: (count: number) => \`\${count} \${replies(count)}\` };
export const alone = "Alone";
`;
const german = `
import type { Words } from "./words.ts";
import type { texts as english } from "./texts.ts";
export const texts: Words<typeof english> = { title: "Reden", open: (count) => \`\${count} mal\` };
export const alone = "Allein";
`;

let folder: string;
let met: MetWords;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "words-"));
  met = new Map();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function place(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, name), text);
  return wordsLoader.call(
    {
      resourcePath: path.join(folder, "texts.ts"),
      rootContext: folder,
      getOptions: () => ({ languages: ["de", "fr"], met }),
      addDependency: () => undefined,
    },
    files["texts.ts"] ?? "",
  );
}

/** Result of a script with filled placeholders, run with this `plural` function. */
function run(placed: string, language: "de" | "fr", exported: string): unknown {
  const script = putWords(placed, language, met)
    .replace(/^import .*$/gm, "")
    .replace(/export const (\w+): any/g, "const $1");
  const plural = (_count: number, { other }: { other: string }) => other;
  return runInNewContext(`${script}; ${exported};`, { plural });
}

it("returns the texts of the language's own file", () => {
  const placed = place({ "texts.ts": english, "texts.de.ts": german });
  expect(run(placed, "de", "texts.title")).toBe("Reden");
  expect(run(placed, "de", "texts.open(2)")).toBe("2 mal");
  expect(run(placed, "de", "alone")).toBe("Allein");
});

it("returns English if a language has no file", () => {
  const placed = place({ "texts.ts": english, "texts.de.ts": german });
  expect(run(placed, "fr", "texts.open(2)")).toBe("2 replies");
});

it("imports what the texts of any language use, and no types", () => {
  const placed = place({ "texts.ts": english, "texts.de.ts": german });
  expect(placed.match(/^import .*$/gm)).toEqual([
    'import { plural } from "./plural.ts";',
  ]);
  expect(placed).toMatch(/texts: any .*#texts", plural\);/);
  expect(placed).toMatch(/alone: any .*#alone"\);/);
});

it("renames a placeholder when the texts of any language change", () => {
  const before = place({ "texts.ts": english, "texts.de.ts": german });
  const other = german.replace("Reden", "Sprechen");
  expect(place({ "texts.ts": english, "texts.de.ts": other })).not.toBe(before);
});

it("processes only modules with a sibling in a built language", () => {
  place({ "texts.ts": english, "texts.de.ts": german });
  const { test } = wordsRule({ languages: ["de"], met });
  const takes = test as (file: string) => boolean;
  expect(takes(path.join(folder, "texts.ts"))).toBe(true);
  expect(takes(path.join(folder, "texts.de.ts"))).toBe(false);
  const { test: none } = wordsRule({ languages: ["fr"], met });
  expect((none as typeof takes)(path.join(folder, "texts.ts"))).toBe(false);
});

it("rejects a module that re-exports texts, which have no placeholder", () => {
  const passing = 'export { a } from "./a.ts";';
  expect(() => place({ "texts.ts": passing, "texts.de.ts": passing })).toThrow(
    /texts\.ts re-exports words/,
  );
});

it("rejects a script with an unfilled placeholder", () => {
  const placed = '__nearsay_words__("other.ts@1#texts")';
  expect(() => putWords(placed, "de", met)).toThrow(/has no words/);
  expect(() => putWords("__nearsay_words__(`a`)", "de", met)).toThrow(
    "a placeholder was not found",
  );
});
