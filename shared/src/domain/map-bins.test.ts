import fc from "../testing/property.ts";
import { distanceMeters } from "./distance.ts";
import { type Box, snapToGrid } from "./location.ts";
import { pieceOf, mapBinBounds, mapBinOf, mapBinsIn } from "./map-bins.ts";

const place = fc
  .record({
    lat: fc.double({ min: -84.9, max: 84.9, noNaN: true }),
    lng: fc.double({ min: -180, max: 179.99, noNaN: true }),
  })
  .map(snapToGrid);

it("names a bin that contains the location, and each bin that contains this one", () => {
  fc.assert(
    fc.property(place, ({ lat, lng }) => {
      const bin = mapBinOf({ lat, lng });
      for (let level = 0; level <= bin.length; level += 1) {
        const { west, south, east, north } = mapBinBounds(bin.slice(0, level));
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
      const { west, east, north, south } = mapBinBounds(mapBinOf({ lat, lng }));
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

describe("a map area of full bins", () => {
  const lat = (min: number, max: number) =>
    fc.double({ min, max, noNaN: true });
  const lng = fc.double({ min: -180, max: 180, noNaN: true });
  const box = fc
    .tuple(lng, lng, lat(-90, 90), lat(-90, 90))
    .map(([west, east, one, other]) => ({
      west,
      east,
      south: Math.min(one, other),
      north: Math.max(one, other),
    }));

  const isIn = (
    place: { lat: number; lng: number },
    { west, south, east, north }: Box,
  ) =>
    place.lat >= south &&
    place.lat <= north &&
    (west <= east
      ? place.lng >= west && place.lng <= east
      : place.lng >= west || place.lng <= east);

  it("has no more bins than a map needs, and is unchanged if it is computed again", () => {
    fc.assert(
      fc.property(box, (seen) => {
        const piece = pieceOf(seen);
        const { top, bottom, left, right } = mapBinsIn(piece);
        const size = 2 ** piece.level;
        expect(bottom - top + 1).toBeLessThanOrEqual(25);
        expect(((right - left + size) % size) + 1).toBeLessThanOrEqual(25);
        expect(mapBinsIn({ ...seen, level: piece.level })).toEqual(
          mapBinsIn(piece),
        );
      }),
    );
  });

  it("contains the locations of its bins and no others", () => {
    fc.assert(
      fc.property(box, lat(-90, 90), lng, (seen, placeLat, placeLng) => {
        const place = snapToGrid({ lat: placeLat, lng: placeLng });
        const piece = pieceOf(seen);
        if (isIn(place, seen)) expect(isIn(place, piece)).toBe(true);
        const { top, bottom, left, right } = mapBinsIn(piece);
        const here = { west: place.lng, east: place.lng };
        const own = mapBinsIn({
          ...here,
          south: place.lat,
          north: place.lat,
          level: piece.level,
        });
        const isAcross =
          left <= right
            ? own.left >= left && own.left <= right
            : own.left >= left || own.left <= right;
        expect(isAcross && own.top >= top && own.top <= bottom).toBe(
          isIn(place, piece),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
