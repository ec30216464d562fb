import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import type { View } from "@nearsay/core/ui/map";

/**
 * In an address: `at=52.515,13.405,9.5`. A cell's centre, so that a link
 * reveals no one's location.
 */
export function writePlace({ center, zoom }: View): string {
  const { lat, lng } = snapToGrid(center);
  return [lat, lng, Math.round(zoom * 100) / 100].join(",");
}

/** Null if the text is no location. */
export function readPlace(text: string | null): View | null {
  const [lat, lng, zoom, ...more] = (text ?? "").split(",").map(toNumber);
  const isOnMap =
    within(lat, 90) && within(lng, 180) && within(zoom, 30) && !more.length;
  return isOnMap ? { center: { lat, lng }, zoom } : null;
}

/** Zoom for the viewer's own location: as near as leaves something visible around it. */
const ownZooms = { streets: 9, borders: 5 };

/**
 * @param shows What the map consists of: the operator's has streets, the
 * built-in one borders only.
 */
export function viewAround(
  place: Coordinates,
  shows: keyof typeof ownZooms,
): View {
  return { center: snapToGrid(place), zoom: ownZooms[shows] };
}

/** `Number("")` would be 0. */
function toNumber(text: string): number {
  return text.trim() === "" ? NaN : Number(text);
}

function within(value: number | undefined, most: number): value is number {
  return value !== undefined && Math.abs(value) <= most;
}
