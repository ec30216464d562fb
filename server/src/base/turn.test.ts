import fc from "fast-check";
import { mapInTurns, sortInTurns } from "./turn.ts";

it("sorts and maps as arrays do", async () => {
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

it("lets others work meanwhile", async () => {
  const spent = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  let others = 0;
  let done = false;
  const count = () => {
    others += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await mapInTurns([1, 2, 3, 4, 5], () => spent(6));
  done = true;
  expect(others).toBeGreaterThanOrEqual(4);
});
