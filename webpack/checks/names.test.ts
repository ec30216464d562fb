import { runInNewContext } from "node:vm";
import { completeLanguages } from "@nearsay/core/contract";
import { type CatalogueFile, compileMessage } from "../messages/catalogue.ts";
import { catalogues, readJson } from "../messages/list-catalogues.ts";

/** Messages that do not name controls. */
const others = ["sectionNamed", "revokedOne", "confirmedOne", "goneOne"];

/**
 * Visible text and accessible name of one of several controls, such as `end`
 * and `endNamed`.
 */
function pairsIn(messages: CatalogueFile): [key: string, name: string][] {
  return Object.keys(messages).flatMap((key) => {
    const last = key.slice(key.lastIndexOf(".") + 1);
    const start = key.slice(0, -last.length);
    const names =
      last === "button" || last === "label"
        ? ["name"]
        : [`${last}Named`, `${last}One`];
    return names
      .filter((name) => !others.includes(name) && start + name in messages)
      .map((name): [string, string] => [key, start + name]);
  });
}

function say(message: unknown, language: string): string {
  const { code } = compileMessage(String(message), language);
  const context = {
    given: new Proxy({}, { get: () => 7 }),
    formatCount: String,
    plural: (_count: number, forms: Record<string, string>) => forms["other"],
  };
  const text = runInNewContext(
    code.startsWith("a=>") ? `(${code})(given)` : code,
    context,
  ) as string;
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

const named = catalogues
  .filter(([name]) => name !== "server")
  .map(([name, language]) => {
    const messages = readJson(name, language);
    return { name, language, messages, pairs: pairsIn(messages) };
  });

it("finds messages that name controls", () => {
  const pairs = named.flatMap((catalogue) => catalogue.pairs);
  expect(pairs.length).toBeGreaterThan(15 * completeLanguages.length);
});

it.each(named)(
  "$name names each control in $language with its visible text",
  ({ language, messages, pairs }) => {
    const apart = pairs.filter(
      ([seen, name]) =>
        !say(messages[name], language).includes(say(messages[seen], language)),
    );
    expect(apart).toEqual([]);
  },
);
