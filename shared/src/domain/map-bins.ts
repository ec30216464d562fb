import type { Coordinates } from "./distance.ts";
import type { Box } from "./location.ts";

/** Levels of map bins: the full map is level 0, and each bin contains four of the next level. */
export const finestMapBin = 14;

/**
 * Circumference of the equator in kilometres, and the minimum width of a bin,
 * which no grid cell may exceed.
 */
const circumference = 40_075;
const leastWidth = 1.2;
/** The limit of a Mercator map. */
const latitudeMax = 85;

/**
 * The finest bin of a Mercator map that contains a snapped location, as a
 * quadkey: one digit for each level, so that a bin's name begins with those of
 * the bins that contain it.
 */
export function mapBinOf({ lat, lng }: Coordinates): string {
  const level = finestAt(lat);
  const size = 2 ** level;
  const [column, row] = [columnOf(lng, size), rowOf(lat, size)];
  return Array.from({ length: level }, (_, place) => {
    const bit = 2 ** (level - 1 - place);
    const east = Math.floor(column / bit) % 2;
    const south = Math.floor(row / bit) % 2;
    return `${east + 2 * south}`;
  }).join("");
}

/** The bounds of a bin by its quadkey. */
export function mapBinBounds(bin: string): Box {
  const size = 2 ** bin.length;
  let [column, row] = [0, 0];
  for (const digit of bin) {
    column = 2 * column + (Number(digit) % 2);
    row = 2 * row + Math.floor(Number(digit) / 2);
  }
  return {
    west: (column / size) * 360 - 180,
    east: ((column + 1) / size) * 360 - 180,
    north: latitudeAt(row / size),
    south: latitudeAt((row + 1) / size),
  };
}

/** An area of the map that consists of full bins of one level. */
export interface MapPiece extends Box {
  level: number;
}

/**
 * Bins of an area, numbered from the north and from the west; `left` is greater
 * than `right` across the 180th meridian.
 */
export interface MapBinRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Maximum number of bins along a side of an area, before it is extended to full bins. */
const binsAlong = 24;
/**
 * Degrees by which an area ends before bins that it does not contain. No centre
 * of a cell is so close to an edge.
 */
const inset = 5e-7;

/** The full bins that a part of the map touches, at the level that a map of it needs. */
export function pieceOf(box: Box): MapPiece {
  const level = levelFor(box);
  const size = 2 ** level;
  const { top, bottom, left, right } = mapBinsIn({ ...box, level });
  const isRound = left === 0 && right === size - 1;
  return {
    level,
    west: (left / size) * 360 - 180,
    east: isRound ? 180 : ((right + 1) / size) * 360 - 180 - inset,
    north: top <= rowOf(90, size) ? 90 : latitudeAt(top / size) - inset,
    south:
      bottom >= rowOf(-90, size)
        ? -90
        : latitudeAt((bottom + 1) / size) + inset,
  };
}

/** The bins that an area contains or touches. */
export function mapBinsIn(piece: MapPiece): MapBinRange {
  const { level, west, south, east, north } = piece;
  const size = 2 ** level;
  const [top, bottom] = [rowOf(north, size), rowOf(south, size)];
  const [left, right] = [columnOf(west, size), columnOf(east, size)];
  const isRound = west > east && left <= right;
  return isRound
    ? { top, bottom, left: 0, right: size - 1 }
    : { top, bottom, left, right };
}

function levelFor({ west, south, east, north }: Box): number {
  const wide = (west <= east ? east - west : east - west + 360) / 360;
  const high = mercator(south) - mercator(north);
  const longer = Math.max(wide, high, 2 ** -finestMapBin);
  return Math.min(finestMapBin, Math.floor(Math.log2(binsAlong / longer)));
}

function columnOf(lng: number, size: number): number {
  return clamp(Math.floor(((lng + 180) / 360) * size), size);
}

function rowOf(lat: number, size: number): number {
  return clamp(Math.floor(mercator(lat) * size), size);
}

/** Towards the poles, bins of one level get smaller than the grid's cells. */
function finestAt(lat: number): number {
  const round = circumference * Math.cos(toRadians(limit(lat)));
  return Math.min(finestMapBin, Math.floor(Math.log2(round / leastWidth)));
}

/** 0 in the north to 1 in the south. */
function mercator(lat: number): number {
  const angle = Math.PI / 4 + toRadians(limit(lat)) / 2;
  return (1 - Math.log(Math.tan(angle)) / Math.PI) / 2;
}

function latitudeAt(share: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;
}

function limit(lat: number): number {
  return Math.min(latitudeMax, Math.max(-latitudeMax, lat));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function clamp(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index));
}
