import { type Static, Type } from "typebox";

/**
 * A backup consists of lines of JSON: a header; for each table its columns and
 * then its rows, each a list of values in PostgreSQL's text form; sequences;
 * and an end with the expected number of rows and the SHA-256 of everything
 * before.
 */
export const formatVersion = 1;

export type BackupHeader = Static<typeof headerSchema>;

export const headerSchema = Type.Object({
  /** The format of the backup; see `formatVersion`. */
  nearsay_backup: Type.Number(),
  /** The version of the program that made it. */
  version: Type.String(),
  engine: Type.Union([Type.Literal("pglite"), Type.Literal("postgres")]),
  /** ISO 8601. */
  made_at: Type.String(),
  /** In the order in which they were applied. */
  migrations: Type.Array(
    Type.Object({ name: Type.String(), checksum: Type.String() }),
  ),
  /**
   * Identifies the site's secret, and contains the key that it opens; null for
   * databases that stored none.
   */
  secret_check: Type.Union([
    Type.Object({ hash: Type.String(), sealedKey: Type.String() }),
    Type.Null(),
  ]),
  /** Names of the variables that were set, without their values. */
  settings: Type.Array(Type.String()),
});

export type TableLine = Static<typeof tableSchema>;

export const tableSchema = Type.Object({
  table: Type.String(),
  columns: Type.Array(Type.String()),
});

export type SequenceLine = Static<typeof sequenceSchema>;

export const sequenceSchema = Type.Object({
  sequence: Type.Object({
    name: Type.String(),
    /** A bigint as text. */
    value: Type.String(),
    /** Whether `value` was already used. */
    used: Type.Boolean(),
  }),
});

export type EndLine = Static<typeof endSchema>;

export const endSchema = Type.Object({
  end: Type.Object({
    rows: Type.Record(Type.String(), Type.Number()),
    sha256: Type.String(),
  }),
});

/** The file is no backup that can be restored; the message states why. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}

export function damaged(file: string, why: string): BackupRefused {
  return new BackupRefused(
    `${file} is not a complete backup: ${why}. Nothing was restored. Use another copy of it, or an earlier backup.`,
  );
}
