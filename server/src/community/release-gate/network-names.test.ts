import fc from "@nearsay/core/testing/property";
import { personEra } from "../../visitors/location/networks.ts";
import { countNames, isCrowd } from "./network-names.ts";

describe("a crowd of networks", () => {
  const names = fc.array(
    fc
      .tuple(fc.constantFrom(personEra, "a", "b"), fc.integer({ max: 6 }))
      .map(([era, network]) => `${era}:${network}`),
    { maxLength: 12 },
  );

  it("has as many names as are needed, in the era that has most and with each person", () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 0, max: 9 }), (some, least) => {
        expect(isCrowd(some, least)).toBe(countNames(some) >= least);
      }),
    );
  });

  it("is recognised without reading the names of thousands", () => {
    let read = 0;
    function* many() {
      for (; read < 10_000; read += 1) yield `a:${read % 100}`;
    }
    expect(isCrowd(many())).toBe(true);
    expect(read).toBeLessThan(10);
  });
});
