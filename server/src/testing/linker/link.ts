import { createHash, createHmac } from "node:crypto";
import { shuffle } from "../../base/random.ts";
import { seededRandom } from "../simulate-survey.ts";
import type { CopiedRow } from "./read-copy.ts";

/** All that somebody has who tries to find out which rows belong together. */
export interface Loot {
  rows: readonly CopiedRow[];
  /** The secrets of the site, as texts. */
  secrets: readonly string[];
}

/** How well a clue leads from rows of one kind to those of another. */
export interface Found {
  /** Names the best clue. */
  clue: string;
  /** The mean probability that a guess is right, from 0 to 1. */
  right: number;
  /**
   * The same for a guess among the rows of the hour, or for the best clue if the
   * right rows are chosen at random, whichever is more.
   */
  chance: number;
}

/** For each row of one kind, those of the other kind that a clue leads to. */
type Guesses = readonly ReadonlySet<number>[];

/**
 * The best clue to which of the rows `to` each row `from` belongs.
 * @param truth For each row `from`, the index of the right one; -1 if there is
 * none, which is not counted.
 * @param alike For each row `from`, the number of rows among which everybody
 * may guess, if it is public that the right one is among these; by default all.
 */
export function link(
  loot: Loot,
  from: readonly CopiedRow[],
  to: readonly CopiedRow[],
  truth: readonly number[],
  alike?: readonly number[],
): Found {
  const chances = truth.map((_, at) => 1 / (alike?.[at] ?? to.length));
  const asked = truth.flatMap((right, at) => (right < 0 ? [] : [at]));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const score = (guesses: Guesses, rights: readonly number[]) => {
    const each = asked.map((at, nth) => {
      const guessed = guesses[at] ?? new Set();
      if (guessed.size === 0) return 1 / to.length;
      return guessed.has(rights[nth] ?? -1) ? 1 / guessed.size : 0;
    });
    return mean(each);
  };
  const rights = asked.map((at) => truth[at] ?? -1);
  const clues = [...listClues(loot, from, to)];
  const random = seededRandom(to.length);
  const lucky = Array.from({ length: lotteries }, () => {
    const drawn = shuffle(rights, random);
    return Math.max(...clues.map(([, guesses]) => score(guesses, drawn)));
  });
  const byHour = mean(asked.map((at) => chances[at] ?? 0));
  const chance = Math.max(byHour, mean(lucky));
  let best: Found = { clue: "none", right: chance, chance };
  for (const [clue, guesses] of clues) {
    const right = score(guesses, rights);
    if (right > best.right) best = { clue, right, chance };
  }
  return best;
}

/** How often the right rows are chosen at random, to measure the luck of many clues. */
const lotteries = 20;

function* listClues(
  { rows, secrets }: Loot,
  from: readonly CopiedRow[],
  to: readonly CopiedRow[],
): Generator<[string, Guesses]> {
  yield ["same value", guessByValues(rows, from, to)];
  yield ["hash of a value", guessByHashes(secrets, from, to)];
  const scales = scalesOf(from);
  for (const other of scalesOf(to))
    for (const one of scales) {
      const name = `${one.name} and ${other.name}`;
      yield [`order of ${name}`, guessByOrder(one, other)];
      if (one.kind === other.kind)
        yield [`closeness of ${name}`, guessByCloseness(one, other)];
    }
}

const timePattern = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
/** Shorter texts are choices and states, not names. */
const shortest = 8;

/** The texts in a row that could name somebody. */
function valuesOf({ columns }: CopiedRow): string[] {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === "object" && value !== null)
      for (const [key, own] of Object.entries(value)) {
        collect(key);
        collect(own);
      }
    if (typeof value !== "string" || timePattern.test(value)) return;
    if (value.length >= shortest) texts.add(value);
    for (const word of value.split(/[^\w-]+/))
      if (word.length >= shortest && /\d/.test(word)) texts.add(word);
  };
  for (const value of Object.values(columns)) collect(value);
  return [...texts];
}

/** A value that more rows of one table have than this leads to nobody. */
const rare = 8;

/** Rows with a value in common, directly or through one row between them. */
function guessByValues(
  rows: readonly CopiedRow[],
  from: readonly CopiedRow[],
  to: readonly CopiedRow[],
): Guesses {
  const having = indexValues(new Set([...rows, ...from, ...to]));
  const targets = new Map(to.map((row, at) => [row, at]));
  const beside = (row: CopiedRow): CopiedRow[] =>
    valuesOf(row).flatMap((value) => having.get(value) ?? []);
  const reached = (found: readonly CopiedRow[]) =>
    new Set(found.flatMap((row) => targets.get(row) ?? []));
  return from.map((row) => {
    const near = beside(row);
    const direct = reached(near);
    return direct.size > 0 ? direct : reached(near.flatMap(beside));
  });
}

