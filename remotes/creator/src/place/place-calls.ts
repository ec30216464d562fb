import { request } from "@nearsay/core/api";
import type { Coordinates } from "@nearsay/core/domain";

/** A place as the server finds it. */
export interface FoundPlace {
  readonly id: number;
  readonly name: string;
  /** As it is called where it was found by another name. */
  readonly called?: string;
  readonly region?: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Those whose names begin so, the best first. @param near Snapped by who asks. @throws ApiError */
export async function findPlaces(
  q: string,
  near: Coordinates | null,
  signal?: AbortSignal,
): Promise<readonly FoundPlace[]> {
  const query = { q, ...near };
  const reply = await request("/places", { query, signal });
  return (reply as { items: FoundPlace[] }).items;
}
