import fc from "../testing/property.ts";
import {
  areaPath,
  evenValues,
  linePath,
  linearScale,
  nearestIndex,
} from "./plotting.ts";

const number = fc.integer({ min: -1_000_000, max: 1_000_000 });
const span = fc.tuple(number, number);

test("the ends of the domain map to the ends of the range", () => {
  fc.assert(
    fc.property(span, span, (domain, range) => {
      fc.pre(domain[0] !== domain[1]);
      const scale = linearScale(domain, range);
      expect(scale(domain[0])).toBe(range[0]);
      expect(scale(domain[1])).toBe(range[1]);
      const middle = (domain[0] + domain[1]) / 2;
      expect(scale(middle)).toBeCloseTo((range[0] + range[1]) / 2, 4);
    }),
  );
});

test("a domain of a single number maps to the middle", () => {
  expect(linearScale([3, 3], [0, 10])(3)).toBe(5);
});

describe("nearestIndex", () => {
  it.each([
    [[], 3, -1],
    [[5], 80, 0],
    [[0, 10, 20], 14, 1],
    [[0, 10, 20], 15, 1],
    [[0, 10, 20], 99, 2],
  ])("of %j from %d is %d", (places, at, index) => {
    expect(nearestIndex(places, at)).toBe(index);
  });
});

test("lines go from point to point, in hundredths of a pixel", () => {
  expect(
    linePath([
      [0, 10],
      [5.456, 2],
      [9, 3.333],
    ]),
  ).toBe("M0,10L5.46,2L9,3.33");
  expect(linePath([])).toBe("");
});

test("an area closes at its level at both ends", () => {
  expect(
    areaPath(
      [
        [0, 10],
        [5, 2],
      ],
      20,
    ),
  ).toBe("M0,20L0,10L5,2L5,20Z");
  expect(areaPath([], 20)).toBe("");
});

test.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [6, [0, 2, 4, 6]],
  [13, [0, 5, 10, 15]],
  [28, [0, 10, 20, 30]],
  [2.3, [0, 1, 2, 3]],
  [187_000, [0, 50_000, 100_000, 150_000, 200_000]],
])("axis values up to %d are round and few", (most, values) => {
  expect(evenValues(most, 4)).toEqual(values);
});