/** By value, the rows that have it, without common values. */
function indexValues(rows: Iterable<CopiedRow>): Map<string, CopiedRow[]> {
  const having = new Map<string, CopiedRow[]>();
  const counts = new Map<string, number>();
  const common = new Set<string>();
  for (const row of rows)
    for (const value of valuesOf(row)) {
      const key = `${row.table} ${value}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > rare) common.add(value);
      const others = having.get(value);
      if (others === undefined) having.set(value, [row]);
      else others.push(row);
    }
  for (const value of common) having.delete(value);
  return having;
}

/** Rows of which one has a hash of a value of the other. */
function guessByHashes(
  secrets: readonly string[],
  from: readonly CopiedRow[],
  to: readonly CopiedRow[],
): Guesses {
  const hashed = (rows: readonly CopiedRow[]) => {
    const places = new Map<string, Set<number>>();
    for (const [at, row] of rows.entries())
      for (const value of valuesOf(row))
        for (const hash of hashesOf(value, secrets)) {
          const others = places.get(hash) ?? new Set();
          places.set(hash, others.add(at));
        }
    return places;
  };
  const [forth, back] = [hashed(to), hashed(from)];
  const guesses = from.map(
    (row) =>
      new Set(valuesOf(row).flatMap((hash) => [...(forth.get(hash) ?? [])])),
  );
  for (const [at, row] of to.entries())
    for (const value of valuesOf(row))
      for (const place of back.get(value) ?? []) guesses[place]?.add(at);
  return guesses;
}

/** How the server could make a name of a value, or of a part of it. */
function hashesOf(value: string, secrets: readonly string[]): string[] {
  const made = [
    createHash("sha256").update(value).digest(),
    createHash("md5").update(value).digest(),
    ...secrets.map((key) => createHmac("sha256", key).update(value).digest()),
  ];
  return made.flatMap((hash) => {
    const hex = hash.toString("hex");
    const uuid = hex.replace(
      /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/,
      "$1-$2-$3-$4-$5",
    );
    return [hex, hex.slice(0, 32), uuid, hash.toString("base64url")];
  });
}

/** A number of each row: its place, or a number or a time in a column. */
interface Scale {
  name: string;
  kind: string;
  values: readonly number[];
}

function scalesOf(rows: readonly CopiedRow[]): Scale[] {
  const columns = Object.keys(rows[0]?.columns ?? {});
  const measured = columns.flatMap((name): Scale[] => {
    const values = rows.map(({ columns: { [name]: value } }) => value);
    if (values.every((value) => typeof value === "number"))
      return [{ name, kind: name, values }];
    if (!values.every((value) => typeof value === "string")) return [];
    if (!values.every((value) => timePattern.test(value))) return [];
    return [{ name, kind: "time", values: values.map(Date.parse) }];
  });
  return [
    { name: "place", kind: "place", values: rows.map(({ place }) => place) },
    scaleOf("xmin", rows),
    scaleOf("xmax", rows),
    ...measured,
  ].filter(({ values }) => new Set(values).size > 1);
}

/** The numbers of transactions, which are close if one follows the other. */
function scaleOf(name: "xmin" | "xmax", rows: readonly CopiedRow[]): Scale {
  return { name, kind: "transaction", values: rows.map((row) => row[name]) };
}

/** Rows at the same position when both are sorted; those with one value share theirs. */
function guessByOrder(one: Scale, other: Scale): Guesses {
  const sorted = sortedPlaces(other.values);
  const ranks = ranksOf(one.values);
  const factor = sorted.length / one.values.length;
  return ranks.map(({ first, last }) => {
    const from = Math.floor(first * factor);
    const until = Math.max(from + 1, Math.ceil((last + 1) * factor));
    return new Set(sorted.slice(from, until));
  });
}

function sortedPlaces(values: readonly number[]): number[] {
  return [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
}

function ranksOf(values: readonly number[]): { first: number; last: number }[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => ({
    first: sorted.indexOf(value),
    last: sorted.lastIndexOf(value),
  }));
}

/** The rows whose values are the nearest. */
function guessByCloseness(one: Scale, other: Scale): Guesses {
  return one.values.map((value) => {
    const distances = other.values.map((near) => Math.abs(near - value));
    const least = Math.min(...distances);
    return new Set(
      distances.flatMap((distance, at) => (distance === least ? [at] : [])),
    );
  });
}
