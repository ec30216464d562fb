import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { contractVersion, readBoot } from "@nearsay/core/contract";
import fastify, { type FastifyInstance } from "fastify";
import type { LinkCard } from "./page-heads.ts";
import { siteIn } from "../testing/site-options.ts";
import { sitePlugin } from "./site-plugin.ts";

const hash = "sha384-AAAA";

let folder: string;
let app: FastifyInstance;
let replies: Record<string, unknown>;
let card: LinkCard | undefined;
let data: object | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-site-"));
  card = undefined;
  data = undefined;
  replies = {
    "/activation/status": { required: false, ok: true },
    "/surveys": { title: "</script><b>&" },
  };
  await writeHost("host.cjs");
  await writeRemote("1.0.0-aaaa");
  app = fastify();
  await app.register(
    sitePlugin,
    siteIn(folder, {
      head: () =>
        Promise.resolve({
          title: 'A "<b>"',
          description: "Why?",
          path: "/a",
          ...(card && { card }),
          ...(data && { data }),
        }),
      publicUrl: "https://nearsay.example",
      boot: () =>
        Promise.resolve({
          boot: { replies, site: { supportEmail: null, assistantUrl: null } },
          until: 0,
        }),
    }),
  );
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function decoded(body: Buffer, coding: string | undefined): string {
  if (coding === "br") return brotliDecompressSync(body).toString();
  return (coding === "gzip" ? gunzipSync(body) : body).toString();
}

async function write(file: string, text: string | Buffer): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

async function writeHost(server?: string): Promise<void> {
  await write("host/assets/host.js", "start()");
  await write("host/assets/host.js.br", "small");
  await write("host/assets/host.js.gz", "smaller than whole");
  await write("host/assets/host.css", "body{color:red}");
  await write("host/assets/federation.js", "federate()");
  const manifest = {
    scripts: ["host.js"],
    styles: ["host.css"],
    federation: { scripts: ["federation.js"], styles: [] },
    hashes: { "host.js": hash, "federation.js": hash },
    server,
  };
  await write("host/manifest.json", JSON.stringify(manifest));
}

/** Code of the host and the remote that runs on the server. */
async function writeServerParts(
  content = "`<p>${module} ${props.surveyKey} ${url} ${Object.keys(boot.replies).at(-1)}</p>`",
): Promise<void> {
  await write(
    "host/server/host.cjs",
    "exports.renderShell = () => ({ before: '<header></header>', after: '<footer></footer>' });",
  );
  await write(
    "remotes/surveys/dist/1.0.0-aaaa/server.cjs",
    `exports.renderModule = ({ module, props, url, boot }) => ${content};`,
  );
}

async function writeRemote(
  version: string,
  contract = contractVersion,
  integrity = hash,
): Promise<void> {
  const url = `/remotes/surveys/${version}`;
  await write(`remotes/surveys/dist/${version}/entry.js`, "container()");
  await write(`remotes/surveys/dist/${version}/home.css`, ".home{}");
  const record = {
    name: "surveys",
    version,
    entry: `${url}/entry.js`,
    integrity,
    contract,
    enabled: true,
    modules: {
      HomePage: { scripts: [`${url}/home.js`], styles: [`${url}/home.css`] },
    },
    hashes: { [`${url}/home.js`]: hash },
    server: `${url}/server.cjs`,
  };
  await write("remotes/surveys/dist/current.json", JSON.stringify(record));
}

const getPage = (url: string) =>
  app.inject({ url, headers: { accept: "text/html" } });

