import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { contractVersion } from "@nearsay/core/contract";
import { ReleasesFolder } from "../../testing/releases-folder.ts";
import { createReadReleased, type ReadReleased } from "./read-released.ts";

let folder: string;
let discussion: ReleasesFolder;
let read: ReadReleased;
let time: number;
let logged: string[];
let sharedVersions: Record<string, string>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-releases-"));
  discussion = new ReleasesFolder(folder, "discussion");
  [time, logged, sharedVersions] = [0, [], {}];
  read = start();
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** As a newly started process. */
function start(channel: string | null = null): ReadReleased {
  const note = (level: string) => (text: string) => {
    logged.push(`${level} ${text}`);
  };
  const log = { info: note("info"), error: note("error") };
  return createReadReleased(folder, {
    channel,
    readSharedVersions: () => Promise.resolve(sharedVersions),
    log: log as unknown as FastifyBaseLogger,
    now: () => time,
  });
}

/** A release of one script with this content. */
const releaseOf = (text: string, changes = {}) =>
  discussion.release(
    { "entry.js": text, "entry.js.br": "small", "Discussion.js": text },
    changes,
  );

/** Name of the release that is shown; null is the version that the site was built with. */
async function shown(reading = read): Promise<string | null | undefined> {
  const [remote] = await reading();
  return remote && (remote.record?.entry.split("/").at(-2) ?? null);
}

it("returns nothing before anything was released", async () => {
  expect(await read()).toEqual([]);
  await rm(folder, { recursive: true });
  expect(await read()).toEqual([]);
});

it("returns URLs and hashes of the current release", async () => {
  const release = await releaseOf("one");
  await discussion.point({ current: release });
  const [remote] = await read();
  const base = `/releases/discussion/${release}`;
  expect(remote?.enabled).toBe(true);
  expect(remote?.record).toMatchObject({
    name: "discussion",
    version: "0.1.0-aaaaaaaa",
    entry: `${base}/entry.js`,
    integrity: expect.stringMatching(/^sha384-/) as string,
    modules: { Discussion: { scripts: [`${base}/Discussion.js`], styles: [] } },
    server: null,
  });
});

it("shows each change of the pointer immediately, also back to the built version", async () => {
  const [one, two] = [await releaseOf("one"), await releaseOf("two")];
  for (const current of [one, two, one, null]) {
    await discussion.point({ current });
    expect(await shown()).toBe(current);
  }
  expect(logged).toEqual([
    ...[one, two, one].map(
      (release) => `info discussion: ${release} is served from now on`,
    ),
    "info discussion: the built version is served from now on",
  ]);
});

it("shows a folder of releases that was reset to an older state", async () => {
  const [one, two] = [await releaseOf("one"), await releaseOf("two")];
  await discussion.point({ current: one });
  await discussion.point({ current: two });
  expect(await shown()).toBe(two);
  await rm(path.join(folder, "discussion/pointer.2.json"));
  expect(await shown()).toBe(one);
  await rm(path.join(folder, "discussion"), { recursive: true });
  expect(await shown()).toBeNull();
});

it("shows that a remote is switched off and on, released or not", async () => {
  await discussion.point({ did: "disable", enabled: false });
  expect(await read()).toEqual([
    {
      name: "discussion",
      enabled: false,
      record: null,
      release: null,
      onChannel: false,
    },
  ]);
  const current = await releaseOf("one");
  await discussion.point({ current, enabled: false });
  expect(await read()).toMatchObject([
    { enabled: false, record: { enabled: false } },
  ]);
  await discussion.point({ current, enabled: true });
  expect(await read()).toMatchObject([
    { enabled: true, record: { enabled: true } },
  ]);
  expect(logged.filter((line) => line.includes("switched"))).toEqual([
    "info discussion is switched off from now on",
    "info discussion is switched on from now on",
  ]);
});

