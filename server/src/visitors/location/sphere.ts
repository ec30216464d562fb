import type { Box, Coordinates } from "@nearsay/core/domain";

/**
 * The position as a point on the unit sphere, where straight distances sort
 * like great-circle distances.
 */
export function toSphere({ lat, lng }: Coordinates): number[] {
  const [phi, lambda] = [lat, lng].map((degrees) => (degrees * Math.PI) / 180);
  const [latitude, longitude] = [phi ?? 0, lambda ?? 0];
  return [
    Math.cos(latitude) * Math.cos(longitude),
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude),
  ];
}

/** The edges, along each axis, of a piece of the map on that sphere. */
export function boxOnSphere({ west, south, east, north }: Box): {
  least: number[];
  most: number[];
} {
  const end = west <= east ? east : east + 360;
  // A coordinate has its extremes at a corner, or where the piece crosses the
  // axis.
  const turns = [-180, -90, 0, 90, 180, 270, 360, 450, 540];
  const lngs = [west, end, ...turns.filter((t) => west < t && t < end)];
  const lats = [south, north, ...(south < 0 && north > 0 ? [0] : [])];
  const points = lats.flatMap((lat) =>
    lngs.map((lng) => toSphere({ lat, lng })),
  );
  const along = (axis: number) => points.map((point) => point[axis] ?? 0);
  const axes = [0, 1, 2].map(along);
  return {
    least: axes.map((values) => Math.min(...values) - rounding),
    most: axes.map((values) => Math.max(...values) + rounding),
  };
}

const rounding = 1e-9;
