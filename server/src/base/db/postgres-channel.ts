import pg from "pg";
import type { ChannelHandlers } from "./database.ts";
import { Mutex } from "./mutex.ts";
import { ask } from "./postgres-ask.ts";

export interface ChannelOptions {
  url: string;
  channel: string;
}

const connectTimeout = 5_000;
const firstPause = 100;
const longestPause = 5_000;
/** Milliseconds between checks whether a silent connection is alive, and timeout of each check. */
const pingEvery = 15_000;
const pingTimeout = 2_000;

/** A separate connection that listens to a channel, and is reopened when it is lost. */
export class PostgresChannel {
  readonly #options: ChannelOptions;
  readonly #handlers: ChannelHandlers;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = firstPause;
  #closed = false;

  constructor(options: ChannelOptions, handlers: ChannelHandlers) {
    this.#options = options;
    this.#handlers = handlers;
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = createClient(this.#options);
    const turns = new Mutex();
    this.#client = client;
    client.on("error", () => {
      this.#lose(client);
    });
    client.on("end", () => {
      this.#lose(client);
    });
    client.on("notification", ({ payload = "" }) => {
      this.#handlers.message(payload);
    });
    try {
      await client.connect();
      await client.query(
        `listen ${pg.escapeIdentifier(this.#options.channel)}`,
      );
    } catch {
      this.#lose(client);
      return;
    }
    if (this.#client !== client) return;
    this.#pause = firstPause;
    this.#pingLater(client, turns);
    this.#handlers.listening({
      query: (statement) => turns.run(() => ask(client, statement)),
    });
  }

  /** Otherwise, it would take many minutes to notice a peer that disappeared. */
  #pingLater(client: pg.Client, turns: Mutex): void {
    this.#timer = setTimeout(() => {
      const answer = turns.run(() => client.query("select 1"));
      answer.then(
        () => {
          if (this.#client === client) this.#pingLater(client, turns);
        },
        () => {
          this.#lose(client);
        },
      );
    }, pingEvery);
    this.#timer.unref();
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    client.end().catch(() => undefined);
    if (this.#closed) return;
    this.#handlers.lost();
    this.#connectLater();
  }

  /** At a random time, so that not all processes reconnect at once, and with growing pauses. */
  #connectLater(): void {
    const pause = this.#pause * (0.5 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 2, longestPause);
    this.#timer = setTimeout(() => void this.#connect(), pause);
    this.#timer.unref();
  }
}

function createClient({ url, channel }: ChannelOptions): pg.Client {
  return new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: pingTimeout,
    keepAlive: true,
    application_name: `${channel} listener`,
  });
}
