import fc from "@nearsay/core/testing/property";
import { scrollStep } from "./use-auto-scroll.ts";

const height = fc.integer({ min: 200, max: 3000 });
const part = fc.double({ min: -0.5, max: 1.5, noNaN: true });

describe("the scroll step while dragging", () => {
  it("is zero until the pointer is in the last quarter of the window", () => {
    const steps = [250, 500, 750].map((y) => scrollStep(y, 1000));
    expect(steps.map(Math.abs)).toEqual([0, 0, 0]);
    expect(scrollStep(760, 1000)).toBeGreaterThan(0);
    expect(scrollStep(240, 1000)).toBeLessThan(0);
  });

  it("is 28 pixels in the last twentieth and outside of the window", () => {
    const steps = [950, 1000, 1200, 50, 0, -200].map((y) =>
      scrollStep(y, 1000),
    );
    expect(steps).toEqual([28, 28, 28, -28, -28, -28]);
    expect(scrollStep(949, 1000)).toBeLessThan(28);
  });

  it("grows towards the edge, the same at both ends", () => {
    fc.assert(
      fc.property(height, part, part, (h, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const step = scrollStep(high * h, h);
        expect(step).toBeGreaterThanOrEqual(scrollStep(low * h, h));
        expect(Math.abs(step)).toBeLessThanOrEqual(28);
        expect(scrollStep(h - high * h, h)).toBeCloseTo(-step);
      }),
    );
  });
});
