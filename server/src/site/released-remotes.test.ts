import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contractVersion } from "@nearsay/core/contract";
import fastify, { type FastifyInstance } from "fastify";
import { ReleasesFolder } from "../testing/releases-folder.ts";
import { siteIn } from "../testing/site-options.ts";
import { sitePlugin } from "./site-plugin.ts";

let folder: string;
let app: FastifyInstance;
let surveys: ReleasesFolder;

const drawing = (text: string) =>
  `exports.renderModule = () => "<p>${text}</p>";`;

const files = {
  "entry.js": "container()",
  "entry.js.br": "small",
  "SurveyPage.js": "page()",
  "SurveyPage.css": ".page{}",
  "server.cjs": drawing("released"),
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-site-"));
  surveys = new ReleasesFolder(path.join(folder, "releases"), "surveys");
  await writeBuild();
  app = fastify();
  await app.register(sitePlugin, siteIn(folder));
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function write(file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** The host, and a remote that was built with it. */
async function writeBuild(): Promise<void> {
  const manifest = {
    scripts: [],
    styles: [],
    hashes: {},
    server: "host.cjs",
    federation: { scripts: [], styles: [] },
  };
  await write("host/manifest.json", JSON.stringify(manifest));
  await write("host/assets/host.js", "start()");
  await write(
    "host/server/host.cjs",
    "exports.renderShell = () => ({ before: '', after: '' });",
  );
  const url = "/remotes/surveys/0.1.0-aaaaaaaa";
  await write(
    "remotes/surveys/dist/0.1.0-aaaaaaaa/server.cjs",
    drawing("built"),
  );
  const record = {
    name: "surveys",
    version: "0.1.0-aaaaaaaa",
    integrity: "",
    entry: `${url}/entry.js`,
    server: `${url}/server.cjs`,
    contract: contractVersion,
    enabled: true,
    hashes: {},
    modules: { SurveyPage: { scripts: [], styles: [] } },
  };
  await write("remotes/surveys/dist/current.json", JSON.stringify(record));
}

const getPage = async () =>
  (await app.inject({ url: "/surveys/7", headers: { accept: "text/html" } }))
    .body;

describe("a page of a released remote", () => {
  it("preloads the release's files with their hashes, and contains its styles", async () => {
    const release = await surveys.release(files);
    await surveys.point({ current: release });
    const body = await getPage();
    for (const file of ["entry.js", "SurveyPage.js"])
      expect(body).toMatch(
        new RegExp(
          `<link rel="preload"[^>]*/releases/surveys/${release}/${file}"[^>]*integrity="sha384-`,
        ),
      );
    expect(body).toContain(
      `data-href="/releases/surveys/${release}/SurveyPage.css">.page{}`,
    );
    expect(body).not.toContain("/remotes/surveys/");
  });

  it("is rendered by its current release, at the next load, also after a rollback", async () => {
    const one = await surveys.release(files);
    const two = await surveys.release({
      ...files,
      "server.cjs": drawing("newer"),
    });
    expect(await getPage()).toContain("<p>built</p>");
    for (const [current, text] of [
      [one, "released"],
      [two, "newer"],
      [one, "released"],
      [null, "built"],
    ] as const) {
      await surveys.point({ current });
      expect(await getPage()).toContain(`<p>${text}</p>`);
    }
  });

  it("is never rendered by code that differs from the released one", async () => {
    const current = await surveys.release(files);
    await surveys.write(`${current}/server.cjs`, drawing("evil"));
    await surveys.point({ current });
    const body = await getPage();
    expect(body).toContain("<p>built</p>");
    expect(body).not.toContain("/releases/");
  });

  it("is neither rendered nor preloaded if the remote is switched off", async () => {
    await surveys.point({ did: "disable", enabled: false });
    const body = await getPage();
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain("preload");
    const { remotes } = (await app.inject("/api/remotes")).json<{
      remotes: unknown[];
    }>();
    expect(remotes).toMatchObject([{ name: "surveys", enabled: false }]);
  });
});

describe("a released file", () => {
  const get = (file: string, headers = {}) =>
    app.inject({ url: `/releases/surveys/${file}`, headers });

  it("is cacheable for a year, compressed if possible, also for other origins", async () => {
    const release = await surveys.release(files);
    const reply = await get(`${release}/entry.js`, { "accept-encoding": "br" });
    expect(reply.body).toBe("small");
    expect(reply.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": expect.stringMatching(
        /max-age=31536000.*immutable/,
      ) as string,
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  it("is available for open pages after a newer release", async () => {
    const release = await surveys.release(files);
    await surveys.point({ current: null });
    expect((await get(`${release}/entry.js`)).body).toBe("container()");
  });

  it.each([
    "RELEASE/none.js",
    "RELEASE/.entry.js",
    "RELEASE/..%2f.draft-1",
    "RELEASE/",
    "RELEASE",
    ".draft-1",
    ".hidden/entry.js",
    "pointer.1.json",
    "0.1.0/entry.js",
    "..%2f..%2fhost/manifest.json",
  ])("returns a refusal as data if it does not exist: %s", async (file) => {
    const release = await surveys.release(files);
    await surveys.point({ current: release });
    for (const hidden of [`${release}/.entry.js`, ".draft-1"])
      await surveys.write(hidden, "half written");
    await surveys.write("0.1.0/entry.js", "no release");
    const reply = await get(file.replace("RELEASE", release));
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: "NOT_FOUND" });
    expect(reply.headers["cache-control"] ?? "").not.toContain("immutable");
  });
});
