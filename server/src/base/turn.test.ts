import fc from "@nearsay/core/testing/property";
import { Turn, mapInTurns, sortInTurns } from "./turn.ts";

it("sorts and maps like arrays", async () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 50 }), {
    maxLength: 3_000,
    size: "max",
  });
  await fc.assert(
    fc.asyncProperty(numbers, async (list) => {
      const pairs = list.map((number, at) => ({ number, at }));
      expect(await sortInTurns(pairs, (a, b) => a.number < b.number)).toEqual(
        pairs.toSorted((a, b) => a.number - b.number),
      );
      expect(await mapInTurns(list, (one, at) => one + at)).toEqual(
        list.map((one, at) => one + at),
      );
    }),
    { numRuns: 20 },
  );
});

/** Blocks for this number of milliseconds. */
const spend = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

/** How often other work could run in between. */
async function countOthers(work: () => Promise<unknown>): Promise<number> {
  let others = 0;
  let done = false;
  const count = () => {
    others += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await work();
  done = true;
  return others;
}

it("lets other work run in between", async () => {
  const work = () => mapInTurns([1, 2, 3, 4, 5], () => spend(6));
  expect(await countOthers(work)).toBeGreaterThanOrEqual(4);
});

it("lets other work run between short steps that share a turn", async () => {
  const turn = new Turn();
  const others = await countOthers(async () => {
    for (let step = 0; step < 10; step += 1) {
      await mapInTurns([1, 2], () => spend(2), turn);
      await sortInTurns([2, 1], (a, b) => a < b, turn);
    }
  });
  expect(others).toBeGreaterThanOrEqual(4);
});
