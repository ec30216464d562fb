import { execFileSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * Browser texts that name one of several controls, such as `endNamed` for
 * `end`, in each language.
 */
const files = execFileSync(
  "git",
  ["grep", "-lE", '\\w(Named|One): |button: |name: "', "--", "*texts*.ts"],
  { cwd: root, encoding: "utf8" },
)
  .split("\n")
  .filter((file) => /^(host|remotes|shared)\//.test(file));

/** Texts that are not names of controls. */
const others = ["sectionNamed", "revokedOne", "confirmedOne"];

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** Pairs of visible text and accessible name. */
function pairsIn(words: unknown): [seen: string, heard: string][] {
  if (typeof words !== "object" || words === null) return [];
  const said: [string, unknown][] = Object.entries(words);
  const sayOf = (key: string) => said.find(([name]) => name === key)?.[1];
  return said.flatMap(([key, seen]) => {
    if (typeof seen !== "string") return pairsIn(seen);
    const names =
      key === "button" || key === "label"
        ? ["name"]
        : [`${key}Named`, `${key}One`];
    return names
      .filter((name) => !others.includes(name))
      .map((name) => say(sayOf(name)))
      .filter((heard) => heard !== undefined)
      .map((heard): [string, string] => [seen, heard]);
  });
}

function say(words: unknown): string | undefined {
  if (typeof words === "string") return words;
  if (typeof words !== "function") return undefined;
  const sentence: unknown = Reflect.apply(words, undefined, ["7", "7"]);
  return String(sentence);
}

test("finds texts that name controls", () => {
  expect(files.length).toBeGreaterThan(40);
});

test.each(files)(
  "%s names each control with its visible text",
  async (file) => {
    const words: unknown = await import(join(root, file));
    const apart = pairsIn(words).filter(
      ([seen, heard]) => !plain(heard).includes(plain(seen)),
    );
    expect(apart).toEqual([]);
  },
);
