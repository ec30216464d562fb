import type { Coordinates } from "./distance.ts";

const latitudeStep = 0.01;
const latitudeRows = 18_000;
const metersPerDegree = (Math.PI * 12_742_000) / 360;
/** Maximum error of two rounded centres together, in degrees. */
const rounding = 2e-6;
/** Minimum width of a cell, in metres: slightly over 1 km, so that rounding never makes it less. */
const leastWidth = 1_001;

/**
 * The centre of the grid cell that contains a point. Cells are at least 1 km
 * wide on both axes everywhere: rows of 0.01° latitude (1.11 km), each divided
 * into the maximum number of equal cells that keep that width at the pole-ward
 * edge.
 */
export function snapToGrid(place: Coordinates): Coordinates {
  const { row, column, columns } = cellOf(place);
  return {
    lat: round(-90 + (row + 0.5) * latitudeStep),
    lng: round(-180 + ((column + 0.5) / columns) * 360),
  };
}

/**
 * An area of the map, in degrees; `west` is greater than `east` if it crosses
 * the 180th meridian.
 */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The edges of the grid cell that contains a point. */
export function cellAround(place: Coordinates): Box {
  const { row, column, columns } = cellOf(place);
  return {
    west: round(-180 + (column / columns) * 360),
    south: round(-90 + row * latitudeStep),
    east: round(-180 + ((column + 1) / columns) * 360),
    north: round(-90 + (row + 1) * latitudeStep),
  };
}

function cellOf({ lat, lng }: Coordinates) {
  const row = rowOf(lat);
  const columns = columnsOf(row);
  const turn = (((lng + 180) % 360) + 360) % 360;
  const column = clamp(Math.floor((turn / 360) * columns), columns);
  return { row, column, columns };
}

/**
 * Whether two snapped locations are in the same cell, or in cells that share an
 * edge or a corner.
 */
export function touches(one: Coordinates, other: Coordinates): boolean {
  const [row, otherRow] = [rowOf(one.lat), rowOf(other.lat)];
  if (Math.abs(row - otherRow) > 1) return false;
  const turn = Math.abs(one.lng - other.lng) % 360;
  const apart = Math.min(turn, 360 - turn);
  const halves = 180 / columnsOf(row) + 180 / columnsOf(otherRow);
  return apart <= halves + rounding;
}

function rowOf(lat: number): number {
  return clamp(Math.floor((lat + 90) / latitudeStep), latitudeRows);
}

function columnsOf(row: number): number {
  const edges = [row, row + 1].map((edge) => -90 + edge * latitudeStep);
  const [low = 0, high = 0] = edges.map((edge) =>
    Math.cos((edge * Math.PI) / 180),
  );
  const circumference = 360 * metersPerDegree * Math.min(low, high);
  return Math.max(1, Math.floor(circumference / leastWidth));
}

function clamp(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index));
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
