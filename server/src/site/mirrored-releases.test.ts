import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { type ReleaseSite, startReleaseSite } from "../testing/release-site.ts";
import { ReleasesFolder } from "../testing/releases-folder.ts";
import { siteIn } from "../testing/site-options.ts";
import { sendError } from "../http/errors.ts";
import { serveEmbedFiles } from "../embed/pages/embed-files.ts";
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

/** A process with a separate folder, in which discussion was released before. */
async function start(name: string): Promise<FastifyInstance> {
  const releasesDir = path.join(folder, name);
  await new ReleasesFolder(releasesDir, "discussion").point({});
  const app = fastify();
  app.setErrorHandler(sendError);
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

it("the site has its releases before it listens", async () => {
  const current = await releaseOf("one");
  await discussion.point({ current });
  const app = await start("one");
  expect(await entryOf(app)).toBe(`/releases/discussion/${current}/entry.js`);
});

it("the site starts while the bucket is not reachable", async () => {
  await bucket.close();
  expect(await entryOf(await start("one"))).toBeUndefined();
});

it("the site serves a release that only another process knows yet", async () => {
  const late = await start("late");
  const current = await releaseOf("two");
  await discussion.point({ current });
  const entry = (await entryOf(await start("early"))) ?? "";
  const replies = await Promise.all([late.inject(entry), late.inject(entry)]);
  expect(replies.map(({ body }) => body)).toEqual(["two", "two"]);
  expect(await entryOf(late)).toBe(entry);
});

describe("files that inline.js of a release loads lazily", () => {
  const late = "embed-results.0123456789ab.js";
  const embed = {
    element: "entry.js",
    inline: "entry.js",
    react: "entry.js",
    types: "entry.js",
    frame: { scripts: [], styles: [] },
  };
  const files = (text: string) => ({ "entry.js": text, [late]: text });

  async function startEmbedding(name: string): Promise<FastifyInstance> {
    const app = await start(name);
    const { readRegistry, fetchNewest } = app;
    const folders = siteIn(folder, { releasesDir: path.join(folder, name) });
    serveEmbedFiles(app, { readRegistry, fetchNewest, folders });
    return app;
  }

  it("are served by a process that does not know the release yet", async () => {
    await discussion.point({
      current: await discussion.release({ "entry.js": "one" }, { embed }),
    });
    const app = await startEmbedding("late");
    await discussion.point({
      current: await discussion.release(files("two"), { embed }),
    });
    const ask = () => app.inject(`/embed/v1/${late}`);
    const replies = await Promise.all([ask(), ask()]);
    expect(replies.map(({ body }) => body)).toEqual(["two", "two"]);
  });

  it("are requested from the bucket only once in a while if they do not exist", async () => {
    await discussion.point({
      current: await discussion.release(files("one"), { embed }),
    });
    const app = await startEmbedding("one");
    const asked = () =>
      bucket.answers.filter((answer) => answer.includes("pointer.json"));
    const before = asked().length;
    for (const made of ["a", "b", "c"]) {
      const url = `/embed/v1/embed-${made}.0123456789ab.js`;
      expect((await app.inject(url)).statusCode).toBe(404);
    }
    expect(asked()).toHaveLength(before + 1);
  });
});

it.each([
  "0.1.0-aaaaaaaa-000000/entry.js",
  ".draft-1/entry.js",
  "pointer.9.json",
])("return 404 if they do not exist: %s", async (file) => {
  await discussion.point({ current: await releaseOf("one") });
  const app = await start("one");
  const reply = await app.inject(`/releases/discussion/${file}`);
  expect(reply.statusCode).toBe(404);
});
