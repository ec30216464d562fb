/**
 * Tolerant readers: the one place where the many spellings a field may arrive
 * in are folded into one. They never throw on a wrong type; they fall back.
 */

export type Json = Record<string, unknown>;

/** Thrown when a reply cannot be read as the data it should be. */
export class ContractError extends Error {}

export function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The record, or one without any field where it is none. */
export function asRecord(value: unknown): Json {
  return isRecord(value) ? value : {};
}

/** @throws ContractError when an HTML page arrived where data was due, as a proxy's error page does. */
export function rejectHtml(value: unknown): void {
  if (typeof value === "string" && /^\s*<(!doctype|html)/i.test(value)) {
    throw new ContractError("The server answered with a page, not data.");
  }
}

/** The records of a list, in their order. */
export function readRecords(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The first of these fields that is there; nothing where the source is no record. */
function first(source: unknown, names: readonly string[]): unknown {
  if (!isRecord(source)) return undefined;
  return names
    .map((name) => source[name])
    .find((value) => value !== undefined && value !== null);
}

export function readString(source: unknown, ...names: string[]): string {
  const value = first(source, names);
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

/** A finite number, also from a numeric string; null when there is none. */
export function readNumber(source: unknown, ...names: string[]): number | null {
  return toNumber(first(source, names));
}

export function toNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : null;
}

export function readCount(source: unknown, ...names: string[]): number {
  return Math.max(0, readNumber(source, ...names) ?? 0);
}

export function readBoolean(source: unknown, ...names: string[]): boolean {
  const value = first(source, names);
  return value === true || value === "true" || value === 1;
}

/**
 * Those of these fields that are of their type and not empty, by one spelling: few
 * surveys say any of them, and every page that asks anything carries this.
 * @param types As `typeof` tells them.
 */
export function readSaid<Fields extends object>(
  source: unknown,
  types: Record<keyof Fields, "string" | "number" | "boolean" | "object">,
): Fields {
  const said = Object.entries(asRecord(source)).filter(
    ([name, value]) => value && typeof value === types[name as keyof Fields],
  );
  return Object.fromEntries(said) as Fields;
}

/** The records in a reply that is either `{ items: [...] }` or a bare array. */
export function readItems(value: unknown): Json[] {
  rejectHtml(value);
  return readRecords(isRecord(value) ? value.items : value);
}

/** A list that may have been sent as its JSON text. */
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

/** What to ask for the next page of a list with; null on the last one, or where the reply does not say. */
export function readNextCursor(reply: unknown): string | null {
  return readOptionalString(reply, "next");
}
