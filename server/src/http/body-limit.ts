import { limits } from "@nearsay/core/contract";
import type { Call } from "@nearsay/core/contract/schema";

/**
 * Bytes that every operation accepts, so that a slightly too long text is
 * refused by its own validation message.
 */
export const bodyBytesMin = 64 * 1024;

/** JSON encodes a character in up to 12 bytes, as two escapes. */
const characterBytes = 12;
/** For a number, with all its digits. */
const numberBytes = 25;
/** For a text with a format, such as a date-time. */
const formatBytes = 66;
/** For a comma, and some whitespace of clients that send formatted JSON. */
const aroundBytes = 5;

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly maxProperties?: number;
  readonly propertyNames?: JsonSchema;
}

interface Size {
  /** Code points of user texts. */
  readonly texts: number;
  /** Bytes of everything else. */
  readonly rest: number;
}

/**
 * The maximum number of bytes of a body that matches its operation's schema, in
 * any JSON encoding.
 */
export function bodyLimitOf({ body }: Pick<Call, "body">): number {
  if (body === undefined) return bodyBytesMin;
  const { texts, rest } = sizeOf(body);
  const written = Math.min(texts, limits.requestTextMax) * characterBytes;
  return Math.max(bodyBytesMin, written + rest);
}

function sizeOf(schema: JsonSchema): Size {
  if (schema.anyOf !== undefined) return largest(schema.anyOf.map(sizeOf));
  const known = schema.enum ?? ("const" in schema ? [schema.const] : null);
  if (known !== null)
    return largest(known.map((value) => other(JSON.stringify(value).length)));
  if (schema.type === "string") return sizeOfText(schema);
  if (schema.type === "array") return sizeOfArray(schema);
  return schema.type === "object" ? sizeOfObject(schema) : other(numberBytes);
}

function sizeOfText({ format, maxLength }: JsonSchema): Size {
  if (maxLength !== undefined) return { texts: maxLength, rest: 2 };
  if (format !== undefined) return other(formatBytes);
  throw new Error("A text of a body needs a maxLength.");
}

function sizeOfArray({ items = {}, maxItems }: JsonSchema): Size {
  if (maxItems === undefined) throw new Error("An array needs maxItems.");
  const { texts, rest } = sizeOf(items);
  return {
    texts: maxItems * texts,
    rest: aroundBytes + maxItems * (rest + aroundBytes),
  };
}

function sizeOfObject(schema: JsonSchema): Size {
  const { properties = {}, patternProperties = {} } = schema;
  const named = Object.entries(properties).map(([name, value]) =>
    sizeOfProperty(name.length, value),
  );
  const free = Object.values(patternProperties).map((value) => {
    const { maxProperties = 0, propertyNames } = schema;
    if (maxProperties === 0) throw new Error("A record needs maxProperties.");
    const one = sizeOfProperty(propertyNames?.maxLength ?? 0, value);
    return {
      texts: maxProperties * one.texts,
      rest: maxProperties * one.rest,
    };
  });
  return [...named, ...free].reduce(add, other(aroundBytes));
}

function sizeOfProperty(nameLength: number, value: JsonSchema): Size {
  const { texts, rest } = sizeOf(value);
  return { texts, rest: rest + nameLength + 3 + aroundBytes };
}

function other(rest: number): Size {
  return { texts: 0, rest };
}

function add(one: Size, two: Size): Size {
  return { texts: one.texts + two.texts, rest: one.rest + two.rest };
}

function largest(sizes: readonly Size[]): Size {
  return {
    texts: Math.max(...sizes.map(({ texts }) => texts)),
    rest: Math.max(...sizes.map(({ rest }) => rest)),
  };
}
