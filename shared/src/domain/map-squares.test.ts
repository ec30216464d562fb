import fc from "fast-check";
import { distanceMeters } from "./distance.ts";
import { snapToGrid } from "./location.ts";
import { squareBounds, squareOf } from "./map-squares.ts";

const place = fc
  .record({
    lat: fc.double({ min: -84.9, max: 84.9, noNaN: true }),
    lng: fc.double({ min: -180, max: 179.99, noNaN: true }),
  })
  .map(snapToGrid);

it("names a square in which the place lies, and each that this is in", () => {
  fc.assert(
    fc.property(place, ({ lat, lng }) => {
      const square = squareOf({ lat, lng });
      for (let level = 0; level <= square.length; level += 1) {
        const { west, south, east, north } = squareBounds(
          square.slice(0, level),
        );
        const slack = 1e-6;
        expect(lng).toBeGreaterThanOrEqual(west - slack);
        expect(lng).toBeLessThanOrEqual(east + slack);
        expect(lat).toBeGreaterThanOrEqual(south - slack);
        expect(lat).toBeLessThanOrEqual(north + slack);
      }
    }),
  );
});

it("is nowhere finer than the grid", () => {
  fc.assert(
    fc.property(place, ({ lat, lng }) => {
      const { west, east, north, south } = squareBounds(squareOf({ lat, lng }));
      const middle = (north + south) / 2;
      const wide = distanceMeters(
        { lat: middle, lng: west },
        { lat: middle, lng: east },
      );
      const tall = distanceMeters({ lat: north, lng }, { lat: south, lng });
      expect(Math.min(wide, tall)).toBeGreaterThan(1000);
    }),
  );
});
