import fc from "@nearsay/core/testing/property";
import { boxOnSphere, toSphere } from "./sphere.ts";

const number = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true });

it("the box of a piece of the map contains every position in it", () => {
  const edges = fc.tuple(number(-180, 180), number(-180, 180));
  const heights = fc.tuple(number(-90, 90), number(-90, 90));
  const shares = fc.tuple(number(0, 1), number(0, 1));
  fc.assert(
    fc.property(edges, heights, shares, ([west, east], ends, [x, y]) => {
      const [south, north] = [Math.min(...ends), Math.max(...ends)];
      const width = west <= east ? east - west : east + 360 - west;
      const point = toSphere({
        lat: south + y * (north - south),
        lng: west + x * width,
      });
      const { least, most } = boxOnSphere({ west, south, east, north });
      for (const axis of [0, 1, 2]) {
        expect(point[axis]).toBeGreaterThanOrEqual(least[axis]!);
        expect(point[axis]).toBeLessThanOrEqual(most[axis]!);
      }
    }),
    { numRuns: 1000 },
  );
});