describe("a page", () => {
  it("contains the replies in a block that no reply can break out of", async () => {
    const { body } = await getPage("/");
    const [, block] =
      /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    const { replies } = readBoot(block);
    expect(replies["/surveys"]).toEqual({ title: "</script><b>&" });
    expect(replies["/remotes"]).toMatchObject({
      remotes: [{ name: "surveys" }],
    });
  });

  it("preloads the files of its remote with their hashes", async () => {
    const { body } = await getPage("/");
    for (const url of [
      "/assets/federation.js",
      "/remotes/surveys/1.0.0-aaaa/entry.js",
      "/remotes/surveys/1.0.0-aaaa/home.js",
    ]) {
      const [tag = ""] = new RegExp(`<link rel="preload"[^>]*${url}.*`).exec(
        body,
      ) as RegExpExecArray;
      expect(tag).toContain(`integrity="${hash}"`);
    }
  });

  it("contains the styles of host and remote", async () => {
    const { body } = await getPage("/");
    expect(body).toContain("body{color:red}");
    expect(body).toContain(
      'data-href="/remotes/surveys/1.0.0-aaaa/home.css">.home{}',
    );
  });

  it("contains its description and its canonical URL", async () => {
    const { body } = await getPage("/a?utm_source=b");
    expect(body).toContain("<title>A &quot;&lt;b&gt;&quot;</title>");
    expect(body).toContain('<meta name="description" content="Why?">');
    expect(body).toContain(
      '<link rel="canonical" href="https://nearsay.example/a">',
    );
    expect(body).not.toContain("noindex");
  });

  it("contains a link preview for other sites, in text that cannot break out", async () => {
    card = {
      title: 'A "<b>"',
      url: "https://nearsay.example/a",
      picture: { url: "https://nearsay.example/a.png", text: "Why <b>?" },
      oembed: "https://nearsay.example/oembed?url=a&b",
    };
    const { body } = await getPage("/a");
    for (const tag of [
      '<meta property="og:title" content="A &quot;&lt;b&gt;&quot;">',
      '<meta property="og:description" content="Why?">',
      '<meta property="og:url" content="https://nearsay.example/a">',
      '<meta property="og:site_name" content="Nearsay">',
      '<meta property="og:image" content="https://nearsay.example/a.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="Why &lt;b&gt;?">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<link rel="alternate" type="application/json+oembed" href="https://nearsay.example/oembed?url=a&amp;b" title="A &quot;&lt;b&gt;&quot;">',
    ])
      expect(body).toContain(tag);
    card = { ...card, oembed: null };
    expect((await getPage("/a")).body).not.toContain("json+oembed");
  });

  it("contains no link preview if there is nothing to show", async () => {
    const { body } = await getPage("/a");
    expect(body).not.toMatch(/og:|twitter:|oembed/);
  });

  it("contains structured data in a block that no text can break out of", async () => {
    data = { name: "</script><b>" };
    const { body } = await getPage("/a");
    const [, block = ""] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(block)).toEqual(data);
  });

  it("links to its manifest, its icon for phones and its feed, as its policy permits", async () => {
    const { body, headers } = await getPage("/a");
    for (const href of [
      "/manifest.webmanifest",
      "/apple-touch-icon.png",
      "/surveys.atom",
    ])
      expect(body).toContain(`href="${href}"`);
    expect(headers["content-security-policy"]).toContain("manifest-src 'self'");
  });

  it("omits the federation runtime if no remote is shown", async () => {
    const { body } = await getPage("/about");
    expect(body).toContain("/assets/host.js");
    expect(body).not.toContain("federation.js");
  });

  it("permits its scripts and styles by their hashes, and nothing else", async () => {
    await writeServerParts();
    const { headers, body } = await getPage("/");
    const policy = String(headers["content-security-policy"]);
    const inlined = (name: string) =>
      [...body.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, "gs"))]
        .filter(([tag]) => !/ (src|type)=/.test(tag))
        .map(([, text = ""]) => `'${sha256(text)}'`);
    const rules = new Map(
      policy.split("; ").map((rule) => {
        const [name = "", ...sources] = rule.split(" ");
        return [name, sources];
      }),
    );
    expect(inlined("script")).toHaveLength(3);
    expect(rules.get("script-src")).toEqual([
      "'strict-dynamic'",
      ...[inlined("script")[0], `'${hash}'`, ...inlined("script").slice(1)],
    ]);
    expect(rules.get("style-src")).toEqual(["'self'", ...inlined("style")]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|nonce/);
  });

  it("accepts no hash that could add sources to its policy", async () => {
    await writeRemote("1.0.0-aaaa", contractVersion, "x; script-src *");
    const { headers } = await getPage("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).not.toContain("*");
    expect(policy).toContain("script-src 'self' 'sha256-");
  });

  it.each([
    ["/embed?survey=1", "'self'"],
    ["/embed/", "'self'"],
    ["/", "'none'"],
    ["/embed/other", "'none'"],
  ])("at %s permits frames of %s and cannot be framed", async (url, from) => {
    const policy = String(
      (await getPage(url)).headers["content-security-policy"],
    );
    expect(policy).toContain(`; frame-src ${from};`);
    expect(policy).toMatch(/; frame-ancestors 'none'$/);
  });

  it("sets the chosen theme before any style or script", async () => {
    const { body } = await getPage("/");
    const script = body.indexOf("<script>try");
    expect(script).toBeGreaterThan(body.lastIndexOf('name="theme-color"'));
    expect(script).toBeLessThan(body.indexOf("/assets/host.js"));
    expect(script).toBeLessThan(body.indexOf("<style"));
  });

  it("is identical for all visitors who get the same content", async () => {
    const [first, second] = [await getPage("/"), await getPage("/")];
    expect(first.body).toBe(second.body);
    expect(first.headers["content-security-policy"]).toBe(
      second.headers["content-security-policy"],
    );
  });

  it.each([
    ["gzip, br", "br"],
    ["br;q=0.5", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.0", undefined],
    ["identity", undefined],
  ])(
    "for a browser that accepts %s is encoded as %s",
    async (accept, coding) => {
      const { headers, rawPayload } = await app.inject({
        url: "/",
        headers: { accept: "text/html", "accept-encoding": accept },
      });
      expect(headers["content-encoding"]).toBe(coding);
      expect(decoded(rawPayload, coding)).toMatch(/^<!doctype html>/i);
      expect(headers.vary).toBe("accept-encoding");
    },
  );

  it("is rendered on the server if its remote supports that, inside the host's shell", async () => {
    await writeServerParts();
    const { body } = await getPage("/surveys/7?a=1");
    expect(body).toContain(
      '<div id="root" data-drawn><header></header><p>SurveyPage 7 /surveys/7?a=1 /surveys</p><footer></footer></div>',
    );
  });

  it("states without scripts what can be done with it, server-rendered or not", async () => {
    await writeServerParts();
    const noScript = async (url: string) => {
      const { body } = await getPage(url);
      return /<noscript>(.*)<\/noscript>/.exec(body)?.[1];
    };
    expect(await noScript("/surveys/7")).toBe(
      "<p>Without JavaScript this page can be read, but nothing can be sent. To answer, allow JavaScript and reload the page.</p>",
    );
    expect(await noScript("/about")).toBe("<p>Nearsay needs JavaScript.</p>");
  });

  it.each([
    ["its remote does not render such a page", "null"],
    ["its remote fails", "(() => { throw new Error('broken'); })()"],
    ["its remote returns no text", "undefined"],
  ])("is left to the browser if %s", async (_case, content) => {
    await writeServerParts(content);
    const { statusCode, body } = await getPage("/surveys/7");
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain("broken");
    expect(body).not.toContain("data-drawn");
  });

  it("is left to the browser if rendering would block other requests", async () => {
    await writeServerParts();
    replies["/surveys"] = "x".repeat(50_000);
    const { body } = await getPage("/surveys/7");
    expect(body).toContain('<div id="root"></div>');
  });

  it.each([
    ["an invitation is required", { required: true, ok: false }],
    ["it is unknown whether an invitation is required", undefined],
  ])("is left to the browser if %s", async (_case, status) => {
    await writeServerParts();
    replies["/activation/status"] = status;
    const { body } = await getPage("/surveys/7");
    expect(body).toContain('<div id="root"></div>');
  });

  it("is left to the browser if its remote has another contract version", async () => {
    await writeServerParts();
    await writeRemote("1.0.0-aaaa", contractVersion + 1);
    const { body } = await getPage("/surveys/7");
    expect(body).toContain('<div id="root"></div>');
  });

  it("is left to the browser by a host without server rendering", async () => {
    await writeServerParts();
    await writeHost();
    const { statusCode, body } = await getPage("/surveys/7");
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  });

  it("asks to run the build if there is no host", async () => {
    await rm(path.join(folder, "host"), { recursive: true });
    const page = await getPage("/");
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain("npm run build");
  });
});

