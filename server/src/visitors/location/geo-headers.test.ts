import { snapToGrid } from "@nearsay/core/domain";
import type { FastifyRequest } from "fastify";
import { readGeoHeaders } from "./geo-headers.ts";
import { unknownPlace } from "./geo-locator.ts";

/** A request after it was forwarded by a trusted proxy. */
function forwarded(headers: Record<string, string>): FastifyRequest {
  return { ips: ["10.0.0.1", "203.0.113.7"], headers } as FastifyRequest & {
    headers: typeof headers;
  };
}

const asLatin1 = (text: string) => Buffer.from(text).toString("latin1");

test("Cloudflare's headers are read as a city, on the grid", () => {
  const { lat, lng } = snapToGrid({ lat: 47.3769, lng: 8.5417 });
  const request = forwarded({
    "cf-ipcity": asLatin1("Zürich"),
    "cf-region": "Zurich",
    "cf-ipcountry": "CH",
    "cf-ipcontinent": "EU",
    "cf-timezone": "Europe/Zurich",
    "cf-iplatitude": "47.37690",
    "cf-iplongitude": "8.54170",
  });
  expect(readGeoHeaders("cloudflare").locate(request)).toEqual({
    city: "Zürich",
    region: "Zurich",
    countryCode: "CH",
    continent: "EU",
    timezone: "Europe/Zurich",
    org: null,
    latitude: lat,
    longitude: lng,
  });
});

test("CloudFront's headers are decoded", () => {
  const request = forwarded({
    "cloudfront-viewer-city": "S%C3%A3o%20Paulo",
    "cloudfront-viewer-country": "BR",
    "cloudfront-viewer-time-zone": "America/Sao_Paulo",
  });
  expect(readGeoHeaders("cloudfront").locate(request)).toEqual({
    ...unknownPlace,
    city: "São Paulo",
    countryCode: "BR",
    timezone: "America/Sao_Paulo",
  });
});

test("invalid values are null", () => {
  const request = forwarded({
    "cf-ipcity": "100% Town",
    "cf-ipcountry": "T1",
    "cf-iplatitude": "91",
    "cf-iplongitude": "east",
  });
  expect(readGeoHeaders("cloudflare").locate(request)).toEqual({
    ...unknownPlace,
    city: "100% Town",
  });
});
