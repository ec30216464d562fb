import { type Ring, rings } from "../contract/answer-places.ts";
import { type Coordinates, distanceMeters } from "./distance.ts";
import { snapToGrid, touches } from "./location.ts";

export { type Ring, rings };

/**
 * Outer limits of the rings in metres; the nearest one is determined by cells,
 * the last one has no limit.
 */
const reach = { near: 10_000, region: 50_000 };

/**
 * The ring around a location that contains a person. Both are snapped to their
 * cells first, so that a ring reveals no more about a person than their cell
 * does: `here` is the cell of the location and the adjacent ones; the other
 * rings depend on the distance between the centres of the cells.
 */
export function ringOf(place: Coordinates, person: Coordinates): Ring {
  const [middle, own] = [snapToGrid(place), snapToGrid(person)];
  if (touches(middle, own)) return "here";
  const meters = distanceMeters(middle, own);
  if (meters <= reach.near) return "near";
  return meters <= reach.region ? "region" : "far";
}
