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

/** What a database is asked within one transaction. */
export interface Transaction extends Queryable {
  /** Runs several statements without parameters, as migrations have. */
  execute(script: string): Promise<void>;
}

/** How much room there is where an embedded database keeps its files. */
export interface StorageState {
  freeBytes: number;
  /** From "low" on somebody should make room; while it is "full" nothing is written. */
  state: "enough" | "low" | "full";
}

/** What happens on a channel that is listened to. */
export interface ChannelHandlers {
  message(payload: string): void;
  /** From now on every message is heard; what was sent before may have been missed. Locks of this connection are held until it is lost. */
  listening(connection: Queryable): void;
  /** From now on nothing is heard, until `listening` is called again. */
  lost(): void;
}

export interface Database extends Queryable {
  readonly engine: "pglite" | "postgres";
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. Never wait for anything outside the database in it. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs several statements without parameters, as migrations have. */
  execute(script: string): Promise<void>;
  /** Hears what any process sends with pg_notify, over a connection of its own that is made anew whenever it is lost. Returns how to stop. Only where several processes can share the database. */
  listen?(channel: string, handlers: ChannelHandlers): () => Promise<void>;
  /** How many connections are open and idle, and how many statements wait for one. Only where there are several. */
  connections?(): { open: number; idle: number; waiting: number };
  /** Null or left out where the files are not this process's own. */
  storage?(): StorageState | null;
  /** From now on nothing is written, and who tries hears Held. Returns how to end that. Only where this process alone writes. */
  hold?(): () => void;
  /** Opens what is kept now as a database of its own, to read it for minutes; closing that throws it away. Nobody else is served while the files are copied. Only where there is one session, which a long reading would keep from everybody. */
  openCopy?(): Promise<Database>;
  /** The same database where statements may take minutes; see inBackground. */
  readonly background?: Database;
  close(): Promise<void>;
}

/** The database for work that no request waits for. */
export function inBackground(db: Database): Database {
  return db.background ?? db;
}
