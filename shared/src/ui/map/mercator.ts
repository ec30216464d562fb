import type { Box, Coordinates } from "../../domain/index.ts";

/**
 * What a map shows: at `zoom` 0, the world is 512 CSS pixels wide; each further
 * step doubles the width.
 */
export interface View {
  center: Coordinates;
  zoom: number;
}

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Pixel {
  x: number;
  y: number;
}

/** The visible part of the world and its size. */
export interface Frame {
  view: View;
  size: Size;
}

/** Grid cells are distinguishable at this zoom, and nothing is finer. */
export const maxZoom = 12;

const edge = 85.051129;

/** Width of the drawn world, in CSS pixels. */
export function worldSize(zoom: number): number {
  return 512 * 2 ** zoom;
}

/** A location on a square world of width 1, measured from its north-west corner. */
export function toWorld({ lat, lng }: Coordinates): Pixel {
  const angle = (clamp(lat, -edge, edge) * Math.PI) / 180;
  const y = Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI);
  return { x: (lng + 180) / 360, y: 0.5 - y };
}

function fromWorld({ x, y }: Pixel): Coordinates {
  const angle = 2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2;
  const turn = x - Math.floor(x);
  return { lat: (angle * 180) / Math.PI, lng: turn * 360 - 180 };
}

/** Position of a location, on the copy of the world that is closest to the centre. */
export function pixelOf(place: Coordinates, { view, size }: Frame): Pixel {
  const [at, middle] = [toWorld(place), toWorld(view.center)];
  const world = worldSize(view.zoom);
  return {
    x: size.width / 2 + nearest(at.x - middle.x) * world,
    y: size.height / 2 + (at.y - middle.y) * world,
  };
}

/** The location drawn at a position. */
export function placeAt({ x, y }: Pixel, { view, size }: Frame): Coordinates {
  const middle = toWorld(view.center);
  const world = worldSize(view.zoom);
  return fromWorld({
    x: middle.x + (x - size.width / 2) / world,
    y: clamp(middle.y + (y - size.height / 2) / world, 0, 1),
  });
}

/** The closest view that shows nothing outside the world, and no part of it twice. */
export function fitView({ center, zoom }: View, size: Size): View {
  const fitting = clamp(zoom, leastZoom(size), maxZoom);
  const half = size.height / 2 / worldSize(fitting);
  const { x, y } = toWorld(center);
  const { lat, lng } = fromWorld({ x, y: clamp(y, half, 1 - half) });
  return { center: { lat, lng }, zoom: fitting };
}

function leastZoom({ width, height }: Size): number {
  return Math.min(maxZoom, Math.log2(Math.max(width, height, 1) / 512));
}

/** As much of the world as fits. */
export function wholeWorld(size: Size): View {
  return fitView({ center: { lat: 25, lng: 10 }, zoom: -Infinity }, size);
}

/** Moves the view by pixels: what was that far to the right and below becomes the centre. */
export function moved({ view, size }: Frame, by: Pixel): View {
  const { width, height } = size;
  const middle = { x: width / 2 + by.x, y: height / 2 + by.y };
  return fitView(
    { center: placeAt(middle, { view, size }), zoom: view.zoom },
    size,
  );
}

/** Zooms by steps of twice the size, while what is drawn at `around` stays in position. */
export function zoomed(frame: Frame, steps: number, around: Pixel): View {
  const { view, size } = frame;
  const zoom = clamp(view.zoom + steps, leastZoom(size), maxZoom);
  const kept = 1 - 2 ** (view.zoom - zoom);
  const middle = {
    x: size.width / 2 + (around.x - size.width / 2) * kept,
    y: size.height / 2 + (around.y - size.height / 2) * kept,
  };
  return fitView({ center: placeAt(middle, frame), zoom }, size);
}

/** Shows all the given locations, by default at least one step closer than before. */
export function zoomedTo(
  places: readonly Coordinates[],
  frame: Frame,
  stepsMin = 1,
): View {
  const all = places.map((place) => pixelOf(place, frame));
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const { width, height } = frame.size;
  const room = Math.min(
    (width - 2 * margin) / Math.max(1, right - left),
    (height - 2 * margin) / Math.max(1, bottom - top),
  );
  const steps = Math.max(stepsMin, Math.log2(room));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const zoom = frame.view.zoom + steps;
  return fitView({ center: placeAt(middle, frame), zoom }, frame.size);
}

/**
 * Shows all the given locations, or the entire world if there are none, on a
 * map of the size on a phone.
 */
export function viewOf(
  places: readonly Coordinates[],
  nearest = townZoom,
): View {
  const size = { width: 320, height: 360 };
  const view = wholeWorld(size);
  if (places.length === 0) return view;
  const { center, zoom } = zoomedTo(places, { view, size }, 0);
  return { center, zoom: Math.min(zoom, nearest) };
}

/** Zoom for a single location, which shows its surroundings. */
const townZoom = 9;

/** So that a marker at the edge is fully visible, and not behind the buttons. */
const margin = 72;

/** The visible part of the world. */
export function boxOf(frame: Frame): Box {
  const { width, height } = frame.size;
  const northWest = placeAt({ x: 0, y: 0 }, frame);
  const southEast = placeAt({ x: width, y: height }, frame);
  const isWhole = width >= worldSize(frame.view.zoom) - 1;
  return {
    west: isWhole ? -180 : northWest.lng,
    south: southEast.lat,
    east: isWhole ? 180 : southEast.lng,
    north: northWest.lat,
  };
}

function nearest(turns: number): number {
  return turns - Math.round(turns);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
