/** The encoded form of a value in a statement. */
export type Encoded = string | null;

type Decode = (text: string) => unknown;

const asText: Decode = (text) => text;
const asJson: Decode = (text) => JSON.parse(text) as unknown;
const asBytes: Decode = (text) =>
  new Uint8Array(Buffer.from(text.slice(2), "hex"));
// PostgreSQL writes "+00" or "+05:30"; Date requires the minutes.
const asInstant: Decode = (text) =>
  new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
const asUtc: Decode = (text) => new Date(`${text.replace(" ", "T")}Z`);

/**
 * PostgreSQL's numbers of a type and of its array, and the decoder of a value;
 * the engines decode other types the same way.
 */
const types: [scalar: number, array: number, decode: Decode][] = [
  [17, 1001, asBytes], // bytea
  [20, 1016, Number], // bigint
  [114, 199, asJson], // json
  [3802, 3807, asJson], // jsonb
  [1082, 1182, asText], // date
  [1114, 1115, asUtc], // timestamp
  [1184, 1185, asInstant], // timestamptz
  [1186, 1187, asText], // interval
  [1700, 1231, Number], // numeric
];

/** The decoder of each type, by the type's number. */
export const scalarDecoders = new Map(
  types.map(([scalar, , decode]) => [scalar, decode]),
);

/** The decoder of an array type's elements, by the array type's number. */
export const elementDecoders = new Map(
  types.map(([, array, decode]) => [array, decode]),
);

/**
 * A value as text that PostgreSQL parses for any column: arrays as array
 * literals, other objects as json. For a json column, pass arrays and strings
 * as `JSON.stringify(value)`.
 */
export function encode(value: unknown): Encoded {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return encodeBytes(value);
  if (Array.isArray(value)) return encodeArray(value);
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value === "number" || typeof value === "bigint")
    return value.toString();
  if (typeof value === "boolean") return value ? "true" : "false";
  throw new TypeError(`a ${typeof value} cannot be a parameter of a statement`);
}

function encodeBytes(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes).toString("hex")}`;
}

function encodeArray(values: readonly unknown[]): string {
  return `{${values.map(encodeElement).join(",")}}`;
}

function encodeElement(value: unknown): string {
  if (Array.isArray(value)) return encodeArray(value);
  const text = encode(value);
  return text === null ? "NULL" : `"${text.replace(/["\\]/g, "\\$&")}"`;
}
