import { readFileSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect, test } from "../fixtures/test.ts";

/**
 * Maximum size of a page's scripts and styles, in bytes as sent. Changing a
 * survey on the owner's page uses the editor's code, which is not part of
 * OwnerPageForm.
 */
const budgets = {
  DeskPage: 21.5,
  OwnerPageForm: 6.2,
  MinePage: 8.7,
  PublishedPanel: 9.1,
};

const dist = resolve(import.meta.dirname, "../../remotes/creator/dist");

interface Built {
  version: string;
  /** URLs of what each exposed module needs. */
  modules: Record<string, { scripts: string[]; styles: string[] }>;
}

const { version, modules } = JSON.parse(
  readFileSync(join(dist, "current.json"), "utf8"),
) as Built;
const folder = join(dist, version);
/** What an English reader is sent; others get the same files in their language instead. */
const sent = readdirSync(folder).filter(
  (name) => name.endsWith(".br") && !/\.[a-z]{2}\.js\.br$/.test(name),
);

/** Total bytes, as sent. */
function weigh(what: string, files: string[]): number {
  const sizes = files.map((name) => readFileSync(join(folder, name)).length);
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  process.stdout.write(`${what}: ${(total / 1024).toFixed(1)} KB br\n`);
  return total;
}

for (const [module, kilobytes] of Object.entries(budgets))
  test(`${module} is small`, () => {
    const files = sent.filter((name) => name.startsWith(`${module}.`));
    expect(files.length).toBeGreaterThanOrEqual(2);
    expect(weigh(module, files)).toBeLessThanOrEqual(kilobytes * 1024);
  });

/**
 * What the editor loads beyond its page: files with its name, those of the map
 * that it opens, and those with the code for dragging and for checking drafts.
 */
const isOfEditor = (name: string) =>
  /^(editor|map-)/.test(name) ||
  (name.endsWith(".js.br") &&
    /DndDescribedBy|add-question/.test(
      readFileSync(join(folder, name.replace(/\.br$/, "")), "utf8"),
    ));

test("the owner's page is small beyond what it shares with the editor", () => {
  const others = Object.entries(modules).flatMap(
    ([name, { scripts, styles }]) =>
      name === "DeskPage" ? [] : [...scripts, ...styles],
  );
  const editor = sent.filter(isOfEditor);
  expect(editor.length).toBeGreaterThan(2);
  const ownerPage = sent.filter(
    (name) =>
      name !== "entry.js.br" &&
      !editor.includes(name) &&
      !others.some((url) => `${basename(url)}.br` === name),
  );
  expect(ownerPage.length).toBeGreaterThan(4);
  expect(weigh("The whole owner's page", ownerPage)).toBeLessThanOrEqual(
    78.5 * 1024,
  );
});