describe("for a damaged release, after a valid one", () => {
  let whole: string;
  let next: string;

  beforeEach(async () => {
    [whole, next] = [await releaseOf("one"), await releaseOf("two")];
    await discussion.point({ current: whole });
    expect(await shown()).toBe(whole);
    logged = [];
  });

  const damages: [string, () => Promise<unknown>, string][] = [
    [
      "a damaged file",
      () => discussion.write(`${next}/entry.js`, "evil"),
      "entry.js is damaged",
    ],
    [
      "a damaged compressed file",
      () => discussion.write(`${next}/entry.js.br`, "evil"),
      "entry.js.br is damaged",
    ],
    [
      "a missing file",
      () => rm(path.join(folder, "discussion", next, "Discussion.js")),
      "Discussion.js is missing",
    ],
    [
      "a manifest that differs from the sealed one",
      () => discussion.write(`${next}/release.json`, "{}"),
      "release.json is damaged",
    ],
    [
      "a missing manifest",
      () => rm(path.join(folder, "discussion", next, "release.json")),
      "release.json is missing",
    ],
    [
      "a missing folder",
      () => rm(path.join(folder, "discussion", next), { recursive: true }),
      "release.json is missing",
    ],
  ];

  it.each(damages)("%s keeps the last one", async (_case, damage, problem) => {
    await damage();
    await discussion.point({ current: next, earlier: [whole] });
    expect(await shown()).toBe(whole);
    expect(await shown(start())).toBe(whole);
    const line = `error discussion: ${next}: ${problem}; ${whole} is served`;
    expect(logged.filter((one) => one.startsWith("error"))).toEqual([
      line,
      line,
    ]);
  });

  it.each([
    ["an incomplete pointer", '{"revision": 2,'],
    ["a pointer without seals", JSON.stringify({ current: "0.1.0" })],
  ])("%s keeps the last one", async (_case, text) => {
    await discussion.write("pointer.2.json", text);
    expect(await shown()).toBe(whole);
    expect(await shown(start())).toBe(whole);
    expect(logged[0]).toBe(
      `error discussion: pointer.2.json is damaged; ${whole} is served`,
    );
  });

  it("switching off still works", async () => {
    await discussion.write(`${next}/entry.js`, "evil");
    await discussion.point({ current: next, enabled: false });
    for (const reading of [read, start()]) {
      expect(await reading()).toMatchObject([{ enabled: false }]);
      expect(await shown(reading)).toBe(whole);
    }
  });

  it("the previous release remains even if its pointer no longer exists", async () => {
    await rm(path.join(folder, "discussion/pointer.1.json"));
    await discussion.write(`${next}/entry.js`, "evil");
    await discussion.point({ current: next });
    expect(await shown()).toBe(whole);
  });

  it("the release is shown within seconds once it is fixed", async () => {
    await discussion.write(`${next}/entry.js`, "half");
    await discussion.point({ current: next });
    await shown();
    await discussion.write(`${next}/entry.js`, "two");
    expect(await shown()).toBe(whole);
    time = 5000;
    expect(await shown()).toBe(next);
  });

  it("the error is logged once, however often it is tried", async () => {
    await discussion.write(`${next}/entry.js`, "evil");
    await discussion.point({ current: next });
    for (time = 0; time < 20_000; time += 2500) await shown();
    expect(logged).toHaveLength(1);
  });
});

it("shows no release of another remote", async () => {
  const current = await releaseOf("one", { name: "surveys" });
  await discussion.point({ current });
  expect(await shown()).toBeNull();
  expect(logged[0]).toContain("release.json does not describe this release");
});

it.each([
  [
    "~0.1.0",
    "0.2.0",
    "requires @nearsay/core/ui ~0.1.0, this site provides 0.2.0",
  ],
  [
    "~0.2.0",
    "0.1.9",
    "requires @nearsay/core/ui ~0.2.0, this site provides 0.1.9",
  ],
])(
  "does not show a release that requires core %s at a host that shares %s, but the previous one",
  async (range, version, why) => {
    sharedVersions = { "@nearsay/core/ui": version };
    const requires = { "@nearsay/core/ui": range };
    const before = await releaseOf("one", {
      requires: { "@nearsay/core/ui": `~${version}` },
    });
    await discussion.point({ current: before });
    const current = await releaseOf("two", { requires });
    await discussion.point({ current });
    expect(await shown()).toBe(before);
    expect(logged).toEqual([
      `error discussion: ${current}: it ${why}; ${before} is served`,
      `info discussion: ${before} is served from now on`,
    ]);
  },
);

it("shows no release that requires a library that the host does not share", async () => {
  const current = await releaseOf("one", { requires: { d3: "~7.0.0" } });
  await discussion.point({ current });
  sharedVersions = { react: "19.3.1" };
  expect(await shown()).toBeNull();
  expect(logged[0]).toContain("requires d3 ~7.0.0, this site provides none");
});

it("shows any release if the host does not list its shared libraries", async () => {
  const current = await releaseOf("one", { requires: { react: "~17.0.0" } });
  await discussion.point({ current });
  expect(await shown()).toBe(current);
});

it("shows no release with another contract version", async () => {
  const current = await releaseOf("one", { contract: contractVersion + 1 });
  await discussion.point({ current });
  expect(await shown()).toBeNull();
  expect(logged[0]).toContain(`it has contract ${contractVersion + 1}`);
});

it("reads no hidden folder, and none that cannot be a remote's", async () => {
  await discussion.write(".pointer.9.json", "{}");
  await discussion.write("../.discussion/pointer.1.json", "{}");
  await discussion.write("../Notes/pointer.1.json", "{}");
  await writeFile(path.join(folder, "readme"), "Not a remote.");
  const remotes = await read();
  expect(remotes.filter(({ record }) => record !== null)).toEqual([]);
  expect(logged).toEqual([]);
});

it("shows a channel's release, if there is one, on a site with that channel", async () => {
  const [one, two] = [await releaseOf("one"), await releaseOf("two")];
  await discussion.point({ current: one, channels: { next: two } });
  expect(await shown()).toBe(one);
  expect(await shown(start("next"))).toBe(two);
  expect(await shown(start("candidate"))).toBe(one);
  expect(await shown(start("constructor"))).toBe(one);
});

it("returns the same to all callers while a release is being checked", async () => {
  const one = await releaseOf("one");
  await discussion.point({ current: one });
  const answers = await Promise.all(Array.from({ length: 20 }, () => shown()));
  expect(new Set(answers)).toEqual(new Set([one]));
  expect(logged).toHaveLength(1);
});
