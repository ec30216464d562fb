import fc from "@nearsay/core/testing/property";
import { isNear, indexNearest, indexUnder } from "./drop-index.ts";

const spans = [
  { top: 0, bottom: 40 },
  { top: 50, bottom: 450 },
  { top: 460, bottom: 500 },
];

describe("the index of a drop", () => {
  it("is after the items whose centre was passed, whatever their height", () => {
    const indexes = [10, 21, 240, 260, 490].map((y) => indexUnder(y, spans));
    expect(indexes).toEqual([0, 1, 1, 2, 3]);
  });

  it("never decreases while the pointer moves down", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (y, down) => {
        expect(indexUnder(y + down, spans)).toBeGreaterThanOrEqual(
          indexUnder(y, spans),
        );
      }),
    );
  });

  it("is the nearest item for a pointer on an item", () => {
    const indexes = [-9, 20, 51, 449, 470].map((y) => indexNearest(y, spans));
    expect(indexes).toEqual([0, 0, 1, 1, 2]);
  });

  it("counts as outside from 25 pixels around the list", () => {
    const area = { left: 100, right: 200, top: 300, bottom: 400 };
    expect(isNear({ x: 76, y: 424 }, area)).toBe(true);
    expect(isNear({ x: 75, y: 350 }, area)).toBe(false);
    expect(isNear({ x: 225, y: 350 }, area)).toBe(false);
    expect(isNear({ x: 150, y: 275 }, area)).toBe(false);
    expect(isNear({ x: 150, y: 425 }, area)).toBe(false);
  });
});
