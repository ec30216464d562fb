import { areaPath, linePath } from "./line-path.ts";

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

test("an area goes down to its level at both ends", () => {
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
