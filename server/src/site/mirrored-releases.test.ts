import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { type ReleaseSite, startReleaseSite } from "../testing/release-site.ts";
import { ReleasesFolder } from "../testing/releases-folder.ts";
import { siteIn } from "../testing/site-options.ts";
import { sitePlugin } from "./site-plugin.ts";

let folder: string;
let bucket: ReleaseSite;
let discussion: ReleasesFolder;
const opened: FastifyInstance[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-site-"));
  const store = path.join(folder, "store");
  discussion = new ReleasesFolder(store, "discussion");
  bucket = await startReleaseSite(store);
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
  await bucket.close();
  await rm(folder, { recursive: true });
});

/** A process with a folder of its own, in which discussion was released some time. */
async function start(name: string): Promise<FastifyInstance> {
  const releasesDir = path.join(folder, name);
  await new ReleasesFolder(releasesDir, "discussion").point({});
  const app = fastify();
  opened.push(app);
  await app.register(
    sitePlugin,
    siteIn(folder, { releasesDir, releasesUrl: bucket.url }),
  );
  return app;
}

const releaseOf = (text: string) => discussion.release({ "entry.js": text });

const entryOf = async (app: FastifyInstance) =>
  (await app.readRegistry()).remotes[0]?.entry;

it("has its releases before it listens", async () => {
  const current = await releaseOf("one");
  await discussion.point({ current });
  const app = await start("one");
  expect(await entryOf(app)).toBe(`/releases/discussion/${current}/entry.js`);
});

it("starts while the store is away", async () => {
  await bucket.close();
  expect(await entryOf(await start("one"))).toBeUndefined();
});

it("serves what only another process has been told of yet", async () => {
  const late = await start("late");
  const current = await releaseOf("two");
  await discussion.point({ current });
  const entry = (await entryOf(await start("early"))) ?? "";
  const replies = await Promise.all([late.inject(entry), late.inject(entry)]);
  expect(replies.map(({ body }) => body)).toEqual(["two", "two"]);
  expect(await entryOf(late)).toBe(entry);
});

it.each([
  "0.1.0-aaaaaaaa-000000/entry.js",
  ".draft-1/entry.js",
  "pointer.9.json",
])("answers 404 to what nobody has: %s", async (file) => {
  await discussion.point({ current: await releaseOf("one") });
  const app = await start("one");
  const reply = await app.inject(`/releases/discussion/${file}`);
  expect(reply.statusCode).toBe(404);
});
