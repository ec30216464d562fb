import { statfsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { StorageState } from "./database.ts";

export interface StorageWatchOptions {
  folder: string;
  /**
   * Free bytes below which space is low; below a quarter of that it counts as
   * full. 0 waits until a write fails.
   */
  minFree: number;
  everyMs?: number;
}

/** Bytes that the engine needs to be opened again: a segment of its log has 16 MiB. */
const roomToOpen = 24 * 2 ** 20;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether an engine may have failed to open, or ended, because of missing space. */
export function lacksRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < roomToOpen;
}

/** Checks every second how much space a folder has, and reports after each check. */
export class StorageWatch {
  readonly #options: StorageWatchOptions;
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;
  #free = Infinity;
  #full = false;

  constructor(options: StorageWatchOptions) {
    this.#options = options;
  }

  start(onCheck: () => void): void {
    const { everyMs = 1000 } = this.#options;
    this.#timer = setInterval(() => {
      // On a slow disk, an earlier check could report after a later one.
      if (this.#isChecking) return;
      this.#isChecking = true;
      const onEnd = () => {
        this.#isChecking = false;
        onCheck();
      };
      // If the disk cannot be checked, failing writes reveal its state.
      this.#check().then(onEnd, onEnd);
    }, everyMs);
    this.#timer.unref();
  }

  get isFull(): boolean {
    return this.#full;
  }

  state(): StorageState {
    const isLow = this.#free < this.#options.minFree;
    const state = this.#full ? "full" : isLow ? "low" : "enough";
    return { freeBytes: this.#free, state };
  }

  /**
   * Something could not be written: counts as full until the next check,
   * whatever the system reports.
   */
  foundFull(): void {
    this.#full = true;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #check(): Promise<void> {
    this.#free = await freeBytes(this.#options.folder);
    const reserve = this.#options.minFree / 4;
    if (this.#free < reserve) this.#full = true;
    else if (this.#free >= roomToOpen) this.#full = false;
  }
}
