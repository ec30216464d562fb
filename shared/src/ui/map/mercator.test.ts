import fc from "../../testing/property.ts";
import {
  boxOf,
  fitView,
  type Frame,
  maxZoom,
  pixelOf,
  placeAt,
  wholeWorld,
  worldSize,
  zoomed,
  zoomedTo,
} from "./mercator.ts";

const number = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true });
const places = fc.record({ lat: number(-80, 80), lng: number(-179, 179) });
const sizes = fc.record({ width: number(280, 1600), height: number(200, 900) });
const frames: fc.Arbitrary<Frame> = fc
  .tuple(places, number(-2, 14), sizes)
  .map(([center, zoom, size]) => ({
    view: fitView({ center, zoom }, size),
    size,
  }));
const inside = fc.tuple(number(0, 1), number(0, 1));

it("draws a location where a click finds it again", () => {
  fc.assert(
    fc.property(frames, inside, (frame, [across, down]) => {
      const { width, height } = frame.size;
      const pixel = { x: across * width, y: down * height };
      const again = pixelOf(placeAt(pixel, frame), frame);
      const turned = Math.abs(again.x - pixel.x) % worldSize(frame.view.zoom);
      expect(
        Math.min(turned, worldSize(frame.view.zoom) - turned),
      ).toBeLessThan(0.01);
      expect(again.y).toBeCloseTo(pixel.y, 2);
    }),
  );
});

it("shows nothing outside the world, and no part of it twice", () => {
  fc.assert(
    fc.property(frames, ({ view, size }) => {
      const world = worldSize(view.zoom);
      expect(world).toBeGreaterThan(Math.max(size.width, size.height) - 0.01);
      const { south, north } = boxOf({ view, size });
      expect(south).toBeGreaterThan(-85.06);
      expect(north).toBeLessThan(85.06);
      expect(view.zoom).toBeLessThanOrEqual(maxZoom);
    }),
  );
});

it("keeps the location at the pointer in position while zooming", () => {
  const city = { center: { lat: 38.7, lng: -9.1 }, zoom: 6 };
  const frame = { view: city, size: { width: 600, height: 400 } };
  const at = { x: 100, y: 300 };
  const place = placeAt(at, frame);
  const after = pixelOf(place, { ...frame, view: zoomed(frame, 1.5, at) });
  expect(after.x).toBeCloseTo(at.x, 6);
  expect(after.y).toBeCloseTo(at.y, 6);
});

it("shows all locations that it zooms to, at a higher zoom", () => {
  const size = { width: 600, height: 400 };
  const frame = { view: wholeWorld(size), size };
  const some = [
    { lat: 52.5, lng: 13.4 },
    { lat: 48.9, lng: 2.4 },
    { lat: 38.7, lng: -9.1 },
  ];
  const view = zoomedTo(some, frame);
  expect(view.zoom).toBeGreaterThan(frame.view.zoom + 1);
  for (const place of some) {
    const { x, y } = pixelOf(place, { view, size });
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(580);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(380);
  }
});

it("returns the edges of the world if all of it is visible", () => {
  const size = { width: 700, height: 400 };
  const { west, east } = boxOf({ view: wholeWorld(size), size });
  expect([west, east]).toEqual([-180, 180]);
});
