import { readFileSync } from "node:fs";
import { tokens } from "./tokens.ts";

const file = new URL("../../../../shared/src/ui/tokens.css", import.meta.url);
const product = readDeclarations(readFileSync(file, "utf8"));
const exported = readDeclarations(tokens);

/** The first value of each, which is the general one. */
function readDeclarations(css: string): Map<string, string> {
  const all = [...css.matchAll(/(--[\w-]+):([^;]*);/g)].reverse();
  return new Map(
    all.map(([, name = "", value = ""]) => [
      name,
      value.replace(/\s+/g, " ").replace(/\( | \)/g, (part) => part.trim()),
    ]),
  );
}

test("every token except for fonts has the product's value in light and dark", () => {
  const names = [...exported.keys()].filter((name) => !/^--font-/.test(name));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    expect([name, exported.get(name)]).toEqual([name, product.get(name)]);
  }
});
