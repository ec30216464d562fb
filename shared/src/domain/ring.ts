import { type Ring, rings } from "../contract/answer-places.ts";
import { type Coordinates, distanceMeters } from "./distance.ts";
import { snapToGrid, touches } from "./location.ts";

export { type Ring, rings };

/** Metres up to which a ring reaches; the first is told by cells, the last has no end. */
const reach = { near: 10_000, region: 50_000 };

/**
 * The ring round a place in which somebody is. Both are taken to their cells
 * first, so that no ring tells more of somebody than their cell does: `here` is
 * the cell of the place and those that touch it, the rest goes by the distance
 * between the middles of cells.
 */
export function ringOf(place: Coordinates, person: Coordinates): Ring {
  const [middle, own] = [snapToGrid(place), snapToGrid(person)];
  if (touches(middle, own)) return "here";
  const meters = distanceMeters(middle, own);
  if (meters <= reach.near) return "near";
  return meters <= reach.region ? "region" : "far";
}
