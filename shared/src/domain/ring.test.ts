import fc from "../testing/property.ts";
import { distanceMeters } from "./distance.ts";
import { snapToGrid, touches } from "./location.ts";
import { ringOf, rings } from "./ring.ts";

const lat = fc.double({ min: -84, max: 84, noNaN: true });
const lng = fc.double({ min: -180, max: 180, noNaN: true });
const place = fc.record({ lat, lng });
const near = fc.tuple(
  fc.double({ min: -0.03, max: 0.03, noNaN: true }),
  fc.double({ min: -0.03, max: 0.03, noNaN: true }),
);

const berlin = { lat: 52.52, lng: 13.405 };

it("names how far away a person is", () => {
  expect(ringOf(berlin, berlin)).toBe("here");
  expect(ringOf(berlin, { lat: 52.5, lng: 13.45 })).toBe("near");
  expect(ringOf(berlin, { lat: 52.4, lng: 13.06 })).toBe("region");
  expect(ringOf(berlin, { lat: 48.14, lng: 11.58 })).toBe("far");
});

it("is the same for everyone within a cell, wherever the location is", () => {
  fc.assert(
    fc.property(place, near, (middle, [north, east]) => {
      const person = { lat: middle.lat + north, lng: middle.lng + east };
      expect(ringOf(middle, person)).toBe(
        ringOf(snapToGrid(middle), snapToGrid(person)),
      );
    }),
  );
});

it("grows with the distance", () => {
  fc.assert(
    fc.property(place, place, place, (middle, one, other) => {
      const [a, b] = [one, other].map((person) => ({
        ring: rings.indexOf(ringOf(middle, person)),
        far: distanceMeters(snapToGrid(middle), snapToGrid(person)),
      }));
      expect(a!.far <= b!.far || a!.ring >= b!.ring || b!.ring === 0).toBe(
        true,
      );
    }),
  );
});

it("includes the adjacent cells in the nearest ring, also across the date line", () => {
  fc.assert(
    fc.property(place, (middle) => {
      const cell = snapToGrid(middle);
      const step = 0.01;
      for (const north of [-step, 0, step]) {
        const beside = snapToGrid({ lat: cell.lat + north, lng: cell.lng });
        expect(touches(cell, beside)).toBe(true);
      }
      expect(touches(cell, { lat: cell.lat + 2 * step, lng: cell.lng })).toBe(
        false,
      );
    }),
  );
  const [west, east] = [-179.999, 179.999].map((lng) =>
    snapToGrid({ lat: -17, lng }),
  );
  expect(touches(west!, east!)).toBe(true);
});

it("has about nine cells in the nearest ring", () => {
  fc.assert(
    fc.property(place, (middle) => {
      const cell = snapToGrid(middle);
      const around = new Set<string>();
      for (let north = -0.02; north <= 0.021; north += 0.01) {
        for (let east = -0.3; east <= 0.3; east += 0.004) {
          const other = snapToGrid({
            lat: cell.lat + north,
            lng: cell.lng + east,
          });
          if (touches(cell, other)) around.add(`${other.lat} ${other.lng}`);
        }
      }
      expect(around.size).toBeGreaterThanOrEqual(7);
      expect(around.size).toBeLessThanOrEqual(11);
    }),
    { numRuns: 50 },
  );
});
