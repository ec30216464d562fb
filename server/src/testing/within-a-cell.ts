import { type Coordinates, cellAround } from "@nearsay/core/domain";

/** Places all over the cell of a place, the middle first and others a few metres from its corners. */
export function spreadOver(place: Coordinates): Coordinates[] {
  const { west, south, east, north } = cellAround(place);
  const at = (across: number, up: number) => ({
    lat: south + up * (north - south),
    lng: west + across * (east - west),
  });
  return [at(0.5, 0.5), at(0.01, 0.01), at(0.99, 0.99), at(0.02, 0.97)];
}

export interface Hunted {
  /** Those of the places all over the cell that somebody cannot tell from its middle. */
  alike: Coordinates[];
  /** Whether they see when it stands some 3 km off, without which they have seen nothing. */
  sawCell: boolean;
}

/**
 * What somebody learns of where in its cell something stands.
 * @param look All that they see when it stands there, however they ask: where they go next may follow from what they saw, and not from the place.
 */
export async function hunt(
  place: Coordinates,
  look: (at: Coordinates, findEdge: FindEdge) => Promise<unknown>,
): Promise<Hunted> {
  const finders = rememberEdges();
  const told = async (at: Coordinates) =>
    JSON.stringify(await look(at, finders()));
  const places = spreadOver(place);
  const seen: string[] = [];
  for (const at of places) seen.push(await told(at));
  const elsewhere = { lat: place.lat + 0.02, lng: place.lng + 0.03 };
  return {
    alike: places.filter((_, at) => seen[at] === seen[0]),
    sawCell: (await told(elsewhere)) !== seen[0],
  };
}

type Edge = [last: number, first: number] | null;
export type FindEdge = (
  ...asked: Parameters<typeof findEdge>
) => Promise<Edge | "moved">;

/**
 * For each look one that finds edges: the first time by halves, and from then on
 * by asking on both sides of where each was. Whether it is still there takes two
 * questions instead of sixteen, and nobody wants to know where else it would be.
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

/** Of 1°, this leaves some metres, and in `npm run test:all` centimetres. */
const halvings = process.env["TEST_ALL"] === "1" ? 21 : 14;

/**
 * Where along a line something ceases to be so, by some metres: the last
 * place where it is, and the first where it is not. Null where nothing changes
 * from its one end to the other.
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
