import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import cookie from "@fastify/cookie";
import {
  contractVersion,
  readBoot,
  type RemoteRecord,
} from "@nearsay/core/contract";
import fastify, { type FastifyInstance } from "fastify";
import { type ReleaseSite, startReleaseSite } from "../testing/release-site.ts";
import { ReleasesFolder } from "../testing/releases-folder.ts";
import { siteIn } from "../testing/site-options.ts";
import { sitePlugin } from "./site-plugin.ts";

let folder: string;
let team: ReleaseSite;
let other: ReleaseSite;
let surveys: ReleasesFolder;
let app: FastifyInstance;

const files = {
  "entry.js": "next",
  "SurveyPage.js": "page()",
  "server.cjs": "exports.renderModule = () => '<p>foreign</p>';",
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-site-"));
  const manifest = {
    scripts: [],
    styles: [],
    hashes: {},
    federation: { scripts: [], styles: [] },
  };
  await mkdir(path.join(folder, "host/assets"), { recursive: true });
  const file = path.join(folder, "host/manifest.json");
  await writeFile(file, JSON.stringify(manifest));
  surveys = new ReleasesFolder(path.join(folder, "team"), "surveys");
  team = await startReleaseSite(path.join(folder, "team"));
  other = await startReleaseSite(path.join(folder, "team"));
  app = fastify();
  await app.register(cookie);
  await app.register(
    sitePlugin,
    siteIn(folder, { releaseOrigins: [team.url] }),
  );
});

afterEach(async () => {
  await Promise.all([app.close(), team.close(), other.close()]);
  await rm(folder, { recursive: true });
});

const getPage = (url: string, kept?: string) =>
  app.inject({
    url,
    headers: { accept: "text/html" },
    ...(kept !== undefined && { cookies: { nearsay_remotes: kept } }),
  });

/** The parts of a surveys page for a visitor with this override. */
async function openPage(kept: string) {
  const { body, headers } = await getPage("/surveys/7", kept);
  const [, block] =
    /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  const { replies, site } = readBoot(block);
  const { remotes } = replies["/remotes"] as { remotes: RemoteRecord[] };
  const policy = String(headers["content-security-policy"]);
  return { body, policy, remotes, overrides: site.overrides };
}

it("a team's release is stored in a cookie, with a slash at its end", async () => {
  const address = `${team.url}/surveys/0.2.0`;
  const reply = await getPage(`/about?remotes=surveys@${address}`);
  expect(reply.headers.location).toBe("/about");
  expect(reply.cookies).toMatchObject([{ value: `surveys@${address}/` }]);
});

it("a team's release is shown with its hashes to the visitor who requested it, and the policy permits its origin", async () => {
  const release = await surveys.release(files);
  const address = `${team.url}/surveys/${release}/`;
  const mine = await openPage(`surveys@${address}`);
  expect(mine.remotes).toMatchObject([
    {
      name: "surveys",
      entry: `${address}entry.js`,
      integrity: expect.stringMatching(/^sha384-/) as string,
      enabled: true,
    },
  ]);
  expect(mine.overrides).toEqual([
    { remote: "surveys", from: team.url, release: "0.1.0-aaaaaaaa" },
  ]);
  expect(mine.policy).toContain(`connect-src 'self' ${team.url}`);
  const others = await openPage("");
  expect(others.remotes).toEqual([]);
  expect(others.policy).not.toContain(team.url);
});

it("a team's release never runs on the server", async () => {
  const release = await surveys.release(files);
  const { body } = await openPage(`surveys@${team.url}/surveys/${release}/`);
  expect(body).not.toContain("foreign");
  expect(team.answers.join()).not.toContain("server.cjs");
});

it("a team's release stays off if the remote is switched off for everyone", async () => {
  const deployed = path.join(folder, "releases");
  const folderOfAll = new ReleasesFolder(deployed, "surveys");
  const current = await folderOfAll.release({ "entry.js": "current" });
  await folderOfAll.point({ current, enabled: false });
  const release = await surveys.release(files);
  const mine = await openPage(`surveys@${team.url}/surveys/${release}/`);
  expect(mine.remotes).toMatchObject([{ enabled: false }]);
});

it("a team's release is fetched once for all requests within seconds", async () => {
  const release = await surveys.release(files);
  const kept = `surveys@${team.url}/surveys/${release}/`;
  await Promise.all([openPage(kept), openPage(kept)]);
  await openPage(kept);
  expect(team.answers).toHaveLength(1);
});

describe("a team's release of an origin that is not configured exactly", () => {
  const lookalikes: [string, () => string][] = [
    ["another port", () => other.url],
    ["a longer host name", () => `${team.url}.evil.example`],
    ["a user name before the host name", () => team.url.replace("//", "//me@")],
    [
      "the origin as the user name of another host",
      () => `${team.url}@evil.example`,
    ],
    ["another protocol", () => team.url.replace("http:", "https:")],
    ["no protocol", () => team.url.replace("http:", "")],
    ["a blob URL of the origin", () => `blob:${team.url}`],
    ["a space before the origin", () => ` ${team.url}`],
  ];

  it.each(lookalikes)(
    "is neither shown nor requested: %s",
    async (_case, of) => {
      const release = await surveys.release(files);
      const kept = `surveys@${of()}/surveys/${release}/`;
      const asked = `/?remotes=${encodeURIComponent(kept)}`;
      const reply = await getPage(asked);
      expect(reply.cookies).toMatchObject([{ value: "" }]);
      const mine = await openPage(kept);
      expect(mine.remotes).toEqual([]);
      expect(mine.overrides).toBeUndefined();
      expect([...team.answers, ...other.answers]).toEqual([]);
    },
  );
});

describe("a team's release that cannot be shown leaves the version of others, with a notice", () => {
  const wrongs: [string, () => Promise<string>][] = [
    [
      "if no release exists at its address",
      () => Promise.resolve("0.1.0-aaaaaaaa-000000"),
    ],
    [
      "if it belongs to another remote",
      () => surveys.release(files, { name: "creator" }),
    ],
    [
      "if it has another contract version",
      () => surveys.release(files, { contract: contractVersion + 1 }),
    ],
    [
      "if it requires more than the host shares",
      async () => {
        const lends = JSON.stringify({ lends: { react: "19.3.1" } });
        await mkdir(path.join(folder, "host"), { recursive: true });
        await writeFile(path.join(folder, "host/contract.json"), lends);
        return surveys.release(files, { requires: { react: "~20.0.0" } });
      },
    ],
    [
      "if one of its files has no hash",
      () => surveys.release(files, { files: {} }),
    ],
    [
      "if its address redirects to another site",
      async () => {
        const release = await surveys.release(files);
        const location = `${other.url}/surveys/${release}/release.json`;
        team.instead.set("release.json", (response) =>
          response.writeHead(302, { location }).end(),
        );
        return release;
      },
    ],
    [
      "if its reply never ends",
      async () => {
        team.instead.set("release.json", (response) =>
          response.write(" ".repeat(1024 * 1024)),
        );
        return surveys.release(files);
      },
    ],
    [
      "if no reply arrives",
      async () => {
        team.instead.set("release.json", () => undefined);
        return surveys.release(files);
      },
    ],
  ];

  it.each(wrongs)("%s", async (_case, prepare) => {
    const release = await prepare();
    const mine = await openPage(`surveys@${team.url}/surveys/${release}/`);
    expect(mine.remotes).toEqual([]);
    expect(mine.overrides).toEqual([
      { remote: "surveys", from: team.url, release: null },
    ]);
    expect(other.answers).toEqual([]);
  });
});
