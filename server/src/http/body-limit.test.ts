import { limits } from "@nearsay/core/contract";
import type { Call } from "@nearsay/core/contract/schema";
import * as contract from "@nearsay/core/contract/schema";
import Type, { type TSchema } from "typebox";
import { Check } from "typebox/value";
import { bodyBytesMin, bodyLimitOf } from "./body-limit.ts";

interface Schema extends TSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly maxProperties?: number;
}

const formatted: Record<string, string> = {
  "date-time": "2026-11-28T12:00:00.000000000+00:00",
  date: "2026-11-28",
  uuid: "00000000-0000-4000-8000-000000000000",
  email: `${"a".repeat(60)}@${"b".repeat(60)}.example`,
};

/** The largest value that a schema accepts, while the total length of texts permits it. */
function largestOf(schema: Schema, room: { left: number }): unknown {
  const { anyOf, enum: known, items, maxItems = 0 } = schema;
  if (anyOf !== undefined) return largestChoice(anyOf, room);
  if (known !== undefined) return longest(known);
  if ("const" in schema) return schema.const;
  if (items !== undefined)
    return Array.from({ length: maxItems }, () => largestOf(items, room));
  if (schema.type === "string") return largestText(schema, room);
  if (schema.type === "object") return largestObject(schema, room);
  if (schema.type === "boolean") return false;
  if (schema.type === "null") return null;
  return schema.maximum ?? -1.2345678901234567e100;
}

function largestChoice(anyOf: readonly Schema[], room: { left: number }) {
  const tried = anyOf.map((one) => {
    const own = { ...room };
    return { value: largestOf(one, own), left: own.left };
  });
  const value = longest(tried.map((one) => one.value));
  room.left = tried.find((one) => one.value === value)?.left ?? 0;
  return value;
}

function longest(values: readonly unknown[]): unknown {
  return values.toSorted(
    (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
  )[0];
}

function largestText(schema: Schema, room: { left: number }): string {
  const { format, pattern, maxLength = 0, minLength = 0 } = schema;
  if (format !== undefined) return formatted[format] ?? "";
  const length = Math.max(minLength, Math.min(maxLength, room.left));
  room.left -= length;
  const isPlain = pattern === undefined || new RegExp(pattern, "u").test("😀");
  return (isPlain ? "😀" : "a").repeat(length);
}

function largestObject(schema: Schema, room: { left: number }) {
  const { properties = {}, patternProperties = {}, maxProperties } = schema;
  const named = Object.entries(properties).map(([name, value]) => [
    name,
    largestOf(value, room),
  ]);
  const free = Object.values(patternProperties).flatMap((value) =>
    Array.from({ length: maxProperties ?? 0 }, (_, place) => [
      `${10 ** 15 + place}`,
      largestOf(value, room),
    ]),
  );
  return Object.fromEntries([...named, ...free]) as Record<string, unknown>;
}

const calls = Object.entries(contract)
  .filter(([name]) => name.endsWith("Calls"))
  .flatMap(([, some]) => Object.values<Call>(some as Record<string, Call>))
  .filter(({ body }) => body !== undefined);

/** JSON of a client that escapes everything but ASCII. */
function escaped(json: string): string {
  return json.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

it("the test covers the bodies of many operations", () => {
  expect(calls.length).toBeGreaterThan(30);
});

it.each(calls.map((call) => [call.operationId, call] as const))(
  "the limit leaves room for the largest body of %s",
  (_name, call) => {
    const schema = (call.body ?? {}) as Schema;
    const value = largestOf(schema, { left: limits.requestTextMax });
    const json = JSON.stringify(value);
    expect(Check(schema, value)).toBe(true);
    expect(escaped(json).length).toBeLessThanOrEqual(bodyLimitOf(call));
  },
);

it("the limit permits the longest response to the longest survey", () => {
  const { questionsMax, answerMax, surveyTextMax, requestTextMax } = limits;
  expect(questionsMax * answerMax + surveyTextMax).toBeLessThanOrEqual(
    requestTextMax,
  );
});

it.each([
  ["numbers", Type.Number(), -1.2345678901234567e100],
  ["timestamps", Type.String({ format: "date-time" }), formatted["date-time"]],
])("the limit permits the maximum number of %s", (_what, items, one) => {
  const maxItems = 100_000;
  const body = Type.Array(items, { maxItems });
  const value = Array.from({ length: maxItems }, () => one);
  expect(JSON.stringify(value).length).toBeLessThanOrEqual(
    bodyLimitOf({ body }),
  );
});

it("each operation reads a slightly too long text, and refuses it by validation", () => {
  expect(Math.min(...calls.map(bodyLimitOf))).toBe(bodyBytesMin);
});

it("every limit is far below the memory of a process", () => {
  const largest = Math.max(...calls.map(bodyLimitOf));
  expect(largest).toBeLessThan(24 * 2 ** 20);
});
