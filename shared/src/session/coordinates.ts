import { isRecord } from "../contract/read.ts";
import type { Coordinates } from "../domain/distance.ts";
import { sessionStore } from "../storage/browser-storage.ts";

const storageKey = "last_coordinates";

/** The last coordinates of this browsing session; only two numbers count as such. */
export function readStoredCoordinates(): Coordinates | null {
  const stored = sessionStore.read(storageKey);
  if (!isRecord(stored)) return null;
  const { lat, lng } = stored;
  return Number.isFinite(lat) && Number.isFinite(lng)
    ? { lat: lat as number, lng: lng as number }
    : null;
}

export function storeCoordinates({ lat, lng }: Coordinates): void {
  sessionStore.write(storageKey, { lat, lng, ts: Date.now() });
}
