import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import { Turn, mapInTurns, sortInTurns } from "../../base/turn.ts";
import { toSphere } from "../../visitors/location/sphere.ts";
import { foldName } from "./fold-name.ts";

const unpack = promisify(brotliDecompress);

/** Written by webpack/places, where a comment describes the contents. */
const file = new URL("../../../dist/places.br", import.meta.url);

interface Packed {
  countries: string[];
  regions: string[];
  names: string[][];
  spellings: string[][];
  numbers: number[][];
  rows: number[][];
  longitudes: number[][];
  people: number[][];
}

export interface GazetteerPlace {
  /** GeoNames id. */
  id: number;
  name: string;
  /** Empty if unknown. */
  region: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** The center of its grid cell. */
  cell: Coordinates;
}

/** A place, and the name by which it was found. */
export interface FoundPlace extends GazetteerPlace {
  /** The alternative name by which it was found; null if it was found by its own name. */
  called: string | null;
  /** Whether no other place in its country has the same name. */
  isAlone: boolean;
}

/** The named places that authors choose from. Loaded on the first search, about 20 MB. */
export type Gazetteer = ReturnType<typeof createGazetteer>;

export function createGazetteer() {
  let loading: Promise<Index> | null = null;
  const load = () =>
    (loading ??= readIndex().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  return {
    /**
     * The place with this id; null if there is none. If another place in its
     * country has the same name, the region is added to the name.
     */
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
     * Searches places whose names, or alternative names in any language for
     * large places, begin with the typed text, ignoring accents. Order: exact
     * matches first, matches by alternative name only last; within these nearby
     * places first, then places with the most people. Text after a comma is
     * matched with the beginning of the region or country.
     * @param countryName Country name by two-letter code, in the language of
     * the client.
     */
    async search(
      typed: string,
      { near, countryName, limit }: Search,
    ): Promise<FoundPlace[]> {
      const index = await load();
      const [name = "", ...rest] = typed.split(",").map(foldName);
      if (name === "") return [];
      const within = rest.filter((part) => part !== "");
      const here = near && toSphere(near);
      const own = listBeginning(index, name);
      const spelled =
        name.length < spelledFrom
          ? new Map<number, Spelling>()
          : listSpelled(index, name, typed.split(",")[0] ?? "");
      const closenessOf = (at: number): Closeness => {
        const folded = index.folded[at] ?? "";
        if (folded === name) return "called";
        if (spelled.get(at)?.folded === name) return "spelled";
        return folded.startsWith(name) ? "begins" : "spelling begins";
      };
      const keys = [...new Set([...own, ...spelled.keys()])]
        .filter((at) =>
          within.every((part) => liesIn(index, at, part, countryName)),
        )
        .map((at) => keyOf(index, at, closenessOf(at), here));
      return [...Float64Array.from(keys).sort().subarray(0, limit)].map(
        (key) => {
          const at = key % keyStep;
          const isNamed = index.folded[at]?.startsWith(name) === true;
          return {
            ...placeAt(index, at),
            called: isNamed ? null : (spelled.get(at)?.whole ?? null),
            isAlone: isAlone(index, at),
          };
        },
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
  /** Sorted by folded name. */
  folded: string[];
  names: string[];
  ids: Int32Array;
  /** Index of the region of each place. */
  regionOf: Uint16Array;
  regions: readonly { country: string; name: string }[];
  latitudes: Float32Array;
  longitudes: Float32Array;
  people: Uint16Array;
  /** On the unit sphere, three coordinates per place. */
  points: Float32Array;
  atOf: Map<number, number>;
  /** Alternative names, sorted by folded name. */
  spelled: readonly Spelling[];
}

interface Spelling extends Folded {
  whole: string;
  at: number;
}

/**
 * Yields to other work between steps: done at once it would block for two
 * thirds of a second, and for seconds on a busy machine.
 */
async function readIndex(): Promise<Index> {
  const turn = new Turn();
  const map = <From, To>(
    list: readonly From[],
    read: (one: From, at: number) => To,
  ) => mapInTurns(list, read, turn);
  const packed = await readPacked(turn);
  const regions = await map(packed.names, (names, region) => {
    let id = 0;
    return names.map((name, at) => ({
      name,
      region,
      folded: foldName(name),
      spellings: packed.spellings[region]?.[at] ?? "",
      id: (id += packed.numbers[region]?.[at] ?? 0),
      latitude: ((packed.rows[region]?.[at] ?? 0) + 0.5) / 100 - 90,
      longitude: (packed.longitudes[region]?.[at] ?? 0) / 200,
      people: packed.people[region]?.[at] ?? 0,
    }));
  });
  const places = await sortInTurns(regions.flat(), isBefore, turn);
  const points = new Float32Array(3 * places.length);
  await map(places, ({ latitude, longitude }, at) =>
    points.set(toSphere({ lat: latitude, lng: longitude }), 3 * at),
  );
  const spelled = await map(places, ({ folded, spellings }, at) =>
    readSpellings(folded, spellings, at),
  );
  const sorted = await sortInTurns(spelled.flat(), isBefore, turn);
  const column = <To>(read: (place: (typeof places)[number]) => To) =>
    map(places, read);
  return {
    folded: await column(({ folded }) => folded),
    names: await column(({ name }) => name),
    ids: Int32Array.from(await column(({ id }) => id)),
    regionOf: Uint16Array.from(await column(({ region }) => region)),
    regions: packed.countries.map((country, region) => ({
      country,
      name: packed.regions[region] ?? "",
    })),
    latitudes: Float32Array.from(await column(({ latitude }) => latitude)),
    longitudes: Float32Array.from(await column(({ longitude }) => longitude)),
    people: Uint16Array.from(await column(({ people }) => people)),
    points,
    atOf: new Map(
      await map(places, ({ id }, at): [number, number] => [id, at]),
    ),
    spelled: sorted,
  };
}

/** The file has one line per column, so that no single line takes long to parse. */
async function readPacked(turn: Turn): Promise<Packed> {
  const lines = (await unpack(await readFile(file))).toString().split("\n");
  const columns = await mapInTurns(
    lines,
    (line) => JSON.parse(line) as Partial<Packed>,
    turn,
  );
  return Object.assign({}, ...columns) as Packed;
}

interface Folded {
  folded: string;
}

function isBefore(one: Folded, other: Folded): boolean {
  return one.folded < other.folded;
}

/** Leaves out alternative names that differ from the place's name by accents only. */
function readSpellings(
  name: string,
  spellings: string,
  at: number,
): Spelling[] {
  if (spellings === "") return [];
  return spellings
    .split("|")
    .map((whole) => ({ folded: foldName(whole), whole, at }))
    .filter(({ folded }) => folded !== name);
}

function placeAt(index: Index, at: number): GazetteerPlace {
  const { country, name } = index.regions[index.regionOf[at] ?? 0] ?? nowhere;
  return {
    id: index.ids[at] ?? 0,
    name: index.names[at] ?? "",
    region: name,
    country,
    cell: snapToGrid({
      lat: index.latitudes[at] ?? 0,
      lng: index.longitudes[at] ?? 0,
    }),
  };
}

const nowhere = { country: "", name: "" };

function listBeginning({ folded }: Index, name: string): number[] {
  const found: number[] = [];
  for (let at = firstFrom(folded, name, String); at < folded.length; at += 1) {
    if (folded[at]?.startsWith(name) !== true) break;
    found.push(at);
  }
  return found;
}

/**
 * Minimum number of letters. With fewer, almost any large place has an
 * alternative name that begins with them.
 */
const spelledFrom = 3;

/**
 * By place: the shortest alternative name that begins with the typed text, as
 * it is closest to that text. Of equally short names, one with the typed
 * accents is preferred.
 */
function listSpelled(
  { spelled }: Index,
  name: string,
  typed: string,
): Map<number, Spelling> {
  const found = new Map<number, Spelling>();
  const written = typed.trim().toLowerCase();
  const isAsWritten = ({ whole }: Spelling) =>
    whole.toLowerCase().startsWith(written);
  const isNearer = (one: Spelling, other: Spelling) =>
    one.folded.length === other.folded.length
      ? isAsWritten(one) && !isAsWritten(other)
      : one.folded.length < other.folded.length;
  const first = firstFrom(spelled, name, ({ folded }) => folded);
  for (let at = first; at < spelled.length; at += 1) {
    const spelling = spelled[at];
    if (spelling?.folded.startsWith(name) !== true) break;
    const known = found.get(spelling.at);
    if (known === undefined || isNearer(spelling, known))
      found.set(spelling.at, spelling);
  }
  return found;
}

/** Whether no other place in its country has the same name. */
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

/** Index of the first element that does not sort before `name`. */
function firstFrom<T>(
  sorted: readonly T[],
  name: string,
  nameOf: (one: T) => string,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle];
    if (one !== undefined && nameOf(one) < name) low = middle + 1;
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

/** Larger than the number of places. */
const keyStep = 2 ** 20;
/** Larger than any value of `people`. */
const peopleStep = 512;

/**
 * How closely a place's names match the typed text. "spelled" and "spelling
 * begins" are matches of alternative names only.
 */
type Closeness = "called" | "spelled" | "begins" | "spelling begins";

const tiers = { called: 0, spelled: 0, begins: 1, "spelling begins": 2 };

/**
 * Minimum population, in the logarithmic unit of the file, from which a place
 * whose own name was typed sorts before places with a matching alternative
 * name.
 */
const largeFrom = 10 * Math.log2(100_000);

/**
 * The sort key of a place, encoded in a number because numbers sort ten times
 * as fast as anything else: thousands of names begin with a single letter.
 */
function keyOf(
  index: Index,
  at: number,
  close: Closeness,
  here: readonly number[] | null,
): number {
  const people = index.people[at] ?? 0;
  const ring = tiers[close] * rings + ringOf(index, at, here);
  // A visitor who types Roma means Rome, and not a town in Texas.
  const isMeant = close === "called" && people >= largeFrom;
  const rank = 2 * ring + (isMeant ? 0 : 1);
  return (rank * peopleStep + peopleStep - 1 - people) * keyStep + at;
}

const earthKm = 6371;
/** Cosines of the angles that 100 km and 1,000 km span. */
const [near, around] = [100, 1000].map((km) => Math.cos(km / earthKm));
const rings = 3;

/** Rings rather than distances, so that a nearby hamlet does not sort before the city behind it. */
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
