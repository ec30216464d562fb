import pg from "pg";
import type { Sql } from "sql-template-tag";
import type { ChannelHandlers, Database, Transaction } from "./database.ts";
import { TransactionScope, transact } from "./transaction.ts";
import { ask, asDatabaseError, isUnreachable } from "./postgres-ask.ts";
import { PostgresChannel } from "./postgres-channel.ts";
import { postgresTypes } from "./postgres-types.ts";
import { SilenceWatch } from "./silence-watch.ts";

export interface PostgresOptions {
  url: string;
  poolSize: number;
  /** Timeout in milliseconds for a statement. */
  statementTimeout: number;
  /** Timeout in milliseconds for a connection; two seconds by default. */
  connectTimeout?: number;
}

const defaultConnectTimeout = 2_000;
/**
 * Maximum milliseconds after which a failed connection attempt is repeated: a
 * caller that has waited longer should not wait again.
 */
const soonEnough = 300;
/**
 * Milliseconds after the server's timeout when the client aborts a statement
 * too, in case the server is silent.
 */
const grace = 500;

const backgroundTimeout = 600_000;
/** The maximum delay of a timer: 24 days. */
const noTimeout = 2 ** 31 - 1;

/** PostgreSQL with a connection pool that survives a restart of the server. */
export class PostgresDatabase implements Database {
  readonly engine = "postgres";
  readonly #options: PostgresOptions;
  readonly #pool: pg.Pool;
  readonly #watch: SilenceWatch;
  readonly #scope = new TransactionScope();
  readonly #channels = new Set<PostgresChannel>();
  #background: PostgresDatabase | undefined;
  #closing: Promise<void> | undefined;

  constructor(options: PostgresOptions) {
    this.#options = options;
    this.#pool = createPool(options);
    this.#watch = new SilenceWatch(options.url);
  }

  async query<Row>(statement: Sql): Promise<Row[]> {
    this.#scope.refuse();
    return this.#withClient((client) =>
      this.#watch.over(client, ask<Row>(client, statement)),
    );
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#scope.refuse();
    return this.#withClient((client) =>
      this.#scope.run(() => transact(this.#sessionOf(client), work)),
    );
  }

  #sessionOf(client: pg.PoolClient): Parameters<typeof transact>[0] {
    const watch = this.#watch;
    return {
      ask: (statement) => watch.over(client, ask(client, statement)),
      script: async (text) => void (await command(client, text)),
      command: (text) => watch.over(client, command(client, text)),
      // A silent server would not respond to this either; the connection is
      // dropped.
      rollBack: async (error) => {
        if (!isUnreachable(error)) await rollBack(client);
      },
    };
  }

  async execute(script: string): Promise<void> {
    this.#scope.refuse();
    await this.#withClient(async (client) => {
      try {
        // A migration may take longer than a request.
        await client.query("set statement_timeout = 0");
        await client.query(withoutTimeout(script));
      } catch (error) {
        throw asDatabaseError(error);
      } finally {
        await rollBack(client);
        await client.query("reset statement_timeout").catch(() => undefined);
      }
    });
  }

  listen(channel: string, handlers: ChannelHandlers): () => Promise<void> {
    const open = new PostgresChannel(
      { url: this.#options.url, channel },
      handlers,
    );
    this.#channels.add(open);
    return () => {
      this.#channels.delete(open);
      return open.close();
    };
  }

  connections() {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount };
  }

  get background(): PostgresDatabase {
    this.#background ??= new PostgresDatabase({
      ...this.#options,
      poolSize: 2,
      statementTimeout: backgroundTimeout,
    });
    return this.#background;
  }

  /** Waits for running statements; safe to call twice. */
  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    await Promise.all([
      ...[...this.#channels].map((channel) => channel.close()),
      this.#watch.close(),
      this.#pool.end(),
      this.#background?.close(),
    ]);
  }

  async #withClient<T>(work: (client: pg.PoolClient) => Promise<T>) {
    const client = await this.#connect();
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      broken = isUnreachable(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    const since = performance.now();
    try {
      return await this.#pool.connect();
    } catch (error) {
      const took = performance.now() - since;
      if (!this.#mayTryAgain(took) || !isUnreachable(error))
        throw asDatabaseError(error);
    }
    // Nothing was sent yet, so a second attempt cannot do anything twice.
    return this.#pool.connect().catch((error: unknown) => {
      throw asDatabaseError(error);
    });
  }

  /**
   * Also true if the timeout came late: then this process was delayed, and the
   * server may be fine.
   */
  #mayTryAgain(took: number): boolean {
    const { connectTimeout = defaultConnectTimeout } = this.#options;
    return took < soonEnough || took > connectTimeout + soonEnough;
  }
}

function createPool(options: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectTimeout ?? defaultConnectTimeout,
    statement_timeout: options.statementTimeout,
    query_timeout: options.statementTimeout + grace,
    idle_in_transaction_session_timeout: options.statementTimeout * 2,
    keepAlive: true,
    application_name: "nearsay",
    // Compiling the statement of a batch takes longer than running it.
    options: "-c jit=off",
    types: postgresTypes,
  });
  // Without a listener, the loss of a connection would end the process. The
  // running statement rejects and the pool drops the client, so nothing else is
  // needed.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
  });
  return pool;
}

/** The type of pg does not include the timeout of a statement. */
function withoutTimeout(text: string): pg.QueryConfig {
  const config = { text, query_timeout: noTimeout };
  return config;
}

async function command(client: pg.PoolClient, text: string): Promise<string> {
  try {
    return (await client.query(text)).command;
  } catch (error) {
    throw asDatabaseError(error);
  }
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  // The earlier error matters more to the caller than a failure of the
  // rollback.
  await client.query("rollback").catch(() => undefined);
}
