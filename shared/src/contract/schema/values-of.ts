import fc from "fast-check";
import type { Static, TSchema } from "typebox";

/** What replies use of JSON Schema. */
interface JsonSchema {
  type?: string;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  required?: string[];
}

/** For tests: values that a schema of a reply allows, as they are once they were sent. */
export function valuesOf<S extends TSchema>(
  schema: S,
): fc.Arbitrary<Static<S>> {
  return arbitrary(schema).map(
    (value) => JSON.parse(JSON.stringify(value)) as Static<S>,
  );
}

function arbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitrary));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.type === undefined) return fc.jsonValue();
  const ofType = byType[schema.type];
  if (!ofType) throw new Error(`No values of ${JSON.stringify(schema)}.`);
  return ofType(schema);
}

const byType: Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum: min, maximum: max = Number.MAX_SAFE_INTEGER }) =>
    fc.integer({ min: min ?? Number.MIN_SAFE_INTEGER, max }),
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  string: stringOf,
  array: ({ items = {} }) => fc.array(arbitrary(items), { maxLength: 5 }),
  object: objectOf,
};

/** Never empty: to readers an empty text is none. */
function stringOf({ format }: JsonSchema): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date-time")
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.string({ minLength: 1, unit: "grapheme" });
}

function objectOf({
  properties = {},
  patternProperties,
  required = [],
}: JsonSchema): fc.Arbitrary<unknown> {
  const [member] = Object.values(patternProperties ?? {});
  if (member) return fc.dictionary(stringOf({}), arbitrary(member));
  const members = Object.entries(properties).map(
    ([name, schema]) => [name, arbitrary(schema)] as const,
  );
  return fc.record(Object.fromEntries(members), { requiredKeys: required });
}
