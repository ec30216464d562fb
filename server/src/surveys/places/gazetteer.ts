import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import { toSphere } from "../../visitors/location/sphere.ts";
import { foldName } from "./fold-name.ts";

const unpack = promisify(brotliDecompress);

/** Written by webpack/places, of which a comment says what is in it. */
const file = new URL("../../../dist/places.br", import.meta.url);

interface Packed {
  countries: string[];
  regions: string[];
  names: string[][];
  numbers: number[][];
  rows: number[][];
  longitudes: number[][];
  people: number[][];
}

export interface GazetteerPlace {
  /** As GeoNames numbers it. */
  id: number;
  name: string;
  /** Empty where it is not known. */
  region: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** The middle of its cell. */
  cell: Coordinates;
}

/** The places that authors choose from. Loaded when the first is looked for, some 10 MB. */
export type Gazetteer = ReturnType<typeof createGazetteer>;

export function createGazetteer() {
  let loading: Promise<Index> | null = null;
  const load = () => (loading ??= readIndex());
  return {
    /** The place of this number, called so that it is no other of its country; null where there is none. */
    async find(id: number): Promise<GazetteerPlace | null> {
      const index = await load();
      const at = index.atOf.get(id);
      if (at === undefined) return null;
      const place = placeAt(index, at);
      const { name, region } = place;
      if (region === "" || isAlone(index, at)) return place;
      return { ...place, name: `${name}, ${region}` };
    },

    /**
     * Places whose names begin so, however they are accented: those that are
     * called exactly so first, then those near, then those with most people.
     * After a comma follows the beginning of their region or country.
     * @param countryName By its two letters, in the language of who asks.
     */
    async search(
      typed: string,
      { near, countryName, limit }: Search,
    ): Promise<GazetteerPlace[]> {
      const index = await load();
      const [name = "", ...rest] = typed.split(",").map(foldName);
      if (name === "") return [];
      const within = rest.filter((part) => part !== "");
      const here = near && toSphere(near);
      const keys = listBeginning(index, name)
        .filter((at) =>
          within.every((part) => liesIn(index, at, part, countryName)),
        )
        .map((at) => keyOf(index, at, name, here));
      return [...Float64Array.from(keys).sort().subarray(0, limit)].map((key) =>
        placeAt(index, key % keyStep),
      );
    },
  };
}

export interface Search {
  near: Coordinates | null;
  countryName: (code: string) => string;
  limit: number;
}

interface Index {
  /** In the order of their folded names. */
  folded: string[];
  names: string[];
  ids: Int32Array;
  /** Which of the regions a place lies in. */
  regionOf: Uint16Array;
  regions: readonly { country: string; name: string }[];
  latitudes: Float32Array;
  longitudes: Float32Array;
  people: Uint16Array;
  /** On the unit sphere, three for each. */
  points: Float32Array;
  atOf: Map<number, number>;
}

async function readIndex(): Promise<Index> {
  const text = (await unpack(await readFile(file))).toString();
  const packed = JSON.parse(text) as Packed;
  const places = packed.names
    .flatMap((names, region) => {
      let id = 0;
      return names.map((name, at) => ({
        ...{ name, region, folded: foldName(name) },
        id: (id += packed.numbers[region]?.[at] ?? 0),
        latitude: ((packed.rows[region]?.[at] ?? 0) + 0.5) / 100 - 90,
        longitude: (packed.longitudes[region]?.[at] ?? 0) / 200,
        people: packed.people[region]?.[at] ?? 0,
      }));
    })
    .sort((one, other) => (one.folded < other.folded ? -1 : 1));
  return {
    folded: places.map(({ folded }) => folded),
    names: places.map(({ name }) => name),
    ids: Int32Array.from(places, ({ id }) => id),
    regionOf: Uint16Array.from(places, ({ region }) => region),
    regions: packed.countries.map((country, region) => ({
      country,
      name: packed.regions[region] ?? "",
    })),
    latitudes: Float32Array.from(places, ({ latitude }) => latitude),
    longitudes: Float32Array.from(places, ({ longitude }) => longitude),
    people: Uint16Array.from(places, ({ people }) => people),
    points: Float32Array.from(
      places.flatMap(({ latitude, longitude }) =>
        toSphere({ lat: latitude, lng: longitude }),
      ),
    ),
    atOf: new Map(places.map(({ id }, at) => [id, at])),
  };
}

function placeAt(index: Index, at: number): GazetteerPlace {
  const { country, name } = index.regions[index.regionOf[at] ?? 0] ?? nowhere;
  return {
    ...{ id: index.ids[at] ?? 0, name: index.names[at] ?? "" },
    ...{ region: name, country },
    cell: snapToGrid({
      lat: index.latitudes[at] ?? 0,
      lng: index.longitudes[at] ?? 0,
    }),
  };
}

const nowhere = { country: "", name: "" };

function listBeginning({ folded }: Index, name: string): number[] {
  const found: number[] = [];
  for (let at = firstFrom(folded, name); at < folded.length; at += 1) {
    if (folded[at]?.startsWith(name) !== true) break;
    found.push(at);
  }
  return found;
}

/** Whether no other place of its country is called so. */
function isAlone(index: Index, at: number): boolean {
  const { country } = placeAt(index, at);
  const name = index.folded[at] ?? "";
  return listBeginning(index, name).every(
    (other) =>
      other === at ||
      index.folded[other] !== name ||
      placeAt(index, other).country !== country,
  );
}

/** Where the first one stands that is not before this. */
function firstFrom(sorted: readonly string[], name: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

function liesIn(
  { regions, regionOf }: Index,
  at: number,
  part: string,
  countryName: Search["countryName"],
): boolean {
  const { country, name } = regions[regionOf[at] ?? 0] ?? nowhere;
  return [name, countryName(country), country].some((whole) =>
    foldName(whole).startsWith(part),
  );
}

/** More than there are places. */
const keyStep = 2 ** 20;
/** More than `people` says of any. */
const peopleStep = 512;

/** Places in their order as numbers, which sort ten times as fast as anything else: a single letter is the beginning of thousands. */
function keyOf(
  index: Index,
  at: number,
  name: string,
  here: readonly number[] | null,
): number {
  const rank =
    (index.folded[at] === name ? 0 : rings) + ringOf(index, at, here);
  const fewer = peopleStep - 1 - (index.people[at] ?? 0);
  return (rank * peopleStep + fewer) * keyStep + at;
}

const earthKm = 6371;
/** Cosines of angles of 100 and of 1,000 km. */
const [near, around] = [100, 1000].map((km) => Math.cos(km / earthKm));
const rings = 3;

/** Rings rather than distances, so that a hamlet next door does not stand before the city behind it. */
function ringOf(
  { points }: Index,
  at: number,
  here: readonly number[] | null,
): number {
  if (here === null) return 0;
  const cosine = here.reduce(
    (sum, axis, place) => sum + axis * (points[3 * at + place] ?? 0),
    0,
  );
  if (cosine >= (near ?? 1)) return 0;
  return cosine >= (around ?? 1) ? 1 : 2;
}
