import { runJourneys } from "./run-journeys.ts";

it("starts nothing for a bucket that no server can read", async () => {
  const settings = { RELEASES_BUCKET: "s3://releases" };
  await expect(runJourneys("discussion", "1", settings)).rejects.toThrow(
    "set RELEASES_URL, or release --untested",
  );
});
