import fc from "../testing/property.ts";
import { type Coordinates, distanceMeters } from "./distance.ts";
import { cellAround, snapToGrid } from "./location.ts";

const degrees = (limit: number) =>
  fc.double({ min: -limit, max: limit, noNaN: true });
const anywhere = fc.record({ lat: degrees(90), lng: degrees(180) });

describe("snapToGrid", () => {
  it("does not move a snapped point", () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        const snapped = snapToGrid(point);
        expect(snapToGrid(snapped)).toEqual(snapped);
      }),
    );
  });

  it("puts any two locations into the same cell or at least 1 km apart", () => {
    const nearby = fc.tuple(anywhere, degrees(0.03), degrees(0.03));
    fc.assert(
      fc.property(nearby, ([point, north, east]) => {
        const other = {
          lat: Math.max(-90, Math.min(90, point.lat + north)),
          lng: point.lng + east,
        };
        const [a, b] = [snapToGrid(point), snapToGrid(other)];
        const onSameRow = a.lat === b.lat;
        const apart = distanceMeters(a, onSameRow ? b : { ...b, lng: a.lng });
        expect(sameCell(a, b) || apart >= 1000 || isPole(a)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("moves a point by less than its cell's diagonal", () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        fc.pre(Math.abs(point.lat) < 89);
        expect(distanceMeters(point, snapToGrid(point))).toBeLessThan(800);
      }),
    );
  });

  it("stays on the map at its edges", () => {
    for (const lat of [-90, 90]) {
      for (const lng of [-180, 180]) {
        const snapped = snapToGrid({ lat, lng });
        expect(Math.abs(snapped.lat)).toBeLessThan(90);
        expect(Math.abs(snapped.lng)).toBeLessThan(180);
      }
    }
  });
});

describe("cellAround", () => {
  it("contains the point, and has the centre of its cell in the middle", () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        const { west, south, east, north } = cellAround(point);
        const { lat, lng } = snapToGrid(point);
        expect(point.lat).toBeGreaterThanOrEqual(south - 1e-6);
        expect(point.lat).toBeLessThanOrEqual(north + 1e-6);
        expect((south + north) / 2).toBeCloseTo(lat, 5);
        expect((west + east) / 2).toBeCloseTo(lng, 5);
      }),
    );
  });
});

function sameCell(a: Coordinates, b: Coordinates): boolean {
  return a.lat === b.lat && a.lng === b.lng;
}

/** The outermost rows are circles so small that a cell is wider than a straight line across. */
function isPole({ lat }: Coordinates): boolean {
  return Math.abs(lat) > 89.9;
}
