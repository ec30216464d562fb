import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { snapToGrid } from "@nearsay/core/domain";
import type { FastifyRequest } from "fastify";
import { writeMmdb } from "../../testing/write-mmdb.ts";
import { openGeoDatabase } from "./geo-database.ts";
import { unknownPlace } from "./geo-locator.ts";

const lisbon = {
  city: { names: { en: "Lisbon", pt: "Lisboa" } },
  subdivisions: [{ names: { en: "Lisbon District" } }],
  country: { iso_code: "PT" },
  continent: { code: "EU" },
  location: {
    latitude: 38.7223,
    longitude: -9.1393,
    time_zone: "Europe/Lisbon",
  },
  traits: { organization: "A university" },
};

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nearsay-geo-"));
  file = join(folder, "city.mmdb");
  await writeFile(
    file,
    writeMmdb({
      "203.0.113.0/24": lisbon,
      "2001:db8::/32": { country: { iso_code: "NO" } },
    }),
  );
});

afterEach(() => rm(folder, { recursive: true }));

const from = (ip: string) => ({ ip }) as FastifyRequest;

test("an address is located to the city, on the grid", async () => {
  const geo = await openGeoDatabase(file);
  const { lat, lng } = snapToGrid({ lat: 38.7223, lng: -9.1393 });
  expect(geo.locate(from("203.0.113.77"))).toEqual({
    city: "Lisbon",
    region: "Lisbon District",
    countryCode: "PT",
    continent: "EU",
    timezone: "Europe/Lisbon",
    org: "A university",
    latitude: lat,
    longitude: lng,
  });
});

test("fields missing in the file are null", async () => {
  const geo = await openGeoDatabase(file);
  expect(geo.locate(from("2001:db8::1"))).toEqual({
    ...unknownPlace,
    countryCode: "NO",
  });
});

test.each(["198.51.100.1", "2001:db9::1", "", "unknown", "203.0.113.7:80"])(
  "the address %j has no location",
  async (ip) => {
    const geo = await openGeoDatabase(file);
    expect(geo.locate(from(ip))).toEqual(unknownPlace);
  },
);

test("a file with other records than MaxMind's yields no locations", async () => {
  await writeFile(
    file,
    writeMmdb({
      "203.0.113.0/24": { city: "Lisbon", country: "PT" },
      "198.51.100.0/24": { city: { geoname_id: "1" } },
    }),
  );
  const geo = await openGeoDatabase(file);
  expect(geo.locate(from("203.0.113.77"))).toEqual(unknownPlace);
  expect(geo.locate(from("198.51.100.1"))).toEqual(unknownPlace);
});

async function replaceBy(content: Buffer): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

test("a replaced file is reloaded", async () => {
  const geo = await openGeoDatabase(file);
  await replaceBy(
    writeMmdb({ "203.0.113.0/24": { city: { names: { en: "Porto" } } } }),
  );
  expect(geo.locate(from("203.0.113.77")).city).toBe("Lisbon");
  for (const job of geo.jobs) await job.run();
  expect(geo.locate(from("203.0.113.77")).city).toBe("Porto");
});

test("a broken replacement leaves the old file in use", async () => {
  const geo = await openGeoDatabase(file);
  await replaceBy(Buffer.from("half a file"));
  for (const job of geo.jobs) await expect(job.run()).rejects.toThrow();
  expect(geo.locate(from("203.0.113.77")).city).toBe("Lisbon");
});

test.each([
  ["is missing", () => rm(file)],
  ["is not a database", () => writeFile(file, "city,country\n")],
  ["is empty", () => writeFile(file, "")],
])("a file that %s is refused with instructions", async (_how, spoil) => {
  await spoil();
  await expect(openGeoDatabase(file)).rejects.toMatchObject({
    name: "ConfigError",
    message: expect.stringMatching(
      /^GEOIP_DB is .*city\.mmdb.*remove GEOIP_DB/s,
    ) as string,
  });
});
