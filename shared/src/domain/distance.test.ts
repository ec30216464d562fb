import fc from "../testing/property.ts";
import { distanceLabel, distanceMeters, surveyDistance } from "./distance.ts";
import { inLanguage } from "../testing/in-language.ts";

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
    [304, "997 ft away"],
    [305, "0.2 mi away"],
    [1000, "0.6 mi away"],
    [9_734_993, "6,049 mi away"],
  ])("labels %p metres '%s'", (meters, label) => {
    expect(distanceLabel(meters)).toBe(label);
  });

  it.each([
    ["en-GB", 304, "997 ft away"],
    ["en-GB", 1700, "1.1 mi away"],
    ["en-AU", 305, "305 m away"],
    ["en-IE", 1740, "1.7 km away"],
    ["en-IN", 31_000, "31 km away"],
  ])("for %s labels %p metres '%s'", (tag, meters, label) => {
    expect(distanceLabel(meters, tag)).toBe(label);
  });

  it.each([
    ["de", 0.4, "< 1 m entfernt"],
    ["de", 304, "304 m entfernt"],
    ["fr", 1740, "à 1,7 km"],
    ["ar", 12_400, "على بعد 12 كم"],
  ] as const)("in %s labels %p metres '%s'", (language, meters, label) => {
    expect(inLanguage(language, () => distanceLabel(meters))).toBe(label);
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
