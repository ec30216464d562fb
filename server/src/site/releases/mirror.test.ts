import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { contractVersion } from "@nearsay/core/contract";
import {
  type ReleaseSite,
  startReleaseSite,
} from "../../testing/release-site.ts";
import { ReleasesFolder } from "../../testing/releases-folder.ts";
import { createMirror, type Mirror } from "./mirror.ts";
import { addPointer, pointerText } from "./install-pointer.ts";
import { leaveRelease } from "./leave-release.ts";
import { createReadReleased } from "./read-released.ts";
import { pointerNumbers, readPointer } from "./release-folder.ts";

let folder: string;
let store: string;
let releasesDir: string;
let discussion: ReleasesFolder;
let bucket: ReleaseSite;
let mirror: Mirror;
let time: number;
let logged: string[];
let sharedVersions: Record<string, string>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-mirror-"));
  store = path.join(folder, "store");
  releasesDir = path.join(folder, "releases");
  discussion = new ReleasesFolder(store, "discussion");
  bucket = await startReleaseSite(store);
  [time, logged, sharedVersions] = [0, [], {}];
  mirror = start();
});

afterEach(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const note = (level: string) => (text: string) => {
  logged.push(`${level} ${text}`);
};
const log = {
  info: note("info"),
  warn: note("warn"),
  error: note("error"),
} as unknown as FastifyBaseLogger;

const readSharedVersions = () => Promise.resolve(sharedVersions);

/** As a newly started process. */
function start(changes: { timeout?: number; channels?: string[] } = {}) {
  return createMirror({
    releasesUrl: bucket.url,
    releasesDir,
    channels: [],
    names: ["discussion"],
    readSharedVersions,
    log,
    now: () => time,
    ...changes,
  });
}

const releaseOf = (text: string, changes = {}) =>
  discussion.release({ "entry.js": text, "Discussion.js": text }, changes);

/**
 * The name of the release of discussion that is shown; null is the version that
 * the site was built with.
 */
async function shown() {
  const options = {
    channel: null,
    readSharedVersions,
    log: silent,
    now: () => time,
  };
  const [remote] = await createReadReleased(releasesDir, options)();
  return remote?.release ?? null;
}
const silent = {
  info: () => {},
  error: () => {},
} as unknown as FastifyBaseLogger;

/** Files in discussion's folder. */
const held = () => readdir(path.join(releasesDir, "discussion"));

it("installs a new release, and a rollback", async () => {
  const [one, two] = [await releaseOf("one"), await releaseOf("two")];
  for (const current of [one, two, one, null]) {
    await discussion.point({ current });
    await mirror.job.run();
    expect(await shown()).toBe(current);
  }
  expect((await held()).sort()).toEqual([one, two, "pointer.4.json"].sort());
  expect(logged).toEqual([]);
});

it("downloads nothing again that has not changed", async () => {
  await discussion.point({ current: await releaseOf("one") });
  await mirror.job.run();
  bucket.answers.length = 0;
  await mirror.job.run();
  expect(bucket.answers).toEqual(["/discussion/pointer.json 304"]);
});

it("accepts a bucket without releases", async () => {
  await mirror.job.run();
  expect(await shown()).toBeNull();
  expect(logged).toEqual([]);
});

it("accepts a bucket that was reset to an older state", async () => {
  const [one, two] = [await releaseOf("one"), await releaseOf("two")];
  await discussion.point({ current: one });
  await discussion.point({ current: two });
  await mirror.job.run();
  await rm(path.join(store, "discussion/pointer.2.json"));
  await mirror.job.run();
  expect(await shown()).toBe(one);
});

it("keeps an automatic rollback until another release", async () => {
  const [one, two] = [await releaseOf("one"), await releaseOf("two")];
  const since = "2026-11-22T10:00:00.000Z";
  const broken = { current: two, earlier: [one], since };
  await discussion.point({ current: one });
  await mirror.job.run();
  await discussion.point(broken);
  await mirror.job.run();
  expect(await shown()).toBe(two);

  const left = { release: two, since, failed: 5, loaded: 9 };
  const mine = path.join(releasesDir, "discussion");
  const [number = 0] = await pointerNumbers(mine);
  const pointer = await readPointer(mine, number);
  const gone = leaveRelease(pointer, one, left, since);
  await addPointer(mine, number + 1, pointerText(gone));
  await mirror.job.run();
  expect(await shown()).toBe(one);
  expect(await pointerNumbers(mine)).toEqual([number + 1]);
  await discussion.point({ ...broken, did: "channel" });
  await start().job.run();
  expect(await shown()).toBe(one);

  await discussion.point({ ...broken, since: "2026-11-22T11:00:00.000Z" });
  await mirror.job.run();
  expect(await shown()).toBe(two);
  expect(logged).toEqual([]);
});

it("starts with the existing files, and fetches those damaged since", async () => {
  const one = await releaseOf("one");
  await discussion.point({ current: one });
  await mirror.job.run();
  const mine = new ReleasesFolder(releasesDir, "discussion");
  await mine.write(`${one}/entry.js`, "damaged");
  expect(await shown()).toBeNull();
  await start().job.run();
  expect(await shown()).toBe(one);
});

it("fetches channels that visitors may get, and no others", async () => {
  const [next, beta] = [await releaseOf("next"), await releaseOf("beta")];
  await discussion.point({ channels: { next, beta } });
  await start({ channels: ["next"] }).job.run();
  expect(await held()).toEqual(expect.arrayContaining([next]));
  expect(await held()).not.toContain(beta);
});

it("removes unused releases after some time", async () => {
  const [old, one] = [await releaseOf("old"), await releaseOf("one")];
  const [earlier, two] = [await releaseOf("earlier"), await releaseOf("two")];
  for (const current of [old, earlier, one]) {
    await discussion.point({ current });
    await mirror.job.run();
  }
  const mine = path.join(releasesDir, "discussion");
  await mkdir(path.join(mine, ".draft-of-the-killed"));
  const longAgo = Date.now() / 1000 - 31 * 24 * 60 * 60;
  for (const name of [old, earlier, ".draft-of-the-killed"])
    await utimes(path.join(mine, name), longAgo, longAgo);
  await discussion.point({ current: two, earlier: [earlier] });
  await mirror.job.run();
  expect((await held()).sort()).toEqual(
    [earlier, one, two, "pointer.4.json"].sort(),
  );
});

it("does not delay the release for everyone because of a channel", async () => {
  const [one, next] = [await releaseOf("one"), await releaseOf("next")];
  await discussion.write(`${next}/entry.js`, "damaged");
  await discussion.point({ current: one, channels: { next } });
  await start({ channels: ["next"] }).job.run();
  expect(await shown()).toBe(one);
  expect(logged).toHaveLength(1);
});

describe("while there is an error, the previous files remain", () => {
  let whole: string;
  let next: string;

  beforeEach(async () => {
    [whole, next] = [await releaseOf("one"), await releaseOf("two")];
    await discussion.point({ current: whole });
    await mirror.job.run();
    await discussion.point({ current: next });
  });

  const wrongs: [string, () => unknown, string][] = [
    [
      "if the store is unreachable",
      () => bucket.close(),
      "pointer.json cannot be reached",
    ],
    [
      "if the store returns an error",
      () => bucket.instead.set("pointer.json", (r) => r.writeHead(500).end()),
      "pointer.json returned 500",
    ],
    [
      "if the store no longer has the pointer",
      () => bucket.instead.set("pointer.json", (r) => r.writeHead(404).end()),
      "pointer.json no longer exists",
    ],
    [
      "if the pointer is incomplete",
      () => discussion.write("pointer.2.json", '{"revision":'),
      "pointer.json is damaged",
    ],
    [
      "if the pointer never ends",
      () => bucket.instead.set("pointer.json", pourForEver),
      "pointer.json has more than 262144 bytes",
    ],
    [
      "if the store redirects to another address",
      () =>
        bucket.instead.set("entry.js", (r) =>
          r.writeHead(302, { location: "/discussion/entry.js" }).end(),
        ),
      "NEXT: entry.js returned 302",
    ],
    [
      "if the content of a file does not match the manifest",
      () => discussion.write(`${next}/entry.js`, "six"),
      "NEXT: entry.js is damaged",
    ],
    [
      "if a file is larger than the manifest states",
      () => bucket.instead.set("entry.js", pourForEver),
      "NEXT: entry.js has more than 3 bytes",
    ],
    [
      "if a file is missing",
      () => rm(path.join(store, "discussion", next, "Discussion.js")),
      "NEXT: Discussion.js returned 404",
    ],
    [
      "if the manifest differs from the sealed one",
      () => discussion.write(`${next}/release.json`, "{}"),
      "NEXT: release.json is damaged",
    ],
  ];

  it.each(wrongs)("%s", async (_case, spoil, problem) => {
    await spoil();
    await mirror.job.run();
    await mirror.job.run();
    expect(await shown()).toBe(whole);
    const why = problem.replace("NEXT", next);
    expect(logged).toEqual([
      `error discussion: ${why}; the releases fetched before remain in use`,
    ]);
    expect(await held()).toEqual(
      expect.not.arrayContaining([expect.stringContaining("draft")]),
    );
  });

  it("for a file that does not arrive", async () => {
    bucket.instead.set("entry.js", () => undefined);
    await start({ timeout: 200 }).job.run();
    expect(await shown()).toBe(whole);
    expect(logged[0]).toContain(`${next}: entry.js timed out after 200 ms`);
  });

  it("for a release that this site cannot show", async () => {
    const current = await releaseOf("two", { contract: contractVersion + 1 });
    await discussion.point({ current });
    await mirror.job.run();
    expect(await shown()).toBe(whole);
    expect(logged[0]).toContain(`it has contract ${contractVersion + 1}`);
  });

  it("for a release that requires more than this site shares", async () => {
    sharedVersions = { react: "19.3.1" };
    const requires = { react: "~20.0.0" };
    const current = await releaseOf("two", { requires });
    await discussion.point({ current });
    await mirror.job.run();
    expect(await shown()).toBe(whole);
    expect(await held()).not.toContain(current);
    expect(logged).toEqual([
      `error discussion: ${current}: it requires react ~20.0.0, this site provides 19.3.1; the releases fetched before remain in use`,
    ]);
  });

  it("until the error is fixed", async () => {
    bucket.instead.set("entry.js", (r) => r.writeHead(503).end());
    await mirror.job.run();
    bucket.instead.clear();
    await mirror.job.run();
    expect(await shown()).toBe(next);
    expect(logged.at(-1)).toBe(
      "info discussion: its releases can be fetched again",
    );
  });

  it("but the remote can be switched off", async () => {
    bucket.instead.set("entry.js", (r) => r.writeHead(503).end());
    await discussion.point({ current: next, enabled: false });
    await mirror.job.run();
    const options = {
      channel: null,
      readSharedVersions,
      log: silent,
      now: () => time,
    };
    const read = createReadReleased(releasesDir, options);
    expect(await read()).toMatchObject([{ enabled: false }]);
    bucket.instead.clear();
    await mirror.job.run();
    expect(await shown()).toBe(next);
  });
});

it("stops with the process, whatever is under way", async () => {
  await discussion.point({ current: await releaseOf("one") });
  const ending = new AbortController();
  bucket.instead.set("entry.js", () => {
    ending.abort();
  });
  await mirror.job.run(ending.signal);
  expect(logged).toEqual([]);
});

it("can share one folder between two processes", async () => {
  const [one, two] = [await releaseOf("one"), await releaseOf("two")];
  const other = start();
  const runBoth = () => Promise.all([mirror.job.run(), other.job.run()]);
  for (const current of [one, two, one]) {
    await discussion.point({ current });
    await runBoth();
    await runBoth();
    expect(await shown()).toBe(current);
  }
  expect(
    (await held()).filter((name) => name.includes("pointer")),
  ).toHaveLength(1);
});

describe("a release that only another process has", () => {
  const fetchMissing = (release: string, remote = "discussion") =>
    mirror.fetchMissing(remote, release);

  it("is fetched once for all requests, together with its pointer", async () => {
    await mirror.job.run();
    const current = await releaseOf("one");
    await discussion.point({ current });
    await Promise.all(Array.from({ length: 9 }, () => fetchMissing(current)));
    expect(await shown()).toBe(current);
    const files = bucket.answers.filter((line) => line.includes("entry.js"));
    expect(files).toHaveLength(1);
  });

  it("is fetched even if it is an earlier one", async () => {
    const [one, two] = [await releaseOf("one"), await releaseOf("two")];
    await discussion.point({ current: two, earlier: [one] });
    await mirror.job.run();
    expect(await held()).not.toContain(one);
    await fetchMissing(one);
    expect(await held()).toContain(one);
  });

  it("is not requested again within seconds if it is not available", async () => {
    const [one, two] = [await releaseOf("one"), await releaseOf("two")];
    await discussion.point({ current: two, earlier: [one] });
    await mirror.job.run();
    await rm(path.join(store, "discussion", one), { recursive: true });
    bucket.answers.length = 0;
    await fetchMissing(one);
    await fetchMissing(one);
    expect(bucket.answers).toHaveLength(1);
    time += 5000;
    await fetchMissing(one);
    expect(bucket.answers).toHaveLength(2);
  });

  it("is never requested by names that no release has", async () => {
    await discussion.point({ current: await releaseOf("one") });
    await mirror.job.run();
    bucket.answers.length = 0;
    for (const end of ["000000", "000001", "000002"])
      await fetchMissing(`0.1.0-aaaaaaaa-${end}`);
    await fetchMissing("0.1.0-aaaaaaaa-000000", "weather");
    expect(bucket.answers).toEqual(["/discussion/pointer.json 304"]);
  });
});

/** More than any reader should accept. */
function pourForEver(response: ServerResponse): void {
  response.write("x".repeat(1024 * 1024));
}
