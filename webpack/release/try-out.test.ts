import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { exampleBench, examplePacked } from "../testing/release-examples.ts";
import type { Bench } from "./commands.ts";
import { createFolderStore } from "../store/folder-store.ts";
import { runRelease } from "./run-release.ts";
import type { ReleaseStore } from "../store/store.ts";

const [first, second] = ["one", "two"].map(
  (sources) => examplePacked(sources).release,
);

let folder: string;
let store: ReleaseStore;
/** Releases with which the end-to-end tests were run. */
let tried: string[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "nearsay-releases-"));
  store = createFolderStore(folder);
  tried = [];
  await run("one", {}, "release", "--untested");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function run(
  sources: string,
  changes: Partial<Bench>,
  ...args: string[]
): Promise<{ code: number; printed: string[] }> {
  const printed: string[] = [];
  const say = (line: string) => printed.push(line);
  const bench: Bench = {
    ...exampleBench(store, sources, say),
    passesJourneys: (release) => {
      tried.push(release);
      return Promise.resolve(true);
    },
    ...changes,
  };
  const code = await runRelease(args, [bench], { out: say, err: say });
  return { code, printed };
}

const pointer = async () =>
  (await store.readPointer("discussion"))?.pointer ?? null;

it("shows a release on channel candidate while the end-to-end tests run, then to all visitors", async () => {
  let during = null;
  const passesJourneys = async () => {
    during = await pointer();
    return true;
  };
  const { code } = await run("two", { passesJourneys });
  expect(code).toBe(0);
  expect(during).toMatchObject({
    current: first,
    channels: { candidate: second },
  });
  const after = await pointer();
  expect(after?.channels).toEqual({});
  expect(after).toMatchObject({ current: second, tested: true });
});

it("keeps the served release if the end-to-end tests fail, and the new one on its channel", async () => {
  const passesJourneys = () => Promise.resolve(false);
  const { code, printed } = await run("two", { passesJourneys });
  expect(code).toBe(1);
  expect(printed.at(-1)).toBe(
    `End-to-end tests fail with discussion ${second}, so the previous version is still served. It is on channel candidate.`,
  );
  expect(await pointer()).toMatchObject({
    current: first,
    channels: { candidate: second },
  });
});

it("fails if another change was made while the end-to-end tests ran", async () => {
  const passesJourneys = async () => {
    await run("", {}, "disable");
    return true;
  };
  const { code, printed } = await run("two", { passesJourneys });
  expect(code).toBe(1);
  expect(printed.at(-1)).toMatch(/^discussion was switched off by ann@desk/);
  expect(await pointer()).toMatchObject({ current: first, enabled: false });
});

it("skips the end-to-end tests on request, and shows this in the list", async () => {
  const listed = async () => (await run("", {}, "list")).printed[0];
  expect(await listed()).toMatch(`${first}  `);
  expect(await listed()).toMatch(/current, untested/);
  await run("two", {}, "release", "--untested");
  expect(tried).toEqual([]);
  await run("one", {});
  expect(tried).toEqual([first]);
  expect(await listed()).not.toMatch(/untested/);
});

it("tests what is promoted, but neither a release for a channel nor one that was served before", async () => {
  await run("two", {}, "release", "--channel", "next");
  expect(tried).toEqual([]);
  await run("", {}, "promote", "next");
  expect(tried).toEqual([second]);
  await run("", {}, "rollback");
  expect(tried).toEqual([second]);
  expect(await pointer()).toMatchObject({ current: first, tested: false });
});

it.each([
  [["release", "--untested"]],
  [["release"]],
  [["release", "--channel", "later"]],
  [["promote", "next", "--untested"]],
  [["rollback", second ?? ""]],
])("rejects invalid arguments: %j", async (args) => {
  await run("two", {}, "release", "--channel", "next");
  const before = await pointer();
  const problem = "The host has contract 2, discussion contract 1.";
  const fit = () => Promise.resolve([problem]);
  const { code, printed } = await run("two", { fit }, ...args);
  expect(code).toBe(1);
  expect(printed.at(-1)).toBe(
    `discussion ${second} is not compatible with the deployed site:\n  ${problem}`,
  );
  expect(await pointer()).toEqual(before);
  expect(tried).toEqual([]);
});
