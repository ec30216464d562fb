import type { FastifyRequest } from "fastify";
import { type GeoLocator, unknownPlace, snapPlace } from "./geo-locator.ts";

interface HeaderNames {
  city: string;
  region: string;
  countryCode: string;
  continent?: string;
  timezone: string;
  latitude: string;
  longitude: string;
}

/** The names of the headers with which proxies send a visitor's city. */
const providers = {
  cloudflare: {
    city: "cf-ipcity",
    region: "cf-region",
    countryCode: "cf-ipcountry",
    continent: "cf-ipcontinent",
    timezone: "cf-timezone",
    latitude: "cf-iplatitude",
    longitude: "cf-iplongitude",
  },
  cloudfront: {
    city: "cloudfront-viewer-city",
    region: "cloudfront-viewer-country-region-name",
    countryCode: "cloudfront-viewer-country",
    timezone: "cloudfront-viewer-time-zone",
    latitude: "cloudfront-viewer-latitude",
    longitude: "cloudfront-viewer-longitude",
  },
} satisfies Record<string, HeaderNames>;

export type GeoProvider = keyof typeof providers;

export const geoProviders = Object.keys(providers) as GeoProvider[];

/** Sent if the country is unknown, and for Tor. */
const noCountry = new Set(["XX", "ZZ", "T1"]);

/** Locates by the headers of a trusted proxy; a request that bypassed the proxy has no location. */
export function readGeoHeaders(provider: GeoProvider): GeoLocator {
  const names: HeaderNames = providers[provider];
  return {
    locate: (request) =>
      isForwarded(request) ? read(request, names) : unknownPlace,
    jobs: [],
  };
}

/** Further addresses than the connection's own are listed only if that one is trusted. */
function isForwarded({ ips = [] }: FastifyRequest): boolean {
  return ips.length > 1;
}

function read(request: FastifyRequest, names: HeaderNames) {
  const text = (name: string | undefined) => textOf(request, name);
  const number = (name: string) => numberOf(text(name));
  const country = text(names.countryCode);
  return {
    ...unknownPlace,
    city: text(names.city),
    region: text(names.region),
    countryCode: country !== null && noCountry.has(country) ? null : country,
    continent: text(names.continent),
    timezone: text(names.timezone),
    ...snapPlace(number(names.latitude), number(names.longitude)),
  };
}

/** Cloudflare sends UTF-8, which Node decodes as Latin-1; CloudFront uses percent encoding. */
function textOf(
  { headers }: FastifyRequest,
  name: string | undefined,
): string | null {
  const value = name === undefined ? undefined : headers[name];
  if (typeof value !== "string" || value === "") return null;
  const text = Buffer.from(value, "latin1").toString("utf8");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function numberOf(text: string | null): number | undefined {
  const number = text === null ? NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}
