import { statfsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { StorageState } from "./database.ts";

export interface StorageWatchOptions {
  folder: string;
  /** Free bytes below which room is low; below a quarter of them it counts as full. 0 waits until a write fails. */
  minFree: number;
  everyMs?: number;
}

/** Bytes without which the engine cannot be opened again: a segment of its log is 16 MiB. */
const roomToOpen = 24 * 2 ** 20;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether an engine that did not open, or ended, may have done so for want of room. */
export function lacksRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < roomToOpen;
}

/** Looks every second how much room there is in a folder, and tells after each look. */
export class StorageWatch {
  readonly #options: StorageWatchOptions;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;
  #free = Infinity;
  #full = false;

  constructor(options: StorageWatchOptions) {
    this.#options = options;
  }

  start(onLook: () => void): void {
    const { everyMs = 1000 } = this.#options;
    this.#timer = setInterval(() => {
      // A slow disk would tell of what was there before after what is there now.
      if (this.#isLooking) return;
      this.#isLooking = true;
      const onEnd = () => {
        this.#isLooking = false;
        onLook();
      };
      // A disk that cannot be asked is told of by what is written to it.
      this.#look().then(onEnd, onEnd);
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

  /** Something could not be written: it is full, whatever the system says, until the next look. */
  foundFull(): void {
    this.#full = true;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    this.#free = await freeBytes(this.#options.folder);
    const reserve = this.#options.minFree / 4;
    if (this.#free < reserve) this.#full = true;
    else if (this.#free >= roomToOpen) this.#full = false;
  }
}
