import { type Coordinates, cellAround } from "@nearsay/core/domain";

/**
 * Positions all over the cell of a position, the center first and others a few
 * meters from its corners.
 */
export function spreadOver(place: Coordinates): Coordinates[] {
  const { west, south, east, north } = cellAround(place);
  const at = (across: number, up: number) => ({
    lat: south + up * (north - south),
    lng: west + across * (east - west),
  });
  return [at(0.5, 0.5), at(0.01, 0.01), at(0.99, 0.99), at(0.02, 0.97)];
}

export interface Hunted {
  /** Those of the positions in the cell that an attacker cannot distinguish from its center. */
  alike: Coordinates[];
  /** Whether the attacker notices a move of about 3 km; if not, the attack observes nothing. */
  sawCell: boolean;
}

/**
 * What an attacker learns about the position within its cell.
 * @param observe Returns everything that the attacker observes if it is at a
 * position, with any requests: the next request may depend on earlier results,
 * but not on the position.
 */
export async function hunt(
  place: Coordinates,
  observe: (at: Coordinates, findEdge: FindEdge) => Promise<unknown>,
): Promise<Hunted> {
  const finders = rememberEdges();
  const observedAt = async (at: Coordinates) =>
    JSON.stringify(await observe(at, finders()));
  const places = spreadOver(place);
  const seen: string[] = [];
  for (const at of places) seen.push(await observedAt(at));
  const elsewhere = { lat: place.lat + 0.02, lng: place.lng + 0.03 };
  return {
    alike: places.filter((_, at) => seen[at] === seen[0]),
    sawCell: (await observedAt(elsewhere)) !== seen[0],
  };
}

type Edge = [last: number, first: number] | null;
export type FindEdge = (
  ...asked: Parameters<typeof findEdge>
) => Promise<Edge | "moved">;

/**
 * Each call of the returned function starts an evaluation with a function that
 * finds edges. The first evaluation bisects; further ones only test both sides
 * of the edge found before. Checking that an edge has not moved takes two
 * requests instead of sixteen, and its new position does not matter.
 */
function rememberEdges(): () => FindEdge {
  const edges: Edge[] = [];
  return () => {
    let asked = 0;
    return async (isSo, line) => {
      const at = asked;
      asked += 1;
      const before = edges[at];
      if (before) {
        const [last, first] = before;
        const stays = (await isSo(last)) && !(await isSo(first));
        return stays ? before : "moved";
      }
      const found = await findEdge(isSo, line);
      if (before === undefined) edges[at] = found;
      return found;
    };
  };
}

/** For a range of 1° this is precise to some meters, and in `npm run test:all` to centimeters. */
const halvings = process.env["TEST_ALL"] === "1" ? 21 : 14;

/**
 * The position along a line at which a condition stops being true, precise to
 * some meters: the last position where it is true, and the first where it is
 * not. Null if it does not change between the two ends.
 */
export async function findEdge(
  isSo: (at: number) => Promise<boolean>,
  [inside, outside]: readonly [number, number],
): Promise<Edge> {
  if (!(await isSo(inside)) || (await isSo(outside))) return null;
  let [last, first] = [inside, outside];
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (last + first) / 2;
    if (await isSo(middle)) last = middle;
    else first = middle;
  }
  return [last, first];
}
