import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import { clipText, lengthOf } from "../forms/text.ts";
import { limitEdit } from "./use-limited-text.ts";
import type { Call } from "../contract/schema/index.ts";
import * as contract from "../contract/schema/index.ts";

interface Limited {
  readonly name: string;
  readonly schema: TSchema & { readonly maxLength: number };
}

/** Every text of a schema that has a maximum length, with its path. */
function limitedTexts(name: string, schema: unknown): Limited[] {
  if (typeof schema !== "object" || schema === null) return [];
  const inner = Object.entries(schema).flatMap(([key, value]) =>
    limitedTexts(`${name}.${key}`, value),
  );
  const isFree = !("pattern" in schema) && !("format" in schema);
  return "maxLength" in schema && isFree
    ? [{ name, schema: schema as Limited["schema"] }, ...inner]
    : inner;
}

const calls = Object.entries(contract)
  .filter(([name]) => name.endsWith("Calls"))
  .flatMap(([, calls]) => Object.values<Call>(calls as Record<string, Call>));

const limited = calls.flatMap(({ operationId, body, query }) => [
  ...limitedTexts(`${operationId}.body`, body),
  ...limitedTexts(`${operationId}.query`, query),
]);

const characters = ["a", "é", "e\u0301", "日", "😀", "👨‍👩‍👧"];

it("finds the texts of many requests", () => {
  expect(limited.length).toBeGreaterThan(60);
});

it.each(limited.map(({ name, schema }) => [name, schema] as const))(
  "measures %s in the same way as a field and the domain",
  (_name, schema) => {
    const { maxLength: max } = schema;
    for (const character of characters) {
      const long = character.repeat(max + 1);
      for (const kept of [clipText(long, max), limitEdit("", long, max).text]) {
        const room = max - lengthOf(kept);
        expect(room).toBeGreaterThanOrEqual(0);
        expect(room).toBeLessThan(lengthOf(character));
        expect(Check(schema, kept)).toBe(true);
        const over = kept + "😀".repeat(room + 1);
        expect(Check(schema, over)).toBe(false);
        expect(limitEdit(kept, over, max).text).not.toBe(over);
      }
    }
  },
);
