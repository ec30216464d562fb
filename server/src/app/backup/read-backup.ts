import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Value } from "typebox/value";
import { errorCode } from "../../base/db/errors.ts";
import {
  type BackupHeader,
  BackupRefused,
  type SequenceLine,
  type TableLine,
  damaged,
  endSchema,
  formatVersion,
  headerSchema,
  sequenceSchema,
  tableSchema,
} from "./backup-lines.ts";
import { refuseSystemError } from "./refuse-system-error.ts";

/** The parts of a backup, in their order. */
export type BackupPart =
  | { header: BackupHeader }
  | TableLine
  /** Lines with rows of the current table. */
  | { rows: string[] }
  | SequenceLine
  /** The end: the number of rows per table. */
  | { counts: Record<string, number> };

/**
 * Reads a backup from beginning to end. Only after the end is it certain that
 * the parts are complete.
 * @throws BackupRefused if it is truncated, changed, no backup, or newer than
 * this program.
 */
export function readBackup(file: string): AsyncGenerator<BackupPart, void> {
  return readParts(file, unpack(file));
}

/**
 * Like readBackup, for lines from another source.
 * @param source Its name in error messages.
 */
export async function* readParts(
  source: string,
  lists: AsyncIterable<readonly string[]>,
): AsyncGenerator<BackupPart, void> {
  const reader = new BackupReader(source);
  for await (const lines of lists) yield* reader.take(lines);
  reader.refuseEndless();
}

/** Yields lists of complete lines. */
async function* unpack(file: string): AsyncGenerator<string[], void> {
  const gunzip = createGunzip();
  const piped = pipeline(createReadStream(file), gunzip);
  // A failure of the pipeline also ends the loop below.
  piped.catch(() => undefined);
  gunzip.setEncoding("utf8");
  let rest = "";
  try {
    for await (const text of gunzip as AsyncIterable<string>) {
      const lines = `${rest}${text}`.split("\n");
      rest = lines.pop() ?? "";
      if (lines.length > 0) yield lines;
    }
    await piped;
  } catch (error) {
    // The loop may only receive a premature end instead of the cause.
    const cause: unknown = await piped.then(
      () => error,
      (reason: unknown) => reason,
    );
    throw explain(file, cause);
  }
  if (rest !== "") throw damaged(file, "it ends in the middle of a line");
}

function explain(file: string, error: unknown): unknown {
  const code = errorCode(error);
  if (code === "Z_BUF_ERROR") return damaged(file, "it is truncated");
  if (code.startsWith("Z_"))
    return damaged(file, "it was changed, or is not a Nearsay backup");
  return refuseSystemError("The backup cannot be read", error);
}

/** Accepts lines, and checks at the end whether they were complete. */
class BackupReader {
  readonly #file: string;
  readonly #hash = createHash("sha256");
  readonly #counts: Record<string, number> = {};
  #isBegun = false;
  #isOver = false;
  #table: string | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Consecutive rows are yielded together. */
  *take(lines: readonly string[]): Generator<BackupPart, void> {
    let rows: string[] = [];
    for (const line of lines) {
      if (this.#isRow(line)) {
        rows.push(line);
        continue;
      }
      if (rows.length > 0) yield { rows };
      rows = [];
      yield this.#understand(line);
    }
    if (rows.length > 0) yield { rows };
  }

  refuseEndless(): void {
    if (!this.#isOver) throw this.#damaged("its end is missing");
  }

  #isRow(line: string): boolean {
    if (this.#isOver) throw this.#damaged("something follows its end");
    if (!line.startsWith("[") || this.#table === undefined) return false;
    this.#note(line);
    this.#counts[this.#table] = (this.#counts[this.#table] ?? 0) + 1;
    return true;
  }

  #understand(line: string): BackupPart {
    const value = this.#parse(line);
    if (Value.Check(endSchema, value)) return this.#endBy(value.end);
    this.#note(line);
    if (!this.#isBegun) return this.#begin(value);
    if (Value.Check(sequenceSchema, value)) return value;
    if (!Value.Check(tableSchema, value)) throw this.#strange();
    this.#table = value.table;
    this.#counts[value.table] = 0;
    return value;
  }

  #begin(value: unknown): BackupPart {
    const format = (value as Partial<BackupHeader>).nearsay_backup ?? 0;
    if (format > formatVersion)
      throw new BackupRefused(
        `${this.#file} has format ${format}; this version of Nearsay supports formats up to ${formatVersion}. Restore it with the version that created it, or a later one.`,
      );
    if (!Value.Check(headerSchema, value)) throw this.#strange();
    this.#isBegun = true;
    return { header: value };
  }

  #endBy({ rows, sha256 }: { rows: object; sha256: string }): BackupPart {
    this.#isOver = true;
    const isWhole =
      sha256 === this.#hash.digest("hex") &&
      JSON.stringify(rows) === JSON.stringify(this.#counts);
    if (!isWhole) throw this.#damaged("it was changed after it was created");
    return { counts: this.#counts };
  }

  #note(line: string): void {
    this.#hash.update(`${line}\n`);
  }

  #parse(line: string): unknown {
    try {
      const value = JSON.parse(line) as unknown;
      if (value !== null) return value;
    } catch {
      // Reported below.
    }
    throw this.#strange();
  }

  #strange(): BackupRefused {
    return this.#damaged(
      "it has a line that does not belong to a Nearsay backup",
    );
  }

  #damaged(why: string): BackupRefused {
    return damaged(this.#file, why);
  }
}
