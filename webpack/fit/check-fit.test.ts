import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createFolderStore } from "../store/folder-store.ts";
import type { ReleaseStore } from "../store/store.ts";
import {
  exampleHost,
  exampleRemote,
  type Surface,
} from "../testing/part-examples.ts";
import { examplePointer, exampleSealed } from "../testing/release-examples.ts";
import { checkFit, fitDeployed } from "./check-fit.ts";
import { readDeployedHost, readReleased } from "./deployed.ts";
import { contractFile, type PartContract } from "./part-contract.ts";

const old: Surface = {
  modules: { "discussion/Discussion": { survey: "string" } },
  sharedExports: { Button: "() => void" },
};
const newer: Surface = {
  modules: { "discussion/Discussion": { survey: "string", depth: "number" } },
  sharedExports: { Button: "() => void", Icon: "() => void" },
};
const [first, second] = [exampleSealed(1), exampleSealed(2)];

let folder: string;
let store: ReleaseStore;
let site: Server;
let deployed: PartContract | string | null;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "nearsay-fit-"));
  store = createFolderStore(folder);
  deployed = exampleHost(old).contract;
  site = createServer((request, reply) => {
    const known = deployed !== null && request.url === `/${contractFile}`;
    reply.statusCode = known ? 200 : 404;
    reply.end(
      typeof deployed === "string" ? deployed : JSON.stringify(deployed),
    );
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  const closed = once(site, "close");
  site.close();
  await closed;
});

const siteUrl = () =>
  `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

function checkout(surface: Surface) {
  const host = exampleHost(surface);
  const remotes = [exampleRemote(surface, { name: "discussion" })];
  return () => ({ host, remotes });
}

/** Deploys discussion, built with this surface, for all visitors or on a channel. */
async function deploy(surface: Surface, channel?: string) {
  const { release, seal } = channel === undefined ? first : second;
  const { contract } = exampleRemote(surface, { name: "discussion" });
  const file = { remote: "discussion", release, file: contractFile };
  await store.create(file, Buffer.from(JSON.stringify(contract)));
  const seen = await store.readPointer("discussion");
  const before = seen?.pointer ?? examplePointer({ revision: 0 });
  const pointer = examplePointer({
    ...before,
    revision: before.revision + 1,
    current: channel === undefined ? release : before.current,
    channels: channel === undefined ? {} : { [channel]: release },
    seals: { ...before.seals, [release]: seal },
  });
  await store.swapPointer("discussion", pointer, seen?.tag ?? null);
}

it("compares with nothing if nothing is deployed", async () => {
  const nothing = { seen: [], problems: [] };
  const never = () => {
    throw new Error("Nobody asked.");
  };
  expect(await checkFit(never, {}, null)).toEqual(nothing);
  expect(await checkFit(never, {}, store)).toEqual(nothing);
});

it("compares the host with every served release", async () => {
  await deploy(old);
  await deploy(newer, "next");
  const { seen, problems } = await checkFit(checkout(old), {}, store);
  expect(seen).toEqual([
    `discussion ${first.release}`,
    `discussion ${second.release}`,
  ]);
  expect(problems).toEqual([
    expect.stringContaining(`than discussion ${second.release} accepts`),
    expect.stringContaining("uses Icon"),
  ]);
});

it("compares the remotes and core with the deployed host", async () => {
  const settings = { SITE_URL: siteUrl() };
  expect(await checkFit(checkout(old), settings, null)).toEqual({
    seen: ["the deployed host"],
    problems: [],
  });
  const { problems } = await checkFit(checkout(newer), settings, null);
  expect(problems.join("\n")).toMatch(/'depth' is missing.*\n.*uses Icon/);
  const less = checkout({ ...old, sharedExports: {} });
  const behind = await checkFit(less, settings, null);
  expect(behind.problems[0]).toMatch(/^Core exports less than 0\.1\.4 did/);
});

it("continues without a deployed host that is too old to have a contract", async () => {
  deployed = null;
  const settings = { SITE_URL: `${siteUrl()}/` };
  expect(await readDeployedHost(settings)).toBeNull();
  expect((await checkFit(checkout(old), settings, store)).problems).toEqual([]);
});

it("rejects a site that is unreachable or returns something else", async () => {
  deployed = "<html>";
  await expect(readDeployedHost({ SITE_URL: siteUrl() })).rejects.toThrow(
    /^The contract of http.*contract\.json cannot be read\.$/,
  );
});

it.each([
  ["http://127.0.0.1:9", "requests to that port are not allowed (bad port)"],
  ["http://localhost:1024", "connection refused (ECONNREFUSED)"],
  ["http://no-such.invalid", /\((ENOTFOUND|EAI_AGAIN)\)$/],
])("reports why it cannot reach %s", async (SITE_URL, why) => {
  const failed = readDeployedHost({ SITE_URL });
  await expect(failed).rejects.toThrow(
    `${SITE_URL}/contract.json cannot be reached: `,
  );
  await expect(failed).rejects.toThrow(why);
});

it.each(["example.org", "ftp://example.org", "https://"])(
  "rejects %s as the address of a site",
  async (SITE_URL) => {
    await expect(readDeployedHost({ SITE_URL })).rejects.toThrow(
      `SITE_URL must be an address such as https://example.org, not ${SITE_URL}`,
    );
  },
);

it("reads the built host if no site is configured", async () => {
  expect(await readDeployedHost({ HOST_DIR: folder })).toBeNull();
  const text = JSON.stringify(exampleHost(old).contract);
  writeFileSync(path.join(folder, contractFile), text);
  const host = await readDeployedHost({ HOST_DIR: folder });
  expect(host?.contract).toEqual(exampleHost(old).contract);
});

it("rejects a release without a contract", async () => {
  await expect(
    readReleased(store, "discussion", first.release),
  ).rejects.toThrow(`discussion ${first.release} contains no contract.`);
});

it("compares a release with other remotes in both directions, and not with its own earlier release", () => {
  const [mine, host] = [exampleRemote(newer), exampleHost(newer)];
  const shows = Object.keys(old.modules);
  const other = exampleRemote(old, { name: "news", shows, exposes: [] });
  const former = exampleRemote(old, { shows });
  expect(fitDeployed(mine, host, [former])).toEqual([]);
  expect(fitDeployed(mine, host, [other])).toEqual([
    expect.stringContaining("'depth' is missing"),
  ]);
  const exposing = exampleRemote(newer, { name: "news" });
  const showing = exampleRemote(old, { shows });
  expect(fitDeployed(showing, host, [exposing])).toEqual([
    expect.stringContaining("'depth' is missing"),
  ]);
});
