import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type ReleasePointer,
  readRemoteRegistry,
} from "@nearsay/core/contract";
import type { Database } from "../../base/db/database.ts";
import type { AppConfig } from "../../app/services.ts";
import { TestClient } from "../../testing/client.ts";
import { ReleasesFolder } from "../../testing/releases-folder.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestPglite } from "../../testing/test-pglite.ts";
import { readPointer } from "./release-folder.ts";

let db: Database;
let folder: string;
let discussion: ReleasesFolder;
let opened: TestApp[];
let lines: string[];

beforeAll(async () => {
  ({ db } = await openTestPglite({}));
});
afterAll(() => db.close());

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-guard-"));
  discussion = new ReleasesFolder(folder, "discussion");
  [opened, lines] = [[], []];
});
afterEach(async () => {
  for (const { app } of opened) await app.close();
  await rm(folder, { recursive: true });
});

/** Another process of the site. */
async function open(settings: Partial<AppConfig> = {}): Promise<TestApp> {
  const test = await startTestApp(
    db,
    { logStream: { write: (line) => lines.push(line) } },
    {
      releasesDir: folder,
      remotesDir: folder,
      trustProxy: true,
      logLevel: "error",
      ...settings,
    },
  );
  opened.push(test);
  return test;
}

const now = "2026-03-02T10:18:30.000Z";
const version = "0.1.0-aaaaaaaa";
const releaseOf = (text: string) =>
  discussion.release({ "entry.js": text, "Discussion.js": text });

/** By default, the second has been current for two minutes. */
async function twoReleases(changes: Partial<ReleasePointer> = {}) {
  const [one, two] = [await releaseOf("one"), await releaseOf("two")];
  const earlier = [one];
  await discussion.point({ current: two, earlier, at: now, ...changes });
  return { one, two };
}

/** A page in this network reports that the discussion failed. */
async function fail(
  { app }: TestApp,
  network: number,
  changes: object = {},
  host = 7,
) {
  const client = new TestClient(app);
  await client.get("/health");
  const [module, phase, reason] = ["discussion/Discussion", "render", "failed"];
  const failure = { module, version, phase, reason, ...changes };
  const headers = { "x-forwarded-for": `203.0.${network}.${host}` };
  return client.post("/remote-failures", failure, { headers });
}

async function failIn(test: TestApp, networks: number, changes: object = {}) {
  for (let n = 0; n < networks; n += 1)
    expect((await fail(test, n, changes)).status).toBe(204);
}

/** The release that a page gets at its next load. */
async function shown({ app }: TestApp): Promise<string | undefined> {
  const reply = await app.inject("/api/remotes");
  const [remote] = readRemoteRegistry(reply.json()).remotes;
  return remote?.entry.split("/")[3];
}

async function newest(): Promise<ReleasePointer> {
  const names = await readdir(path.join(folder, "discussion"));
  const count = names.filter((name) => name.startsWith("pointer.")).length;
  return readPointer(path.join(folder, "discussion"), count);
}

it("rolls back a new release that fails in five networks, and logs it", async () => {
  const { one, two } = await twoReleases();
  const test = await open();
  await failIn(test, 4);
  expect(await shown(test)).toBe(two);
  await failIn(test, 5);
  expect(await shown(test)).toBe(one);
  expect(await newest()).toMatchObject({
    current: one,
    earlier: [],
    did: "rollback",
    by: "the site itself",
    left: { release: two, since: now, failed: 5, loaded: 0 },
  });
  expect(
    lines.map((line) => (JSON.parse(line) as { msg: string }).msg),
  ).toEqual([
    `discussion ${two} failed in 5 networks (loaded in 0) since ${now}: rolled back to ${one}, until another release`,
  ]);
});

it("counts all failures of one network as one", async () => {
  const { two } = await twoReleases();
  const test = await open();
  for (let n = 0; n < 20; n += 1) await fail(test, 1, {}, n);
  expect(await shown(test)).toBe(two);
});

it("requires failures in a tenth of the networks that loaded the release's files", async () => {
  const { one, two } = await twoReleases();
  const test = await open();
  const load = (n: number, file: string) =>
    test.app.inject({
      url: `/releases/discussion/${file}`,
      headers: { "x-forwarded-for": `198.51.${n}.7` },
    });
  for (let n = 0; n < 60; n += 1) await load(n, `${two}/entry.js`);
  for (let n = 60; n < 200; n += 1) await load(n, `${two}/none.js`);
  await failIn(test, 5);
  expect(await shown(test)).toBe(two);
  await failIn(test, 6);
  expect(await shown(test)).toBe(one);
  expect((await newest()).left).toMatchObject({ failed: 6, loaded: 60 });
});

it.each([
  [
    "a release that is more than ten minutes old",
    { at: "2026-03-02T10:10:29.000Z" },
  ],
  ["a release that a rollback restored", { did: "rollback" }],
  ["a release of a remote that is switched off", { enabled: false }],
] as [string, Partial<ReleasePointer>][])("keeps %s", async (_, changes) => {
  await twoReleases(changes);
  await failIn(await open(), 9);
  expect(await newest()).not.toHaveProperty("left");
});

it.each([
  ["for another version", { version: "0.1.0-bbbbbbbb" }],
  ["without a version", { version: null }],
  ["for a slow connection", { phase: "entry", reason: "timeout" }],
  ["for another remote", { module: "insights/InsightsPanel" }],
])("does not count a failure that is reported %s", async (_, changes) => {
  const { two } = await twoReleases();
  const test = await open();
  await failIn(test, 9, changes);
  expect(await shown(test)).toBe(two);
});

it.each([
  ["has rollback switched off", { releaseRollbackThreshold: 0 }],
  ["tests a channel", { releaseChannel: "candidate" }],
])("never rolls back on a site that %s", async (_, settings) => {
  const { two } = await twoReleases();
  const test = await open(settings);
  await failIn(test, 9);
  expect(await shown(test)).toBe(two);
});

it("rolls back at the configured number of networks, and once for all processes", async () => {
  const { one } = await twoReleases();
  const settings = { releaseRollbackThreshold: 2 };
  const tests = [await open(settings), await open(settings)];
  await Promise.all(tests.map((test) => failIn(test, 3)));
  for (const test of tests) expect(await shown(test)).toBe(one);
  expect((await newest()).revision).toBe(2);
  expect(lines).toHaveLength(1);
});

it("skips a damaged earlier release, and does nothing if there is none to go back to", async () => {
  const { one, two } = await twoReleases();
  await discussion.write(`${one}/entry.js`, "damaged");
  const test = await open();
  await failIn(test, 5);
  expect(await shown(test)).toBe(two);
  expect(lines.join()).toContain("there is no earlier release to roll back to");

  await discussion.write("dist/current.json", "{}");
  await fail(test, 6);
  expect((await newest()).current).toBeNull();
});

it("monitors the next release again", async () => {
  const { one, two } = await twoReleases();
  const test = await open();
  await failIn(test, 5);
  expect(await shown(test)).toBe(one);
  const since = "2026-03-02T10:19:30.000Z";
  // The site has written pointer 2; the first call uses up that number.
  await discussion.point({ current: one });
  await discussion.point({ current: two, earlier: [one], since });
  expect(await shown(test)).toBe(two);
  await failIn(test, 4);
  expect(await shown(test)).toBe(two);
  await failIn(test, 5);
  expect(await shown(test)).toBe(one);
});
