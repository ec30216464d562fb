import type { Coordinates } from "@nearsay/core/domain";

/** The place as a point on the unit sphere, where straight distances sort as great-circle ones do. */
export function toSphere({ lat, lng }: Coordinates): number[] {
  const [phi, lambda] = [lat, lng].map((degrees) => (degrees * Math.PI) / 180);
  const [latitude, longitude] = [phi ?? 0, lambda ?? 0];
  return [
    Math.cos(latitude) * Math.cos(longitude),
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude),
  ];
}
