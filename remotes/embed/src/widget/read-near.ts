import type { Coordinates } from "@nearsay/core/domain";

const number = "-?\\d{1,3}(?:\\.\\d{1,20})?";
const pair = new RegExp(`^\\s*(${number})\\s*,\\s*(${number})\\s*$`);

/** A latitude and a longitude in degrees, such as `52.52,13.40`; null for anything else. */
export function readNear(text: string): Coordinates | null {
  const [, lat, lng] = (pair.exec(text) ?? []).map(Number);
  if (lat === undefined || lng === undefined) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
