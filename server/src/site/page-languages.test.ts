import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import cookie from "@fastify/cookie";
import {
  contractVersion,
  type Language,
  readBoot,
} from "@nearsay/core/contract";
import fastify, { type FastifyInstance } from "fastify";
import { siteIn } from "../testing/site-options.ts";
import { createKeptPages } from "./kept-pages/kept-pages.ts";
import { createKeptReplies } from "./kept-pages/kept-replies.ts";
import { sendAgain } from "./kept-pages/send-again.ts";
import { fixedHead } from "./page-heads.ts";
import { languageOf } from "../http/language.ts";
import { sitePlugin } from "./site-plugin.ts";

const publicUrl = "https://nearsay.example";

let folder: string;
let app: FastifyInstance;

async function write(file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** Writes the files of one language; their names contain the ending, which is empty for English. */
async function writeBuilt(ending: string) {
  const text = `exports.renderShell = () => ({ before: "<main>shell${ending}", after: "</main>" })`;
  await write(`host/server/server${ending}.cjs`, text);
  const page = `exports.renderModule = () => "<p>discussion${ending}</p>"`;
  await write(`remotes/surveys/dist/1.0.0/server${ending}.cjs`, page);
}

const hostOf = (ending: string) => ({
  scripts: [`host${ending}.js`],
  styles: [],
  federation: { scripts: [], styles: [] },
  kiosk: { scripts: [], styles: [] },
  hashes: { [`host${ending}.js`]: `sha256-${ending}AAAA` },
  server: `server${ending}.cjs`,
});

const remoteOf = (ending: string) => ({
  entry: `/remotes/surveys/1.0.0/entry${ending}.js`,
  integrity: "sha384-AAAA",
  modules: { HomePage: { scripts: [], styles: [] } },
  hashes: {},
  server: `/remotes/surveys/1.0.0/server${ending}.cjs`,
});

/**
 * A site that offers these languages, with a host in German and Arabic and a
 * remote without Arabic.
 */
async function open(offered: readonly Language[]): Promise<void> {
  await Promise.all(["", ".de", ".ar"].map(writeBuilt));
  const languages = { de: hostOf(".de"), ar: hostOf(".ar") };
  const manifest = { ...hostOf(""), languages };
  await write("host/manifest.json", JSON.stringify(manifest));
  const record = {
    name: "surveys",
    version: "1.0.0",
    contract: contractVersion,
    enabled: true,
    ...remoteOf(""),
    languages: { de: remoteOf(".de") },
  };
  await write("remotes/surveys/dist/current.json", JSON.stringify(record));
  app = fastify();
  await app.register(cookie);
  app.decorate("languages", offered);
  const replies = createKeptReplies();
  app.addHook(
    "onRequest",
    sendAgain(replies, () => Promise.resolve()),
  );
  const head = (request: Parameters<typeof languageOf>[0]) =>
    Promise.resolve(
      fixedHead(request.url.split("?")[0] ?? "/", languageOf(request)),
    );
  const boot = () =>
    Promise.resolve({
      boot: {
        replies: { "/activation/status": { required: false, ok: true } },
        site: { supportEmail: null, assistantUrl: null },
      },
      until: Infinity,
    });
  const pages = createKeptPages({
    changes: { listen: () => () => undefined, complete: true },
    clock: () => new Date(),
    bytesMax: 1_000_000,
  });
  const site = { publicUrl, replies, pages, head, boot };
  await app.register(sitePlugin, siteIn(folder, site));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-languages-"));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: "text/html", ...headers } });
const german = { "accept-language": "de" };

function bootOf(html: string) {
  const [, json] = /id="nearsay-boot">(.*?)<\/script>/.exec(html) ?? [];
  return readBoot(json);
}

it("shows a complete page in the language that its reader requests", async () => {
  await open(["en", "de", "ar"]);
  const { body, headers } = await get("/", german);
  expect(body).toContain('<html lang="de" dir="ltr"');
  expect(body).toContain("<title>Nearsay: Umfragen in der Nähe</title>");
  expect(body).toContain("<main>shell.de<p>discussion.de</p></main>");
  expect(body).toContain('src="/assets/host.de.js"');
  expect(body).toContain("Ohne JavaScript");
  expect(body).toContain("/^de(-|$)/");
  expect(body).not.toMatch(/(host|entry|server)\.js/);
  expect(headers).toMatchObject({
    "content-language": "de",
    "cache-control": "private, no-cache",
    vary: expect.stringMatching(/accept-language, cookie/) as string,
  });
  const { replies, site } = bootOf(body);
  expect(site.languages).toEqual(["en", "de", "ar"]);
  expect(replies["/remotes"]).toEqual({
    remotes: [expect.objectContaining(remoteOf(".de"))],
  });
  expect(JSON.stringify(replies)).not.toContain("languages");
});

it("shows a remote in English if it is not available in a language", async () => {
  await open(["en", "ar"]);
  const { body } = await get("/", { cookie: "nearsay_language=ar" });
  expect(body).toContain('<html lang="ar" dir="rtl"');
  expect(body).toContain("<main>shell.ar<p>discussion</p></main>");
});

it("never sends a cached page to a reader of another language", async () => {
  await open(["en", "de", "ar"]);
  const shown = async (headers: Record<string, string>) => {
    const { body } = await get("/about", headers);
    return /<html lang="(\w+)"/.exec(body)?.[1];
  };
  const arabic = { ...german, cookie: "nearsay_language=ar" };
  for (const _time of [1, 2]) {
    expect(await shown(german)).toBe("de");
    expect(await shown({})).toBe("en");
    expect(await shown(arabic)).toBe("ar");
  }
});

it("sends the page, not 304, to a browser that has it in another language", async () => {
  await open(["en", "de"]);
  const { etag = "" } = (await get("/about", german)).headers;
  const known = { "if-none-match": etag };
  expect((await get("/about", { ...german, ...known })).statusCode).toBe(304);
  expect((await get("/about", known)).statusCode).toBe(200);
});

it("contains the URLs in each language, and is canonical at its own if the URL names one", async () => {
  await open(["en", "de"]);
  const at = `${publicUrl}/about`;
  const links = (html: string) =>
    html.match(/<link rel="(?:canonical|alternate" hreflang)[^>]*>/g);
  const others = [
    `<link rel="alternate" hreflang="en" href="${at}?lang=en">`,
    `<link rel="alternate" hreflang="de" href="${at}?lang=de">`,
    `<link rel="alternate" hreflang="x-default" href="${at}">`,
  ];
  expect(links((await get("/about", german)).body)).toEqual([
    `<link rel="canonical" href="${at}">`,
    ...others,
  ]);
  const named = (await get("/about?lang=de")).body;
  expect(named).toContain('<html lang="de"');
  expect(links(named)).toEqual([
    `<link rel="canonical" href="${at}?lang=de">`,
    ...others,
  ]);
});

it("returns the German remotes when a German page requests the registry again", async () => {
  await open(["en", "de"]);
  const { remotes } = (await get("/api/remotes", german)).json<{
    remotes: unknown[];
  }>();
  const { entry, modules } = remoteOf(".de");
  expect(remotes).toEqual([expect.objectContaining({ entry, modules })]);
});

it("contains no language links if a site has one language", async () => {
  await open(["en"]);
  const { body, headers } = await get("/about?lang=de", german);
  expect(body).toContain('<html lang="en" dir="ltr"');
  expect(body).not.toContain("hreflang");
  expect(bootOf(body).site.languages).toBeUndefined();
  expect(headers).not.toHaveProperty("content-language");
  const kept = (await get("/about", german)).headers;
  expect(kept["cache-control"]).toMatch(/^public/);
  expect(kept.vary).not.toMatch(/language|cookie/);
});

it("offers no language that the host was not built in", async () => {
  await open(["en", "fr", "de"]);
  const { body } = await get("/", { "accept-language": "fr" });
  expect(body).toContain('<html lang="en"');
  expect(bootOf(body).site.languages).toEqual(["en", "de"]);
});
