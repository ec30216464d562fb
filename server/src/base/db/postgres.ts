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
  /** Milliseconds after which a statement is given up. */
  statementTimeout: number;
  /** Milliseconds that a connection may take; two seconds by default. */
  connectTimeout?: number;
}

const defaultConnectTimeout = 2_000;
/** Milliseconds in which a connection has to fail for another attempt: who waits for longer has waited enough. */
const soonEnough = 300;
/** How much later than the server we give a statement up ourselves, should the server be silent. */
const grace = 500;

const backgroundTimeout = 600_000;
/** The longest that a timer can wait: 24 days. */
const noTimeout = 2 ** 31 - 1;

/** PostgreSQL through a pool that outlives a restart of the server. */
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
      // A server that is silent would be silent again; the connection is dropped.
      rollBack: async (error) => {
        if (!isUnreachable(error)) await rollBack(client);
      },
    };
  }

  async execute(script: string): Promise<void> {
    this.#scope.refuse();
    await this.#withClient(async (client) => {
      try {
        // A migration may rightly take longer than a request.
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

  /** Waits for the statements under way; safe to call twice. */
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

  /** Also where the time-out came late: then this process was held up, and the server may be well. */
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
    // Compiling a batch's statement takes longer than carrying it out.
    options: "-c jit=off",
    types: postgresTypes,
  });
  // Without a listener the loss of a connection would end the process. The
  // statement under way rejects and the pool forgets the client: nothing to add.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
  });
  return pool;
}

/** Its type does not know that a statement can have a time-out of its own. */
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
  // What went wrong before matters more to the caller than this.
  await client.query("rollback").catch(() => undefined);
}
