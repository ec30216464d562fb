import type { Sql } from "sql-template-tag";

/**
 * What a repository needs of a database. Both engines return the same
 * JavaScript values: bigint and numeric as number, timestamptz as Date, json
 * parsed.
 */
export interface Queryable {
  /** Runs one statement and returns its rows. */
  query<Row>(statement: Sql): Promise<Row[]>;
}

/** What can be run within one transaction. */
export interface Transaction extends Queryable {
  /** Runs several statements without parameters, as in migrations. */
  execute(script: string): Promise<void>;
}

/** The disk space of an embedded database. */
export interface StorageState {
  freeBytes: number;
  /** At "low", the operator should free space; while it is "full", nothing is written. */
  state: "enough" | "low" | "full";
}

/** Handlers of a channel that is listened to. */
export interface ChannelHandlers {
  message(payload: string): void;
  /**
   * From now on every message is received; earlier ones may have been missed.
   * Locks of this connection are held until it is lost.
   */
  listening(connection: Queryable): void;
  /** From now on no message is received, until `listening` is called again. */
  lost(): void;
}

export interface Database extends Queryable {
  readonly engine: "pglite" | "postgres";
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back
   * when it rejects. Never wait for anything outside the database in it.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs several statements without parameters, as in migrations. */
  execute(script: string): Promise<void>;
  /**
   * Receives what any process sends with pg_notify, over a separate connection
   * that is reopened when it is lost. Returns a function to stop. Defined only
   * if several processes can share the database.
   */
  listen?(channel: string, handlers: ChannelHandlers): () => Promise<void>;
  /**
   * The number of open and of idle connections, and of statements that wait for
   * one. Defined only if there are several.
   */
  connections?(): { open: number; idle: number; waiting: number };
  /** Null or undefined if this process does not store the files itself. */
  storage?(): StorageState | null;
  /**
   * Blocks writing from now on; attempts to write fail with Held. Returns a
   * function that ends this. Defined only if this process alone writes.
   */
  hold?(): () => void;
  /**
   * Opens a copy of the current data as a separate database, for reading that
   * takes minutes; closing the copy deletes it. No other request is served
   * while the files are copied. Defined only if there is one session, which
   * long reading would block for everyone.
   */
  openCopy?(): Promise<Database>;
  /** The same database with timeouts of minutes for statements; see inBackground. */
  readonly background?: Database;
  close(): Promise<void>;
}

/** The database for work that no request waits for. */
export function inBackground(db: Database): Database {
  return db.background ?? db;
}
