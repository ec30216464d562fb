import path from "node:path";
import { serverSettings, runJourneys } from "./run-journeys.ts";

const bucket = {
  RELEASES_BUCKET: "s3://releases",
  RELEASES_URL: "https://releases.example",
};

it.each([
  [{}, { RELEASES_DIR: path.resolve("data/releases") }],
  [{ DATA_DIR: "/srv" }, { RELEASES_DIR: "/srv/releases" }],
  [{ DATA_DIR: "/srv", RELEASES_DIR: "/mnt" }, { RELEASES_DIR: "/mnt" }],
  [{ ...bucket, RELEASES_DIR: "/mnt" }, { RELEASES_URL: bucket.RELEASES_URL }],
])("reads releases from the location in %j", (settings, place) => {
  expect(serverSettings(settings)).toEqual(place);
});

it("starts nothing for a bucket that no server can read", async () => {
  const settings = { RELEASES_BUCKET: "s3://releases" };
  await expect(runJourneys("discussion", "1", settings)).rejects.toThrow(
    "set RELEASES_URL, or use release --untested",
  );
});
