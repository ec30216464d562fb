/**
 * Declares the fields of a reply once: a record of fields is their types, their
 * reader and the names under which they may arrive. Fields use a default for a
 * wrong type; only readers that are given to `by` may throw.
 */
import {
  isRecord,
  type Json,
  readBoolean,
  readCount,
  readFirst,
  readItems,
  readNumber,
  readOptionalString,
  readRecords,
  readString,
  readStringList,
  toNumber,
} from "./read.ts";

/**
 * Reads a field of a record; undefined if it is omitted.
 * @param key Its name in the type, and in replies unless other names are declared.
 */
export interface Field<Value, Sent = unknown, Name = unknown> {
  (source: unknown, key: string): Value;
  /** Never set: it only carries the types for `Sent`. */
  sent?: { name: Name; value: Sent };
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

type ValueOf<F> = F extends (source: unknown, key: string) => infer Value
  ? Value
  : never;

type OmittedKey<F> = {
  [Key in keyof F]: undefined extends ValueOf<F[Key]> ? Key : never;
}[keyof F];

// Has no `as`, with which editors would not show the comments of the fields.
type Values<F, Keys extends keyof F> = {
  [Key in Keys]: Exclude<ValueOf<F[Key]>, undefined>;
};

/** What is read; fields that may be undefined are optional. */
export type Read<F> = Values<F, Exclude<keyof F, OmittedKey<F>>> &
  Partial<Values<F, Extract<keyof F, OmittedKey<F>>>>;

/** What is read if all fields are present. */
export type Whole<F> = Required<Read<F>>;

type NameOf<F, Key extends PropertyKey> =
  F extends Field<unknown, unknown, infer Name extends string> ? Name : Key;

type SentOf<F> = F extends Field<unknown, infer Value> ? Value : unknown;

/** The record that is read, with the first name of each field. */
export type Sent<F> = {
  [Key in keyof F as NameOf<F[Key], Key>]: SentOf<F[Key]>;
};

export function readFields<F extends Fields>(
  fields: F,
  source: unknown,
): Read<F> {
  const read: Json = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = field(source, key);
    if (value !== undefined) read[key] = value;
  }
  return read as Read<F>;
}

/** Empty unless all fields are present. */
export function readWhole<F extends Fields>(
  fields: F,
  source: unknown,
): Whole<F>[] {
  const read = readFields(fields, source);
  const isWhole = Object.keys(fields).length === Object.keys(read).length;
  return isWhole ? [read as Whole<F>] : [];
}

/** Reads the records of a reply that is either `{ items: [...] }` or a bare array. */
export function readItemsOf<F extends Fields>(
  fields: F,
  reply: unknown,
): Read<F>[] {
  return readItems(reply).map((item) => readFields(fields, item));
}

/** Declares fields that are read in this way, under other names if any are given. */
function named<Value, Sent = unknown>(
  read: (source: unknown, ...names: string[]) => Value,
) {
  return <Names extends string[]>(
      ...names: Names
    ): Field<Value, Sent, Names[0]> =>
    (source, key) =>
      read(source, ...(names.length > 0 ? names : [key]));
}

/** The same for a reader of a value, which gets undefined for a missing value and for null. */
function kind<Value, Sent = unknown>(read: (value: unknown) => Value) {
  return named<Value, Sent>((source, ...names) =>
    read(readFirst(source, names)),
  );
}

/** A text, also from a number; empty by default. */
export const text = /* @__PURE__ */ named<string, string | number>(readString);

/** A text that is not empty, or null. */
export const textOrNull = /* @__PURE__ */ named<
  string | null,
  string | number | null
>(readOptionalString);

/** Texts, also from JSON text; none by default. */
export const texts = /* @__PURE__ */ kind<string[], (string | number)[]>(
  readStringList,
);

/** A number that is not negative; 0 by default. */
export const count = /* @__PURE__ */ named<number, number>(readCount);

/** A finite number; 0 by default. */
export const number = /* @__PURE__ */ kind<number, number>(
  (value) => toNumber(value) ?? 0,
);

/** A finite number, or null. */
export const numberOrNull = /* @__PURE__ */ named<number | null, number | null>(
  readNumber,
);

/** False by default. */
export const flag = /* @__PURE__ */ named<boolean, boolean>(readBoolean);

/** True, or omitted. */
export const mark = /* @__PURE__ */ named<true | undefined, boolean>(
  (source, ...names) => readBoolean(source, ...names) || undefined,
);

/** A number that is not below `least`, which is the default. */
export function atLeast<Names extends string[]>(
  least: number,
  ...names: Names
) {
  return kind<number, number>((value) =>
    Math.max(least, toNumber(value) ?? least),
  )(...names);
}

/** One of these values. @param other For everything else; undefined omits the field. */
export function oneOf<
  Value extends string,
  Other extends Value | null | undefined,
  Names extends string[],
>(values: readonly Value[], other: Other, ...names: Names) {
  return kind<Value | Other, Value | (Other extends string ? never : null)>(
    (value) => values.find((one) => one === value) ?? other,
  )(...names);
}

/** The records of a list, in order. */
export function list<F extends Fields, Names extends string[]>(
  fields: F,
  ...names: Names
) {
  return kind<Read<F>[], Sent<F>[]>((value) =>
    readRecords(value).map((item) => readFields(fields, item)),
  )(...names);
}

/** The records of a list that have all fields, in order. */
export function wholeList<F extends Fields, Names extends string[]>(
  fields: F,
  ...names: Names
) {
  return kind<Whole<F>[], Sent<F>[]>((value) =>
    readRecords(value).flatMap((item) => readWhole(fields, item)),
  )(...names);
}

/** A record in a record; all defaults if there is none. */
export function part<F extends Fields, Names extends string[]>(
  fields: F,
  ...names: Names
) {
  return kind<Read<F>, Sent<F>>((value) => readFields(fields, value))(...names);
}

/** A record in a record, or null. */
export function partOrNull<F extends Fields, Names extends string[]>(
  fields: F,
  ...names: Names
) {
  return kind<Read<F> | null, Sent<F> | null>((value) =>
    isRecord(value) ? readFields(fields, value) : null,
  )(...names);
}

/** What another reader returns, which gets undefined for a missing value and for null. */
export function by<Value, Names extends string[]>(
  read: (value: unknown) => Value,
  ...names: Names
) {
  return kind(read)(...names);
}

/** The same field, omitted if it is null or empty. */
export function needed<Value, Sent, Name>(
  field: Field<Value, Sent, Name>,
): Field<Exclude<Value, null> | undefined, Sent, Name> {
  return (source, key) => {
    const value = field(source, key);
    const isMissing = value === null || value === "";
    return isMissing ? undefined : (value as Exclude<Value, null>);
  };
}
