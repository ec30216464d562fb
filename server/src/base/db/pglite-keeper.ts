import type { StorageState } from "./database.ts";
import {
  DatabaseUnavailable,
  Held,
  StatementError,
  StorageFull,
  isDiskFull,
  isFatal,
} from "./errors.ts";
import { PgliteThread } from "./pglite-thread.ts";
import type { PgliteEngine, PgliteSessions } from "./pglite.ts";
import {
  StorageWatch,
  type StorageWatchOptions,
  lacksRoom,
} from "./storage-watch.ts";

export interface PgliteKeeperOptions extends StorageWatchOptions {
  /** Called if the database cannot be opened again although there is space. */
  onDeath: (error: Error) => void;
}

const attemptsMax = 3;
const readOnlyTransaction = "25006";

/**
 * Keeps an embedded database open. A thread that dies is replaced by another,
 * which recovers everything that was committed from the log. Without disk space
 * nothing is written, so that the log cannot fill up and end the thread, while
 * reading continues.
 */
export class PgliteKeeper implements PgliteSessions {
  readonly #options: PgliteKeeperOptions;
  readonly #watch: StorageWatch;
  #thread: PgliteThread | undefined;
  /** Why there is no thread. */
  #reason: Error = new StorageFull();
  #readOnly = false;
  /**
   * Why it was read-only last; when the refusal arrives, there may already be
   * space, or the hold may have ended.
   */
  #refusal: typeof StorageFull | typeof Held = StorageFull;
  #held = false;
  #failures = 0;
  #opening: Promise<void> | undefined;
  #closed = false;

  static async start(options: PgliteKeeperOptions): Promise<PgliteKeeper> {
    const keeper = new PgliteKeeper(options);
    await keeper.#open();
    // Not earlier: two threads on one folder destroy the database.
    keeper.#watch.start(() => {
      keeper.#reopen();
    });
    return keeper;
  }

  private constructor(options: PgliteKeeperOptions) {
    this.#options = options;
    this.#watch = new StorageWatch(options);
  }

  storage(): StorageState {
    return this.#watch.state();
  }

  hold(): () => void {
    this.#held = true;
    return () => {
      this.#held = false;
    };
  }

  async session(): Promise<PgliteEngine> {
    const thread = this.#thread;
    if (thread === undefined) throw this.#reason;
    const readOnly = this.#watch.isFull || this.#held;
    if (readOnly) this.#refusal = this.#watch.isFull ? StorageFull : Held;
    if (this.#readOnly !== readOnly) {
      const wanted = readOnly ? "on" : "off";
      await thread.execute(`set default_transaction_read_only = ${wanted}`);
      this.#readOnly = readOnly;
    }
    return this.#heeding(thread);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#watch.stop();
    await this.#opening;
    await this.#thread?.close();
  }

  /** Wraps a thread, to learn from its errors whether there is disk space. */
  #heeding(thread: PgliteThread): PgliteEngine {
    const heed = async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } catch (error) {
        throw this.#judge(error);
      }
    };
    return {
      run: (text, values) => heed(thread.run(text, values)),
      execute: (script) => heed(thread.execute(script)),
      close: () => thread.close(),
    };
  }

  #judge<Reason>(error: Reason): Reason | StorageFull | Held {
    if (error instanceof StorageFull) return error;
    const isFull = isDiskFull(error) || this.#endedForRoom(error);
    if (isFull) this.#watch.foundFull();
    const isRefused =
      error instanceof StatementError && error.code === readOnlyTransaction;
    if (isRefused) return new this.#refusal(error);
    return isFull ? new StorageFull(error) : error;
  }

  /** An engine that cannot write its log may fail during its shutdown and report only that. */
  #endedForRoom(error: unknown): boolean {
    const hasEnded =
      error instanceof DatabaseUnavailable ||
      (error instanceof StatementError && isFatal(error));
    return hasEnded && lacksRoom(this.#options.folder);
  }

  async #open(): Promise<void> {
    const { folder } = this.#options;
    const thread = await PgliteThread.start({ folder }, (reason) => {
      this.#thread = undefined;
      this.#reason = this.#judge(reason);
      if (this.#reason instanceof StorageFull) this.#watch.foundFull();
    });
    this.#thread = thread;
    this.#readOnly = false;
    this.#failures = 0;
  }

  #reopen(): void {
    const isWanted = !this.#closed && !this.#watch.isFull;
    if (this.#thread || this.#opening || !isWanted) return;
    this.#opening = this.#open()
      .catch((error: unknown) => {
        this.#failures += 1;
        const hadRoom = !(this.#reason instanceof StorageFull);
        if (hadRoom && this.#failures >= attemptsMax)
          this.#options.onDeath(error as Error);
      })
      .finally(() => {
        this.#opening = undefined;
      });
  }
}
