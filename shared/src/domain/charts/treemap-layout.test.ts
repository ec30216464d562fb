import fc from "fast-check";
import { layoutTreemap } from "./treemap-layout.ts";

/** A tile thinner than the gap between tiles may lie in it. */
const gap = 2;

const keywords = fc.array(
  fc.record({ term: fc.string({ minLength: 1 }), count: fc.nat(10_000) }),
  { maxLength: 50 },
);

test("tiles lie within the map and fill no more than it has", () => {
  fc.assert(
    fc.property(keywords, (list) => {
      const tiles = layoutTreemap(list, 600, 320);
      expect(tiles).toHaveLength(list.filter(({ count }) => count > 0).length);
      const area = tiles.reduce((sum, { width, height }) => {
        return sum + width * height;
      }, 0);
      expect(area).toBeLessThanOrEqual(600 * 320 + 0.001);
      for (const { x, y, width, height } of tiles) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(0);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-gap);
        expect(x + width).toBeLessThanOrEqual(600 + gap);
        expect(y + height).toBeLessThanOrEqual(320 + gap);
      }
    }),
  );
});

test("a term that does not fit its tile is left out", () => {
  const [large, small] = layoutTreemap(
    [
      { term: "a", count: 1000 },
      { term: "far too long for so small a tile", count: 1 },
    ],
    300,
    200,
  );
  expect(large?.termFits).toBe(true);
  expect(small?.termFits).toBe(false);
});
