import { resolve } from "node:path";
import type { Settings } from "../../base/settings.ts";
import { type GeoProvider, geoProviders } from "./geo-headers.ts";

/** The source of a visitor's city; only one of them may be set. */
export interface GeoConfig {
  /** Path of a database in MaxMind's format. */
  database: string | null;
  /** The provider whose headers are trusted. */
  headers: GeoProvider | null;
}

export function readGeo(settings: Settings): GeoConfig {
  const path = settings.text("GEOIP_DB");
  const headers = settings.choice("GEOIP_HEADERS", geoProviders);
  if (headers !== null && settings.proxies("TRUST_PROXY") === false)
    settings.refuse(
      "GEOIP_HEADERS is set, but TRUST_PROXY is off, so no headers would be trusted. Set TRUST_PROXY to the proxy that sends them, or remove GEOIP_HEADERS.",
    );
  if (path !== null && headers !== null)
    settings.refuse(
      "GEOIP_DB and GEOIP_HEADERS are both set: set only one of them.",
    );
  return { database: path === null ? null : resolve(path), headers };
}
