import fc from "../testing/property.ts";
import { inBatches } from "./batches.ts";

test("batches are full except the last, and together contain the list", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer()),
      fc.integer({ min: 1, max: 9 }),
      (items, size) => {
        const batches = inBatches(items, size);
        expect(batches.flat()).toEqual(items);
        expect(batches).toHaveLength(Math.ceil(items.length / size));
        for (const batch of batches.slice(0, -1))
          expect(batch).toHaveLength(size);
      },
    ),
  );
});
