import fc from "../testing/property.ts";
import { layoutTreemap, treemapHeight } from "./treemap-layout.ts";

/** A tile thinner than the gap between tiles may lie in the gap. */
const gap = 2;

const keywords = fc.array(
  fc.record({ term: fc.string({ minLength: 1 }), count: fc.nat(10_000) }),
  { maxLength: 50 },
);

test("tiles are within the map and do not exceed its area", () => {
  fc.assert(
    fc.property(keywords, (list) => {
      const tiles = layoutTreemap(list, 600, 320);
      const counted = list.filter(({ count }) => count > 0);
      expect(tiles).toHaveLength(counted.length || list.length);
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

test("tiles keep the order of their keywords and have areas proportional to the frequency", () => {
  const tiles = layoutTreemap(
    [
      { term: "a", count: 6 },
      { term: "b", count: 3 },
      { term: "c", count: 0 },
    ],
    302,
    100,
  );
  expect(tiles.map(({ term }) => term)).toEqual(["a", "b"]);
  const [first, second] = tiles.map(({ width }) => width);
  expect(first).toBeCloseTo(200.67);
  expect(second).toBeCloseTo(99.33);
});

test("keywords that were never counted have equal tiles", () => {
  const tiles = layoutTreemap(
    ["a", "b"].map((term) => ({ term, count: 0 })),
    302,
    100,
  );
  const [first, second] = tiles.map(({ width, height }) => [width, height]);
  expect(first).toEqual(second);
});

test.each([240, 280, 400, 640, 800])(
  "tiles of a map of %d pixels are wider than high, like words",
  (width) => {
    const keywords = Array.from({ length: 50 }, (_, index) => ({
      term: "bus",
      count: Math.round(900 / (1 + index / 8)),
    }));
    const height = treemapHeight(keywords.length, width);
    const tiles = layoutTreemap(keywords, width, height);
    const wide = tiles.filter((tile) => tile.width > tile.height);
    expect(wide.length).toBeGreaterThan(tiles.length * 0.7);
  },
);

test("a map with many tiles is higher, within limits", () => {
  expect(treemapHeight(10, 640)).toBe(280);
  expect(treemapHeight(50, 640)).toBe(360);
  expect(treemapHeight(50, 256)).toBe(640);
});
