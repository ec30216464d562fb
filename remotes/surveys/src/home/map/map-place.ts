import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import type { View } from "@nearsay/core/ui/map";

/** In an address: `at=52.515,13.405,9.5`. A cell's middle, so that a link gives nobody's place away. */
export function writePlace({ center, zoom }: View): string {
  const { lat, lng } = snapToGrid(center);
  return [lat, lng, Math.round(zoom * 100) / 100].join(",");
}

/** Null for what is no place. */
export function readPlace(text: string | null): View | null {
  const [lat, lng, zoom, ...more] = (text ?? "").split(",").map(toNumber);
  const isOnMap =
    within(lat, 90) && within(lng, 180) && within(zoom, 30) && !more.length;
  return isOnMap ? { center: { lat, lng }, zoom } : null;
}

/** From how near a place is shown that is the viewer's own: as near as there is still something to see around it. */
const ownZooms = { streets: 9, borders: 5 };

/** @param shows What the map is drawn of: the operator's has streets, ours borders alone. */
export function viewAround(
  place: Coordinates,
  shows: keyof typeof ownZooms,
): View {
  return { center: snapToGrid(place), zoom: ownZooms[shows] };
}

/** An empty text is no number here. */
function toNumber(text: string): number {
  return text.trim() === "" ? NaN : Number(text);
}

function within(value: number | undefined, most: number): value is number {
  return value !== undefined && Math.abs(value) <= most;
}
