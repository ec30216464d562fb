/**
 * Tolerant readers: the only code that handles the different spellings in which
 * a field may arrive. They never throw on a wrong type, but use a default.
 */

export type Json = Record<string, unknown>;

/** Thrown if a reply cannot be read as the expected data. */
export class ContractError extends Error {}

export function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The record, or an empty one if the value is not a record. */
export function asRecord(value: unknown): Json {
  return isRecord(value) ? value : {};
}

/**
 * @throws ContractError when an HTML page arrived instead of data, such as a
 *   proxy's error page.
 */
export function rejectHtml(value: unknown): void {
  if (typeof value === "string" && /^\s*<(!doctype|html)/i.test(value)) {
    throw new ContractError("The server answered with a page, not data.");
  }
}

/** The records of a list, in order. */
export function readRecords(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The first of these fields that exists; undefined if the source is not a record. */
export function readFirst(source: unknown, names: readonly string[]): unknown {
  if (!isRecord(source)) return undefined;
  return names
    .map((name) => source[name])
    .find((value) => value !== undefined && value !== null);
}

export function readString(source: unknown, ...names: string[]): string {
  const value = readFirst(source, names);
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : "";
}

export function readOptionalString(
  source: unknown,
  ...names: string[]
): string | null {
  const value = readString(source, ...names);
  return value === "" ? null : value;
}

/** A finite number, also from a numeric string; null if there is none. */
export function readNumber(source: unknown, ...names: string[]): number | null {
  return toNumber(readFirst(source, names));
}

export function toNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : null;
}

export function toCount(value: unknown): number {
  return Math.max(0, toNumber(value) ?? 0);
}

export function readCount(source: unknown, ...names: string[]): number {
  return toCount(readFirst(source, names));
}

export function readBoolean(source: unknown, ...names: string[]): boolean {
  const value = readFirst(source, names);
  return value === true || value === "true" || value === 1;
}

interface TypesByName {
  string: string;
  number: number;
  boolean: true;
}

/** Declared by type: each is omitted, or is not empty. */
export type Given<Types extends Record<string, keyof TypesByName>> = {
  -readonly [Name in keyof Types]?: TypesByName[Types[Name]];
};

/**
 * Reads the given fields that have the expected type and are not empty, in one
 * spelling only: few surveys have any of them, and every page that asks
 * questions includes this code.
 * @param types As returned by `typeof`.
 */
export function readGiven<Fields extends object>(
  source: unknown,
  types: Record<keyof Fields, "string" | "number" | "boolean" | "object">,
): Fields {
  const given = Object.entries(asRecord(source)).filter(
    ([name, value]) => value && typeof value === types[name as keyof Fields],
  );
  return Object.fromEntries(given) as Fields;
}

export function mapValues<In, Out>(
  record: Readonly<Record<string, In>>,
  map: (value: In, key: string) => Out,
): Record<string, Out> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value, key)]),
  );
}

/** The records in a reply that is either `{ items: [...] }` or a bare array. */
export function readItems(value: unknown): Json[] {
  rejectHtml(value);
  return readRecords(isRecord(value) ? value.items : value);
}

/** A list that may have been sent as JSON text. */
export function readStringList(value: unknown): string[] {
  const list = typeof value === "string" ? parseJson(value) : value;
  if (!Array.isArray(list)) return [];
  return list
    .filter((item) => typeof item === "string" || typeof item === "number")
    .map(String);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Cursor for requesting the next page of a list; null on the last page, or if
 * the reply contains none.
 */
export function readNextCursor(reply: unknown): string | null {
  return readOptionalString(reply, "next");
}
