import { type Static, Type } from "typebox";

/**
 * A backup is lines of JSON: what it is; of each table its columns and then its
 * rows, each the list of its values as PostgreSQL writes them; sequences; and an
 * end that tells how many rows there have to be, and the SHA-256 of all before.
 */
export const formatVersion = 1;

export type BackupHeader = Static<typeof headerSchema>;

export const headerSchema = Type.Object({
  /** Which format this is; see `formatVersion`. */
  nearsay_backup: Type.Number(),
  /** Of the program that made it. */
  version: Type.String(),
  engine: Type.Union([Type.Literal("pglite"), Type.Literal("postgres")]),
  /** ISO 8601. */
  made_at: Type.String(),
  /** In the order in which they were applied. */
  migrations: Type.Array(
    Type.Object({ name: Type.String(), checksum: Type.String() }),
  ),
  /** By which it is known whether a secret is the site's, and the key that it opens; null of databases that knew none. */
  secret_check: Type.Union([
    Type.Object({ hash: Type.String(), sealedKey: Type.String() }),
    Type.Null(),
  ]),
  /** Names of the variables that were set, without what they were set to. */
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
    /** Whether `value` was given out already. */
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

/** The file is no backup that may be restored; the message says why. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}

export function damaged(file: string, why: string): BackupRefused {
  return new BackupRefused(
    `${file} is not a whole backup: ${why}. Nothing was restored. Take another copy of it, or an earlier one.`,
  );
}
