import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import cookie from "@fastify/cookie";
import { readBoot } from "@nearsay/core/contract";
import fastify, { type FastifyInstance } from "fastify";
import { ReleasesFolder } from "../testing/releases-folder.ts";
import { siteIn } from "../testing/site-options.ts";
import { sitePlugin } from "./site-plugin.ts";

let folder: string;
let discussion: ReleasesFolder;
let [current, next] = ["", ""];
const opened: FastifyInstance[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-site-"));
  const manifest = {
    scripts: [],
    styles: [],
    hashes: {},
    federation: { scripts: [], styles: [] },
  };
  await mkdir(path.join(folder, "host/assets"), { recursive: true });
  await writeFile(
    path.join(folder, "host/manifest.json"),
    JSON.stringify(manifest),
  );
  const releases = path.join(folder, "releases");
  discussion = new ReleasesFolder(releases, "discussion");
  current = await discussion.release({ "entry.js": "current" });
  next = await discussion.release({ "entry.js": "next" });
  await discussion.point({ current, channels: { next } });
  const surveys = new ReleasesFolder(releases, "surveys");
  await surveys.point({
    current: await surveys.release({ "entry.js": "surveys" }),
  });
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
  await rm(folder, { recursive: true });
});

/** A site whose visitors may request these channels. */
async function site(...releaseOverrides: string[]) {
  const app = fastify({ trustProxy: true });
  opened.push(app);
  await app.register(cookie);
  await app.register(
    sitePlugin,
    siteIn(folder, { releaseOverrides, publicUrl: "https://nearsay.example" }),
  );
  return app;
}

const getPage = (app: FastifyInstance, url: string, kept?: string) =>
  app.inject({
    url,
    headers: { accept: "text/html" },
    ...(kept !== undefined && { cookies: { nearsay_remotes: kept } }),
  });

/** Each remote's release in a page's boot data, and the overrides. */
async function openPage(app: FastifyInstance, kept?: string) {
  const { body } = await getPage(app, "/about", kept);
  const [, block] =
    /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  const { replies, site } = readBoot(block);
  const { remotes } = replies["/remotes"] as { remotes: { entry: string }[] };
  return {
    releases: remotes.map(({ entry }) => entry.split("/").at(-2)),
    overrides: site.overrides,
    hidden: body.includes("noindex"),
  };
}

describe("a link with a channel", () => {
  it("redirects to the page itself and is stored in a session cookie", async () => {
    const reply = await getPage(
      await site("next"),
      "/surveys/7?code=a%26b&remotes=discussion@next",
    );
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe("/surveys/7?code=a%26b");
    expect(reply.headers["cache-control"]).toBe("private, no-store");
    expect(reply.cookies).toEqual([
      {
        name: "nearsay_remotes",
        value: "discussion@next",
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
      },
    ]);
  });

  it("sets a Secure cookie if the request came over https", async () => {
    const app = await site("next");
    const reply = await app.inject({
      url: "/?remotes=discussion@next",
      headers: { accept: "text/html", "x-forwarded-proto": "https" },
    });
    expect(reply.cookies).toMatchObject([{ secure: true }]);
  });

  it.each(["/?remotes=", "/?remotes=discussion@beta", "/?remotes=discussion"])(
    "is deleted by %s",
    async (url) => {
      const reply = await getPage(await site("next"), url, "discussion@next");
      expect(reply.headers.location).toBe("/");
      expect(reply.cookies).toMatchObject([
        { name: "nearsay_remotes", value: "", expires: new Date(0) },
      ]);
    },
  );

  it.each([
    "//evil.example/a?remotes=discussion@next",
    "/\\evil.example?remotes=discussion@next",
    "///evil.example?remotes=",
  ])("redirects to no other site: %s", async (url) => {
    const reply = await getPage(await site("next"), url);
    expect(reply.headers.location).toBe("/");
  });

  it("uses the last of two channels, and a limited number of remotes", async () => {
    const many = Array.from({ length: 50 }, (_, i) => `r${i}@next`).join(",");
    const [twice, flood] = await Promise.all(
      ["surveys@next,surveys@beta", many].map(async (asked) =>
        getPage(await site("next", "beta"), `/?remotes=${asked}`),
      ),
    );
    expect(twice?.cookies).toMatchObject([{ value: "surveys@beta" }]);
    expect(flood?.cookies[0]?.value.split(",")).toHaveLength(20);
  });

  it("is ignored by a site that permits no channel", async () => {
    const app = await site();
    const reply = await getPage(app, "/?remotes=discussion@next");
    expect(reply.statusCode).toBe(200);
    expect(reply.cookies).toEqual([]);
    expect(await openPage(app, "discussion@next")).toEqual(await openPage(app));
  });
});

describe("a visitor with a channel", () => {
  it("gets its release with a notice, and no one else does", async () => {
    const app = await site("next");
    const [mine, others] = [
      await openPage(app, "discussion@next"),
      await openPage(app),
    ];
    expect(mine.releases[0]).toBe(next);
    expect(mine.overrides).toEqual([
      { remote: "discussion", from: "next", release: next },
    ]);
    expect(mine.hidden).toBe(true);
    expect(others.releases[0]).toBe(current);
    expect(others.overrides).toBeUndefined();
    expect(others.hidden).toBe(false);
  });

  it("gets a notice and the same version as others if a remote has no such channel", async () => {
    const app = await site("next");
    const shown = await openPage(app, "surveys@next,weather@next");
    expect(shown.overrides).toEqual([
      { remote: "surveys", from: "next", release: null },
      { remote: "weather", from: "next", release: null },
    ]);
    expect(shown.releases).toEqual((await openPage(app)).releases);
  });

  it("no longer gets a channel that is not permitted any more", async () => {
    const shown = await openPage(await site("beta"), "discussion@next");
    expect(shown.releases[0]).toBe(current);
    expect(shown.overrides).toBeUndefined();
  });

  it("gets the same registry when the page requests it again", async () => {
    const app = await site("next");
    const reply = await app.inject({
      url: "/api/remotes",
      cookies: { nearsay_remotes: "discussion@next" },
    });
    const { remotes } = reply.json<{ remotes: { entry: string }[] }>();
    expect(remotes[0]?.entry).toContain(next);
  });

  it("sees nothing of a remote that is switched off", async () => {
    await discussion.point({ enabled: false, current, channels: { next } });
    const app = await site("next");
    const reply = await app.inject({
      url: "/api/remotes",
      cookies: { nearsay_remotes: "discussion@next" },
    });
    expect(reply.json()).toMatchObject({ remotes: [{ enabled: false }, {}] });
  });
});
