import type { WayIn } from "@nearsay/core/contract";

/**
 * "embed-unkept" means that the embedding browser stored nothing that would
 * identify a second response.
 */
export type StoredWayIn = WayIn | "embed-unkept";

export function isEmbedded(way: StoredWayIn): boolean {
  return way === "embed" || way === "embed-unkept";
}
