import { snapToGrid } from "@nearsay/core/domain";

/** Coordinates on the grid; null where they are missing or no place on earth. */
export function snapPlace(
  latitude: number | undefined,
  longitude: number | undefined,
): { latitude: number | null; longitude: number | null } {
  if (!within(latitude, 90) || !within(longitude, 180))
    return { latitude: null, longitude: null };
  const { lat, lng } = snapToGrid({ lat: latitude, lng: longitude });
  return { latitude: lat, longitude: lng };
}

function within(degrees: number | undefined, most: number): degrees is number {
  return degrees !== undefined && Math.abs(degrees) <= most;
}
