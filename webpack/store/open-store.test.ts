import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { openStore } from "./open-store.ts";

const key = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" };

it.each([
  [{}, path.resolve("data/releases")],
  [{ DATA_DIR: "/srv" }, "/srv/releases"],
  [{ DATA_DIR: "/srv", RELEASES_DIR: "/mnt/shared" }, "/mnt/shared"],
  [{ RELEASES_DIR: "/mnt", RELEASES_BUCKET: "s3://ours" }, "s3://ours"],
  [{ RELEASES_BUCKET: "s3://ours/" }, "s3://ours"],
  [{ RELEASES_BUCKET: "s3://our.site/a/b/" }, "s3://our.site/a/b"],
])("opens the store that the settings contain: %j", async (settings, place) => {
  expect((await openStore({ ...key, ...settings })).address).toBe(place);
});

it.each(["ours", "https://ours", "s3://", "s3:///a", "s3://Ours", "s3://a b"])(
  "says how a bucket is specified, instead of guessing what %s means",
  async (RELEASES_BUCKET) => {
    await expect(openStore({ RELEASES_BUCKET })).rejects.toThrow(
      /must be s3:\/\/bucket or s3:\/\/bucket\/prefix/,
    );
  },
);

it.each(["s3.our.site", "localhost:9000", "http://"])(
  "says what an endpoint is, instead of guessing what %s means",
  async (S3_ENDPOINT) => {
    const settings = { RELEASES_BUCKET: "s3://ours", S3_ENDPOINT };
    await expect(openStore(settings)).rejects.toThrow(/S3_ENDPOINT must be/);
  },
);

it.each([
  [{}, "us-east-1"],
  [{ AWS_REGION: "eu-north-1" }, "eu-north-1"],
])("signs for the region of another store: %j", async (settings, region) => {
  const signatures: (string | undefined)[] = [];
  const store = createServer(({ headers }, response) => {
    signatures.push(headers.authorization);
    response.writeHead(404).end();
  });
  store.listen(0, "127.0.0.1");
  await once(store, "listening");
  const { port } = store.address() as AddressInfo;
  Object.assign(process.env, key);
  const place = await openStore({
    RELEASES_BUCKET: "s3://ours",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    ...settings,
  });
  await place.readPointer("discussion").catch(() => null);
  for (const name of Object.keys(key)) delete process.env[name];
  store.closeAllConnections();
  store.close();
  expect(signatures[0]).toContain(`/${region}/s3/`);
});
