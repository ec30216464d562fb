import { Worker } from "node:worker_threads";
import { within } from "../within.ts";
import {
  DatabaseUnavailable,
  StatementError,
  StorageFull,
  isDiskFull,
  isFatal,
} from "./errors.ts";
import type { PgliteSource } from "./pglite-engine.ts";
import type { Call, Reply } from "./pglite-worker.ts";
import type { PgliteAnswer, PgliteEngine } from "./pglite.ts";

interface Waiting {
  resolve(answer: PgliteAnswer | null): void;
  reject(error: Error): void;
}

const starting = 0;
/** Timeouts in milliseconds of a start, of a statement of a request, and of closing. */
const defaultTimeouts = { start: 300_000, run: 60_000, close: 10_000 };

/**
 * PGlite in a worker thread, so that no query can block the event loop.
 * `onDeath` is called if the thread ends without having been closed, or if the
 * engine can no longer be used: with StorageFull if it could not write its log.
 */
export class PgliteThread implements PgliteEngine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onDeath: (error: Error) => void;
  readonly #timeouts: typeof defaultTimeouts;
  #lastId = starting;
  #closed = false;
  #dead: DatabaseUnavailable | StorageFull | undefined;
  #started = false;

  static async start(
    source: PgliteSource,
    onDeath: (error: Error) => void,
    given: Partial<typeof defaultTimeouts> = {},
  ): Promise<PgliteThread> {
    const timeouts = { ...defaultTimeouts, ...given };
    const thread = new PgliteThread(spawn(source), onDeath, timeouts);
    try {
      await within(timeouts.start, thread.#wait(starting));
    } catch (error) {
      await thread.kill();
      throw error;
    }
    thread.#started = true;
    return thread;
  }

  private constructor(
    worker: Worker,
    onDeath: (error: Error) => void,
    timeouts: typeof defaultTimeouts,
  ) {
    this.#timeouts = timeouts;
    this.#worker = worker;
    this.#onDeath = onDeath;
    worker.on("message", (reply: Reply) => {
      this.#settle(reply);
    });
    worker.on("error", (error) => {
      this.#die(unavailable(error));
    });
    worker.on("exit", (code) => {
      this.#die(unavailable(new Error(`it ended with code ${code}`)));
    });
  }

  async run(text: string, values: (string | null)[]): Promise<PgliteAnswer> {
    const { run } = this.#timeouts;
    // The engine has no timeout, and a broken one may never respond.
    const giveUp = setTimeout(() => {
      this.#die(unavailable(new Error(`no response for ${run / 1000} s`)));
    }, run);
    try {
      const answer = await this.#send({ kind: "run", text, values });
      return answer ?? { rows: [], command: "" };
    } finally {
      clearTimeout(giveUp);
    }
  }

  async execute(script: string): Promise<void> {
    await this.#send({ kind: "execute", script });
  }

  async close(): Promise<void> {
    this.#closed = true;
    // Committed data are in the log: an engine that cannot close loses nothing.
    if (this.#dead === undefined)
      await within(this.#timeouts.close, this.#send({ kind: "close" })).catch(
        () => undefined,
      );
    await this.#worker.terminate();
  }

  /** Ends the thread as a crash would. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(call: Call): Promise<PgliteAnswer | null> {
    if (this.#dead !== undefined) return Promise.reject(this.#dead);
    const id = ++this.#lastId;
    this.#worker.postMessage({ ...call, id });
    return this.#wait(id);
  }

  #wait(id: number): Promise<PgliteAnswer | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("answer" in reply) waiting?.resolve(reply.answer);
    else if ("refusal" in reply) {
      const error = new StatementError(reply.refusal);
      waiting?.reject(error);
      if (isFatal(error))
        this.#die(
          isDiskFull(error) ? new StorageFull(error) : unavailable(error),
        );
    } else {
      const error = new Error(reply.failure);
      waiting?.reject(error);
      if (reply.broken) this.#die(unavailable(error));
    }
  }

  #die(reason: DatabaseUnavailable | StorageFull): void {
    if (this.#dead !== undefined) return;
    this.#dead = reason;
    // It may be busy forever.
    void this.#worker.terminate();
    for (const waiting of this.#waiting.values()) waiting.reject(this.#dead);
    this.#waiting.clear();
    if (this.#started && !this.#closed) this.#onDeath(this.#dead);
  }
}

function unavailable(error: Error): DatabaseUnavailable {
  return new DatabaseUnavailable(
    `the thread of the embedded database stopped (${error.message}).`,
    error,
  );
}

function spawn(source: PgliteSource): Worker {
  // TypeScript sources in development and tests, the build otherwise.
  const name = import.meta.url.endsWith(".ts")
    ? "pglite-worker-source.mjs"
    : "pglite-worker.js";
  const file = new URL(`./${name}`, import.meta.url);
  return new Worker(file, { workerData: source });
}
