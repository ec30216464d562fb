export interface BatcherOptions<Item, Result> {
  /** Writes items in one statement or transaction; answers a result for each, in their order. */
  write: (items: Item[]) => Promise<Result[]>;
  /** Most items of one write. */
  max?: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes together what arrives together: while one write is under way, items
 * gather for the next. A single item waits for nothing. Each caller is answered
 * only after its item's write has settled; one that fails as a batch is written
 * item by item, so that a bad item spoils no other.
 */
export function createBatcher<Item, Result>({
  write,
  max = 500,
}: BatcherOptions<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let writing = false;

  async function settle(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      if (results.length !== batch.length)
        throw new Error("a batch answered another number of results");
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      const [only, ...others] = batch;
      if (others.length === 0) only?.reject(error);
      else for (const one of batch) await settle([one]);
    }
  }

  async function drain(): Promise<void> {
    writing = true;
    while (waiting.length > 0) await settle(waiting.splice(0, max));
    writing = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!writing) void drain();
    });
}
