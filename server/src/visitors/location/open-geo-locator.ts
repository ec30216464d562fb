import type { GeoConfig } from "./geo-config.ts";
import { openGeoDatabase } from "./geo-database.ts";
import { readGeoHeaders } from "./geo-headers.ts";
import { type GeoLocator, nowhere } from "./geo-locator.ts";

/** @throws ConfigError if the database of addresses cannot be read. */
export async function openGeoLocator({
  database,
  headers,
}: GeoConfig): Promise<GeoLocator> {
  if (database !== null) return openGeoDatabase(database);
  return headers === null ? nowhere : readGeoHeaders(headers);
}
