import fc from "../../testing/property.ts";
import { snapToGrid } from "../../domain/index.ts";
import { type Cell, clusterCells } from "./clusters.ts";
import { maxZoom, toWorld, worldSize } from "./mercator.ts";

const number = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true });
const cells: fc.Arbitrary<Cell[]> = fc
  .array(
    fc.record({
      lat: number(-80, 80),
      lng: number(-180, 180),
      count: fc.integer({ min: 1, max: 50 }),
    }),
    { maxLength: 150 },
  )
  .map((all) => [
    ...new Map(
      all.map((cell) => {
        const at = snapToGrid(cell);
        return [`${at.lat},${at.lng}`, { ...at, count: cell.count }];
      }),
    ).values(),
  ]);

it("counts every survey once, and places each marker at a cell", () => {
  fc.assert(
    fc.property(cells, number(-1, maxZoom), (all, zoom) => {
      const clusters = clusterCells(all, zoom);
      const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0);
      expect(sum(clusters.map(({ count }) => count))).toBe(
        sum(all.map(({ count }) => count)),
      );
      expect(clusters.flatMap((one) => one.cells)).toHaveLength(all.length);
      for (const { at, count, cells: own } of clusters) {
        expect(all).toContain(at);
        expect(sum(own.map((cell) => cell.count))).toBe(count);
      }
    }),
  );
});

it("draws no two markers so close that they overlap, also across the 180th meridian", () => {
  fc.assert(
    fc.property(cells, number(0, maxZoom), (all, zoom) => {
      const world = worldSize(zoom);
      const places = clusterCells(all, zoom).map(({ at }) => toWorld(at));
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1)) {
          const aside = Math.abs(a.x - b.x);
          const far = Math.hypot(Math.min(aside, 1 - aside), a.y - b.y);
          expect(far * world).toBeGreaterThan(47.9);
        }
    }),
  );
});

it("separates cells at the highest zoom", () => {
  const here = snapToGrid({ lat: 0.005, lng: 10 });
  const beside = snapToGrid({ lat: 0.005, lng: 10.01 });
  const both = [here, beside].map((at) => ({ ...at, count: 1 }));
  expect(clusterCells(both, maxZoom)).toHaveLength(2);
  expect(clusterCells(both, maxZoom - 1)).toHaveLength(1);
});
