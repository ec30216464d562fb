import { channel } from "node:diagnostics_channel";
import type { Database } from "./database.ts";
import {
  DatabaseUnavailable,
  StorageFull,
  TooBusy,
  isTimeout,
} from "./errors.ts";

export type Batch<Item> = [Item, ...Item[]];

interface BatcherOptions<Item, Result> {
  /** Writes items of one lane in one statement; returns a result for each, in order. */
  write: (items: Batch<Item>) => Promise<Result[]>;
  /**
   * Items of different lanes are never written together, and batches of one
   * lane run one after another. One lane by default.
   */
  laneOf?: (item: Item) => unknown;
  /** What is written, for the metrics; not reported by default. */
  name?: string;
  /** Maximum number of items per write. */
  max?: number;
  /** Maximum number of concurrent writes. */
  writesMax?: number;
  /** Maximum number of waiting items; more are refused. */
  waitingMax?: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * The number of concurrent writes of a batcher. PGlite runs one at a time
 * anyway, and the longer a batch waits, the more items it gathers.
 */
export function writesAtOnce({ engine }: Database): number {
  return engine === "pglite" ? 1 : 4;
}

/**
 * Writes items together that arrive together: while a write of a lane runs, its
 * next items gather for the following one. A single item does not wait. Each
 * caller gets its result only after its item's write has settled. A batch that
 * the database rejects is written again in halves, so that a bad item fails
 * alone.
 * @throws TooBusy at once if too many items wait; DatabaseUnavailable,
 * StorageFull, or the timeout error, for the complete batch.
 */
export function createBatcher<Item, Result>({
  write,
  laneOf = () => undefined,
  name,
  max = 500,
  writesMax = 1,
  waitingMax = 10_000,
}: BatcherOptions<Item, Result>): (item: Item) => Promise<Result> {
  type Gathered = Waiting<Item, Result>[];
  /** Only lanes that are waiting or being written, the longest waiting first. */
  const lanes = new Map<unknown, Gathered>();
  const writing = new Set<unknown>();
  let waiting = 0;

  async function settle(batch: Gathered): Promise<void> {
    try {
      const results = await write(itemsOf(batch));
      if (results.length !== batch.length)
        throw new Error("a batch returned the wrong number of results");
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      await settleRefused(batch, error);
    }
  }

  async function settleRefused(batch: Gathered, error: unknown): Promise<void> {
    // The halves would fail for the same reason.
    const isHopeless =
      error instanceof DatabaseUnavailable ||
      error instanceof StorageFull ||
      isTimeout(error);
    if (batch.length === 1 || isHopeless) {
      for (const { reject } of batch) reject(error);
      return;
    }
    const half = Math.ceil(batch.length / 2);
    await settle(batch.slice(0, half));
    await settle(batch.slice(half));
  }

  async function writeLane(lane: unknown, gathered: Gathered): Promise<void> {
    const batch = gathered.splice(0, max);
    waiting -= batch.length;
    if (name !== undefined) publishBatchSize({ name, size: batch.length });
    writing.add(lane);
    await settle(batch);
    writing.delete(lane);
    // To the end of the queue, so that a busy lane does not block others.
    lanes.delete(lane);
    if (gathered.length > 0) lanes.set(lane, gathered);
    startWrites();
  }

  function startWrites(): void {
    for (const [lane, gathered] of lanes) {
      if (writing.size >= writesMax) return;
      if (!writing.has(lane)) void writeLane(lane, gathered);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting >= waitingMax) {
        reject(new TooBusy());
        return;
      }
      waiting += 1;
      const lane = laneOf(item);
      const gathered = lanes.get(lane) ?? [];
      lanes.set(lane, gathered);
      gathered.push({ item, resolve, reject });
      startWrites();
    });
}

/** Only lanes with items are written. */
function itemsOf<Item>(batch: { item: Item }[]): Batch<Item> {
  return batch.map(({ item }) => item) as [Item, ...Item[]];
}

export interface WrittenBatch {
  /** What was written, such as "responses". */
  name: string;
  size: number;
}

/**
 * Reports to subscribers how many items were written together; costs nothing
 * without subscribers.
 */
export const batchSizes = channel("nearsay:batch");

export function publishBatchSize(batch: WrittenBatch): void {
  if (batchSizes.hasSubscribers) batchSizes.publish(batch);
}
