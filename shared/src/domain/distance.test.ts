import fc from "fast-check";
import { distanceLabel, distanceMeters, surveyDistance } from "./distance.ts";

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distanceMeters", () => {
  it("measures Berlin to Paris along the great circle", () => {
    const meters = distanceMeters(
      { lat: 52.52, lng: 13.405 },
      { lat: 48.8566, lng: 2.3522 },
    );
    expect(Math.round(meters / 1000)).toBe(877);
  });

  it("measures half the globe as half its circumference", () => {
    const meters = distanceMeters({ lat: 0, lng: 0 }, { lat: 0, lng: 180 });
    expect(meters).toBeCloseTo((12_742_000 * Math.PI) / 2, 3);
  });

  it("is exact to a few feet", () => {
    const degrees = 360 / (12_742_000 * Math.PI);
    const meters = distanceMeters(
      { lat: 0, lng: 10 },
      { lat: degrees, lng: 10 },
    );
    expect(meters).toBeCloseTo(1, 6);
  });

  it("is symmetric, never negative, and never more than half the globe", () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const there = distanceMeters(a, b);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual((12_742_000 * Math.PI) / 2 + 1e-6);
        expect(distanceMeters(b, a)).toBeCloseTo(there, 3);
      }),
    );
  });
});

describe("distanceLabel", () => {
  it.each([
    [null, "Distance unknown"],
    [Number.NaN, "Distance unknown"],
    [0, "< 1 ft away"],
    [0.3, "< 1 ft away"],
    [0.3048, "1 ft away"],
    [1000, "3,281 ft away"],
  ])("labels %p metres '%s'", (meters, label) => {
    expect(distanceLabel(meters)).toBe(label);
  });
});

describe("surveyDistance", () => {
  const survey = { latitude: 0, longitude: 0, distanceMeters: 7 };

  it("is measured if both locations are known", () => {
    expect(surveyDistance(survey, { lat: 0, lng: 0 })).toBe(0);
  });

  it("is the server's figure if the viewer's location is unknown", () => {
    expect(surveyDistance(survey, null)).toBe(7);
  });
});
