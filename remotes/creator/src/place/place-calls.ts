import { request } from "@nearsay/core/api";
import type { Coordinates } from "@nearsay/core/domain";

/** A place as the server returns it. */
export interface FoundPlace {
  readonly id: number;
  readonly name: string;
  /** The alternative name by which it was found. */
  readonly called?: string;
  readonly region?: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Places whose names start with the text, best first.
 * @param near Snapped to the grid by the caller.
 * @throws ApiError
 */
export async function findPlaces(
  q: string,
  near: Coordinates | null,
  signal?: AbortSignal,
): Promise<readonly FoundPlace[]> {
  const query = { q, ...near };
  const reply = await request("/places", { query, signal });
  return (reply as { items: FoundPlace[] }).items;
}