describe("the registry", () => {
  const versions = async () => {
    const reply = await app.inject("/api/remotes");
    const { remotes } = reply.json<{ remotes: { version: string }[] }>();
    return remotes.map((remote) => remote.version);
  };

  it("contains a newer build without a restart", async () => {
    expect(await versions()).toEqual(["1.0.0-aaaa"]);
    await writeRemote("1.0.1-bbbb");
    expect(await versions()).toEqual(["1.0.1-bbbb"]);
  });

  it("leaves out a remote whose folder is gone or whose record was never complete", async () => {
    await write("remotes/creator/dist/current.json", "{");
    expect(await versions()).toEqual(["1.0.0-aaaa"]);
    await rm(path.join(folder, "remotes/surveys"), { recursive: true });
    expect(await versions()).toEqual([]);
  });

  it.each(["{", "{}"])(
    "keeps the last valid record after it was broken by %s",
    async (text) => {
      await versions();
      await write("remotes/surveys/dist/current.json", text);
      expect(await versions()).toEqual(["1.0.0-aaaa"]);
      await writeRemote("1.0.1-bbbb");
      expect(await versions()).toEqual(["1.0.1-bbbb"]);
    },
  );
});

describe("built files", () => {
  it("include the list of libraries shared with remotes, which is revalidated each time", async () => {
    const url = "/contract.json";
    expect((await app.inject({ url })).statusCode).toBe(404);
    await write("host/contract.json", '{"contract":1}');
    const reply = await app.inject({ url });
    expect(reply.json()).toEqual({ contract: 1 });
    expect(reply.headers["cache-control"]).toBe("no-cache");
    const etag = reply.headers.etag;
    const again = { url, headers: { "if-none-match": etag } };
    expect((await app.inject(again)).statusCode).toBe(304);
  });

  it("are cacheable for a year, compressed if possible", async () => {
    const reply = await app.inject({
      url: "/assets/host.js",
      headers: { "accept-encoding": "br" },
    });
    expect(reply.body).toBe("small");
    expect(reply.headers["content-encoding"]).toBe("br");
    expect(reply.headers["cache-control"]).toMatch(
      /max-age=31536000.*immutable/,
    );
  });

  it.each([
    ["gzip, deflate", "gzip", "smaller than whole"],
    ["identity", undefined, "start()"],
  ])(
    "are sent to a browser that accepts %s in an encoding it can read",
    async (accept, coding, body) => {
      const reply = await app.inject({
        url: "/assets/host.js",
        headers: { "accept-encoding": accept },
      });
      expect(reply.headers["content-encoding"]).toBe(coding);
      expect(reply.body).toBe(body);
      expect(reply.headers.vary).toBe("accept-encoding");
      expect(reply.headers["cache-control"]).toMatch(/immutable/);
    },
  );

  describe("that exist compressed only, as in the image", () => {
    const worker = "/assets/maplibre-gl-worker.0a1b.mjs";
    const ask = (
      url: string,
      accept?: string,
      method: "GET" | "HEAD" = "GET",
    ) =>
      app.inject({
        url,
        method,
        headers: accept === undefined ? {} : { "accept-encoding": accept },
      });

    beforeEach(async () => {
      const packed = gzipSync("draw()".repeat(50_000));
      await write(`host${worker}.gz`, packed);
      await write("host/assets/countries-50m.0a1b.json.gz", gzipSync("[7]"));
      await write("host/assets/host.0a1b.de.js.gz", gzipSync("[7]"));
      await write(
        "remotes/poll/dist/1.0.0/Poll.0a1b.de.js.gz",
        gzipSync("[7]"),
      );
      await write("host/secret.json.gz", gzipSync("[8]"));
    });

    it.each([[undefined], ["identity"], ["br"], ["gzip;q=0"], ["*;q=0"]])(
      "are unpacked for a client that accepts %s, and sent unchanged to others",
      async (accept) => {
        const [plain, packed] = [
          await ask(worker, accept),
          await ask(worker, "gzip"),
        ];
        expect(plain.statusCode).toBe(200);
        expect(plain.body).toBe("draw()".repeat(50_000));
        expect(packed.headers["content-encoding"]).toBe("gzip");
        expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
        expect(plain.headers).not.toHaveProperty("content-encoding");
        for (const name of ["content-type", "cache-control", "vary"])
          expect(plain.headers[name]).toBe(packed.headers[name]);
        const policy = plain.headers["content-security-policy"];
        expect(policy).toContain("connect-src");
        expect(policy).toBe(packed.headers["content-security-policy"]);
      },
    );

    it.each([
      "/assets/countries-50m.0a1b.json",
      "/assets/host.0a1b.de.js",
      "/remotes/poll/1.0.0/Poll.0a1b.de.js",
    ])("have the right headers, and support HEAD: %s", async (url) => {
      const reply = await ask(url);
      expect(reply.json()).toEqual([7]);
      const { headers } = await ask(url, "gzip");
      for (const name of ["content-type", "access-control-allow-origin"])
        expect(reply.headers[name]).toBe(headers[name]);
      const head = await ask(url, "identity", "HEAD");
      expect([head.statusCode, head.body]).toEqual([200, ""]);
    });

    it("are not used if the file itself exists", async () => {
      await write(`host${worker}`, "draw()");
      expect((await ask(worker)).body).toBe("draw()");
    });

    it.each([
      "/assets/..%2fsecret.json",
      "/assets/x/../../secret.json",
      "/assets/none.mjs",
    ])("are served from no other folder: %s", async (url) => {
      expect((await ask(url)).statusCode).not.toBe(200);
    });
  });

  it("of a remote may be used by other origins", async () => {
    const reply = await app.inject("/remotes/surveys/1.0.0-aaaa/entry.js");
    expect(reply.body).toBe("container()");
    expect(reply.headers["access-control-allow-origin"]).toBe("*");
  });

  it.each([
    "/assets/none.js",
    "/remotes/surveys/1.0.0-aaaa/none.js",
    "/remotes/surveys/current.json",
    "/remotes/surveys/..%2f..%2fhost/manifest.json",
    "/robots.txt",
  ])("return a refusal as data if they do not exist: %s", async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(reply.headers["cache-control"] ?? "").not.toContain("immutable");
  });
});
