import { readFile, stat } from "node:fs/promises";
import { type CityResponse, Reader } from "maxmind";
import { ConfigError } from "../../base/settings.ts";
import {
  type GeoLocator,
  type GeoPlace,
  unknownPlace,
  snapPlace,
} from "./geo-locator.ts";

/** Milliseconds after which a replaced file is in use. */
const checkEveryMs = 60_000;

/**
 * Locates by a city database in MaxMind's format. The file is kept in memory
 * and reloaded after it was replaced; if the replacement is broken, the old
 * data remain in use.
 * @throws ConfigError if the file cannot be read.
 */
export async function openGeoDatabase(file: string): Promise<GeoLocator> {
  let current = await read(file).catch((error: unknown) => {
    throw unreadable(file, error);
  });

  async function refresh(): Promise<void> {
    const { mtimeMs, ino } = await stat(file);
    if (mtimeMs === current.mtimeMs && ino === current.ino) return;
    current = await read(file);
  }

  return {
    locate: ({ ip }) => toPlace(find(current.reader, ip)),
    jobs: [
      { name: "reading GEOIP_DB anew", everyMs: checkEveryMs, run: refresh },
    ],
  };
}

async function read(file: string) {
  const { mtimeMs, ino } = await stat(file);
  const reader = new Reader<CityResponse>(await readFile(file));
  // This lookup fails if the file is truncated.
  reader.get("192.0.2.1");
  return { reader, mtimeMs, ino };
}

function unreadable(file: string, error: unknown): ConfigError {
  const why = error instanceof Error ? error.message : String(error);
  return new ConfigError([
    `GEOIP_DB is "${file}": it cannot be read as a city database in MaxMind's format (${why}). Give the path of an unpacked .mmdb file, or remove GEOIP_DB.`,
  ]);
}

/**
 * Null for a text that is no address, as a proxy may have sent it, and for IPv6
 * if the file contains none.
 */
function find(reader: Reader<CityResponse>, ip: string): CityResponse | null {
  try {
    return reader.get(ip);
  } catch {
    return null;
  }
}

function toPlace(found: CityResponse | null): GeoPlace {
  if (found === null) return unknownPlace;
  const { location, traits } = found;
  return {
    city: nameOf(found.city),
    region: nameOf(found.subdivisions?.[0]),
    countryCode: found.country?.iso_code ?? null,
    continent: found.continent?.code ?? null,
    timezone: location?.time_zone ?? null,
    org: traits?.organization ?? traits?.autonomous_system_organization ?? null,
    ...snapPlace(location?.latitude, location?.longitude),
  };
}

/** Files that are not from MaxMind may lack names, or have a text instead of a record. */
function nameOf(record?: { names?: { en?: string } }): string | null {
  return record?.names?.en ?? null;
}
