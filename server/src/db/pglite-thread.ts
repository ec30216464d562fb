import { Worker } from "node:worker_threads";
import { DatabaseUnavailable, StatementError } from "./errors.ts";
import type { PgliteSource } from "./pglite-engine.ts";
import type { Call, Reply } from "./pglite-messages.ts";
import type { PgliteAnswer, PgliteEngine } from "./pglite.ts";

interface Waiting {
  resolve(answer: PgliteAnswer | null): void;
  reject(error: Error): void;
}

const starting = 0;

/**
 * PGlite in a worker thread, so that no query can freeze the event loop.
 * `onDeath` is told when the thread ends without having been closed.
 */
export class PgliteThread implements PgliteEngine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onDeath: (error: Error) => void;
  #lastId = starting;
  #closed = false;
  #dead: DatabaseUnavailable | undefined;

  static async start(
    source: PgliteSource,
    onDeath: (error: Error) => void,
  ): Promise<PgliteThread> {
    const thread = new PgliteThread(spawn(source), onDeath);
    await thread.#wait(starting);
    return thread;
  }

  private constructor(worker: Worker, onDeath: (error: Error) => void) {
    this.#worker = worker;
    this.#onDeath = onDeath;
    worker.on("message", (reply: Reply) => {
      this.#settle(reply);
    });
    worker.on("error", (error) => {
      this.#die(error);
    });
    worker.on("exit", (code) => {
      this.#die(new Error(`it ended with code ${code}`));
    });
  }

  async run(text: string, values: (string | null)[]): Promise<PgliteAnswer> {
    const answer = await this.#send({ kind: "run", text, values });
    return answer ?? { rows: [], command: "" };
  }

  async execute(script: string): Promise<void> {
    await this.#send({ kind: "execute", script });
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#dead === undefined) await this.#send({ kind: "close" });
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
    else if ("refusal" in reply)
      waiting?.reject(new StatementError(reply.refusal));
    else waiting?.reject(new Error(reply.failure));
  }

  #die(error: Error): void {
    if (this.#dead !== undefined) return;
    this.#dead = new DatabaseUnavailable(
      `the thread of the embedded database died (${error.message}).`,
      error,
    );
    const started = !this.#waiting.has(starting);
    for (const waiting of this.#waiting.values()) waiting.reject(this.#dead);
    this.#waiting.clear();
    if (started && !this.#closed) this.#onDeath(this.#dead);
  }
}

function spawn(source: PgliteSource): Worker {
  // Run from TypeScript in development and tests, from the build otherwise.
  const name = import.meta.url.endsWith(".ts")
    ? "pglite-worker-source.mjs"
    : "pglite-worker.js";
  const file = new URL(`./${name}`, import.meta.url);
  return new Worker(file, { workerData: source });
}
