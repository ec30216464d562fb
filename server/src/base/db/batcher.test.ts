import fc from "@nearsay/core/testing/property";
import { createBatcher } from "./batcher.ts";
import { DatabaseUnavailable, StatementError, TooBusy } from "./errors.ts";

/** Writes that the test completes. */
function openEnded() {
  const batches: { items: number[]; end: () => void }[] = [];
  const write = (items: number[]) =>
    new Promise<number[]>((resolve) => {
      batches.push({
        items,
        end: () => {
          resolve(items.map((item) => item * 2));
        },
      });
    });
  return { batches, write };
}

/** Waits until everything that does not depend on I/O has run. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe("createBatcher", () => {
  it("writes the first item at once and the rest together, each with its own result", async () => {
    const { batches, write } = openEnded();
    const batcher = createBatcher({ write });
    const answers = Promise.all([1, 2, 3, 4].map(batcher));
    expect(batches.map(({ items }) => items)).toEqual([[1]]);
    batches[0]?.end();
    await settled();
    expect(batches[1]?.items).toEqual([2, 3, 4]);
    batches[1]?.end();
    expect(await answers).toEqual([2, 4, 6, 8]);
  });

  it("writes nothing else of a lane until both halves of a rejected batch are written", async () => {
    const { batches, write } = openEnded();
    const refused = new StatementError({ message: "refused" });
    const batcher = createBatcher({
      write: (items: number[]) =>
        items.length > 1 ? Promise.reject(refused) : write(items),
    });
    const answers = Promise.all([1, 2, 3].map(batcher));
    batches[0]?.end();
    await settled();
    const late = batcher(4);
    batches[1]?.end();
    await settled();
    expect(batches.map(({ items }) => items)).toEqual([[1], [2], [3]]);
    batches[2]?.end();
    expect(await answers).toEqual([2, 4, 6]);
    await settled();
    batches[3]?.end();
    expect(await late).toBe(8);
  });

  it("resolves nothing before the write is done", async () => {
    const { batches, write } = openEnded();
    let answered = false;
    const answer = createBatcher({ write })(1).then(() => {
      answered = true;
    });
    await settled();
    expect(answered).toBe(false);
    batches[0]?.end();
    await answer;
  });

  it("resolves every item with its own result, for any lanes and limits", async () => {
    const items = fc.array(fc.integer());
    const bounds = fc.record({
      max: fc.integer({ min: 1, max: 5 }),
      writesMax: fc.integer({ min: 1, max: 4 }),
      lanes: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(items, bounds, async (list, { lanes, ...rest }) => {
        const laneOf = (item: number) => Math.abs(item) % lanes;
        const writing = new Set<number>();
        const batcher = createBatcher({
          ...rest,
          laneOf,
          write: async (batch: number[]) => {
            const [lane, ...others] = new Set(batch.map(laneOf));
            expect(others).toEqual([]);
            expect(batch.length).toBeLessThanOrEqual(rest.max);
            expect(writing).not.toContain(lane);
            writing.add(lane ?? 0);
            expect(writing.size).toBeLessThanOrEqual(rest.writesMax);
            await settled();
            writing.delete(lane ?? 0);
            return batch.map(String);
          },
        });
        expect(await Promise.all(list.map(batcher))).toEqual(list.map(String));
      }),
      { numRuns: 50 },
    );
  });

  it("lets no busy lane block another one", async () => {
    const { batches, write } = openEnded();
    const laneOf = (item: number) => item % 2;
    const batcher = createBatcher({ write, laneOf, max: 1 });
    for (const item of [2, 4, 6, 1]) void batcher(item);
    for (const place of [0, 1]) {
      batches[place]?.end();
      await settled();
    }
    expect(batches.map(({ items }) => items)).toEqual([[2], [1], [4]]);
  });

  it("fails only the bad item, with few more writes", async () => {
    let writes = 0;
    const batcher = createBatcher({
      write: (items: number[]) => {
        writes += 1;
        if (items.includes(77))
          return Promise.reject(new StatementError({ message: "bad" }));
        return Promise.resolve(items);
      },
    });
    const items = Array.from({ length: 128 }, (_, index) => index);
    const answers = await Promise.allSettled(items.map(batcher));
    const refused = items.filter((i) => answers[i]?.status === "rejected");
    expect(refused).toEqual([77]);
    expect(writes).toBeLessThan(20);
  });

  it("rejects a complete batch at once if the database is down, and accepts the next", async () => {
    let writes = 0;
    const batcher = createBatcher({
      write: (items: number[]) => {
        writes += 1;
        return writes < 3
          ? Promise.reject(new DatabaseUnavailable("gone"))
          : Promise.resolve(items);
      },
    });
    const answers = await Promise.allSettled([1, 2, 3, 4].map(batcher));
    expect(answers.every(({ status }) => status === "rejected")).toBe(true);
    expect(writes).toBe(2);
    expect(await batcher(5)).toBe(5);
  });

  it("does not retry the halves of a batch that timed out", async () => {
    let writes = 0;
    const batcher = createBatcher({
      write: () => {
        writes += 1;
        return Promise.reject(
          new StatementError({ message: "canceled", code: "57014" }),
        );
      },
    });
    await Promise.allSettled([1, 2, 3, 4].map(batcher));
    expect(writes).toBe(2);
  });

  it("refuses items while too many wait", async () => {
    const { batches, write } = openEnded();
    const batcher = createBatcher({ write, waitingMax: 2 });
    const answers = Promise.all([1, 2, 3].map(batcher));
    await expect(batcher(4)).rejects.toThrow(TooBusy);
    batches[0]?.end();
    await settled();
    batches[1]?.end();
    expect(await answers).toEqual([2, 4, 6]);
  });
});
