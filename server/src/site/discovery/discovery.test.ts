import { createCanvas, loadImage } from "@napi-rs/canvas";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { openTestPglite } from "../../testing/test-pglite.ts";

const origin = "https://nearsay.example";

describeWithDatabase("files for crawlers and apps", (open) => {
  let db: Database;
  let test: TestApp;

  beforeAll(async () => {
    db = await open();
  });

  beforeEach(async () => {
    await db.query(sql`delete from surveys`);
    test = await startTestApp(db, {}, { publicUrl: origin });
  });

  afterEach(() => test.app.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers });

  const publish = async (overrides = {}) =>
    publishSurvey(await test.visitor(), overrides);

  /** All URLs that following the sitemaps leads to. */
  async function crawl(): Promise<string[]> {
    const robots = await get("/robots.txt");
    const [, index = ""] = /^Sitemap: (.+)$/m.exec(robots.body) ?? [];
    const found: string[] = [];
    for (const map of await addressesIn(index))
      found.push(...(await addressesIn(map)));
    return found;
  }

  async function addressesIn(address: string): Promise<string[]> {
    const reply = await get(address.replace(origin, ""));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toMatch(/^application\/xml/);
    expect(reply.cookies).toEqual([]);
    return [...reply.body.matchAll(/<loc>(.+?)<\/loc>/g)].map(
      ([, found = ""]) => found,
    );
  }

  it("lead crawlers to every public open survey once, and to none that is closed, hidden or needs a code", async () => {
    const first = await publish();
    const [coded, closed, hidden] = [
      await publish({ visibility: { mode: "code", code: "secret" } }),
      await publish(),
      await publish(),
    ];
    await db.query(sql`
      update surveys set expires_at = ${test.clock.now}
      where survey_id = ${closed}`);
    await db.query(sql`
      update surveys set hidden_at = ${test.clock.now}
      where survey_id = ${hidden}`);
    // Simulates a site with a million surveys after the first.
    await db.query(sql`
      select setval(pg_get_serial_sequence('surveys', 'survey_id'), ${first + 1_234_567})`);
    const far = await publish();
    const found = await crawl();
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((url) => url.includes("/surveys/"))).toEqual([
      `${origin}/surveys/${first}`,
      `${origin}/surveys/${far}`,
    ]);
    for (const id of [coded, closed, hidden])
      expect(found).not.toContain(`${origin}/surveys/${id}`);
  });

  it("lead crawlers to static pages, each with its canonical URL, and not to owners' or operators' pages", async () => {
    const found = await crawl();
    expect(found).toEqual(
      expect.arrayContaining(
        ["/", "/about", "/guide", "/privacy", "/create-survey"].map(
          (path) => origin + path,
        ),
      ),
    );
    expect(found.join(" ")).not.toMatch(/\/(manage|mine|invite)/);
    const { body } = await get("/robots.txt");
    for (const path of ["/api/", "/manage/", "/feeds/"])
      expect(body).toContain(`Disallow: ${path}\n`);
  });

  it("contain the day on which a survey's texts last changed", async () => {
    const id = await publish();
    const part = Math.floor(id / 10_000);
    const map = async () => (await get(`/sitemaps/surveys-${part}.xml`)).body;
    expect(await map()).toContain(
      `<loc>${origin}/surveys/${id}</loc><lastmod>2026-03-02</lastmod>`,
    );
    await db.query(sql`
      insert into survey_edits
        (survey_id, place, edited_on, part, before, after)
      values (${id}, 0, '2026-03-04', 'title', 'a', 'b')`);
    expect(await map()).toContain("<lastmod>2026-03-04</lastmod>");
  });

  it.each([
    "/sitemaps/surveys-7.xml",
    "/sitemaps/surveys-x.xml",
    "/sitemaps/surveys-99999999999999999999.xml",
    "/.well-known/security.txt",
  ])("do not exist at %s", async (path) => {
    const reply = await get(path, { accept: "application/xml" });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  it("include a feed of open public surveys, near the requested grid cell and no more precise", async () => {
    await publish({ title: "Trams & <buses>", lat: 52.52, lng: 13.405 });
    await publish({
      title: "Locked",
      visibility: { mode: "code", code: "secret" },
    });
    const near = await get("/surveys.atom?near=52.5234,13.4114");
    expect(near.headers["content-type"]).toMatch(/^application\/atom\+xml/);
    expect(near.body).toContain("<title>Trams &amp; &lt;buses&gt;</title>");
    expect(near.body).not.toMatch(/Locked|52\.5234|13\.4114/);
    const [, cell] = /near=([\d.,]+)/.exec(near.body) ?? [];
    expect((await get(`/surveys.atom?near=${cell}`)).body).toBe(near.body);
    expect((await get("/surveys.atom")).body).toContain("Trams &amp;");
    for (const wrong of ["", "x", "91,0", "0,181", "1", "1,2,3", "NaN,1"]) {
      const { statusCode } = await get(`/surveys.atom?near=${wrong}`);
      expect([wrong, statusCode]).toEqual([wrong, 400]);
    }
  });

  it("include a survey as Markdown for clients that accept it, with user text escaped", async () => {
    const id = await publish({
      title: "# Trams <script>",
      instructions: "- first\n[a](javascript:b)",
    });
    const url = `/surveys/${id}`;
    const read = (accept: string) => get(url, { accept });
    const reply = await read("text/markdown, text/html, */*");
    expect(reply.headers).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      vary: "accept, accept-language, cookie, accept-encoding",
    });
    expect(reply.cookies).toEqual([]);
    expect(reply.body).toContain("# \\# Trams \\<script\\>\n");
    expect(reply.body).toContain("\n\\- first\n\\[a\\](javascript:b)\n");
    expect(reply.body).toContain(`at <${origin}${url}>.`);
    expect(reply.body).toMatch(/^1\. .+ \(one option\)$/m);
    for (const page of ["text/html", "text/markdown;q=0.5, text/html"])
      expect((await read(page)).headers["content-type"]).toMatch(/html/);
    const none = await get("/about", { accept: "text/markdown" });
    expect(none.statusCode).toBe(404);
  });

  it("include Markdown in the language of the reader", async () => {
    const id = await publish({ quota: 40 });
    const headers = { accept: "text/markdown", "accept-language": "de" };
    const reply = await get(`/surveys/${id}`, headers);
    expect(reply.headers).toMatchObject({ "content-language": "de" });
    expect(reply.body).toMatch(
      /^Offen bis [\d-]+ \d\d:\d\d UTC oder bis zu 40 Antworten\. /m,
    );
    expect(reply.body).toMatch(/^1\. .+ \(eine Option\)$/m);
    expect(reply.body).not.toMatch(/Responses|Questions|Answer at/);
  });

  it("include a survey's named place and what depends on it in Markdown, but no coordinates", async () => {
    const lisbon = { placeId: 2_267_057, results: "groups" };
    const read = async (overrides: object, language = "en") => {
      const id = await publish(overrides);
      const headers = { accept: "text/markdown", "accept-language": language };
      return (await get(`/surveys/${id}`, headers)).body;
    };
    const answered = { scope: "answer", radiusMeters: 5000 };
    const mapped = { ...lisbon, ...answered, answerPlaces: "map" };
    expect(await read(mapped)).toMatch(
      /^Location: Lisbon, Portugal\. Only people within 5 km can answer\. Responses of people who agree are counted on a map\.$/m,
    );
    expect(await read(mapped, "de")).toMatch(
      /^Ort: Lisbon, Portugal\. Nur Menschen im Umkreis von 5 km können antworten\. Antworten von Menschen, die zustimmen, /m,
    );
    const point = await read({ lat: 52.5234, lng: 13.4114 });
    expect(point).toMatch(
      /^Location: a map square of about 1 km, without a name\.$/m,
    );
    expect(point).not.toMatch(/52\.|13\.4/);
    expect(await read({ placed: false })).not.toContain("Location:");
  });

  it("include no Markdown of a survey that needs a code", async () => {
    const visibility = { mode: "code", code: "secret" };
    const id = await publish({ title: "canary", visibility });
    const headers = { accept: "text/markdown" };
    const missing = await get("/surveys/999999", headers);
    const locked = await get(`/surveys/${id}?code=secret`, headers);
    expect(locked.statusCode).toBe(404);
    expect(locked.body).toBe(missing.body);
  });
});

describe("icons and metadata of a site", () => {
  const start = async (settings = {}) => {
    const { db } = await openTestPglite({});
    const { app } = await startTestApp(db, {}, settings);
    return {
      get: (url: string) => app.inject({ url }),
      end: async () => {
        await app.close();
        await db.close();
      },
    };
  };

  it("include icons in the sizes that the manifest lists", async () => {
    const { get, end } = await start();
    const manifest = (await get("/manifest.webmanifest")).json<{
      icons: { src: string; sizes: string }[];
    }>();
    const touch = { src: "/apple-touch-icon.png", sizes: "180x180" };
    for (const { src, sizes } of [...manifest.icons, touch]) {
      const { rawPayload, headers } = await get(src);
      expect(headers["content-type"]).toBe("image/png");
      const { width, height } = await loadImage(rawPayload);
      expect(`${width}x${height}`).toBe(sizes);
    }
    const { rawPayload } = await get("/favicon.ico");
    const image = await loadImage(rawPayload.subarray(22));
    const pen = createCanvas(32, 32).getContext("2d");
    pen.drawImage(image, 0, 0);
    expect([...pen.getImageData(16, 14, 1, 1).data]).toEqual([4, 92, 90, 255]);
    expect(rawPayload.readUInt32LE(14)).toBe(rawPayload.length - 22);
    await end();
  });

  it("include a contact for vulnerability reports if the operator configured one", async () => {
    const securityContact = "mailto:security@nearsay.example";
    const { get, end } = await start({ securityContact, publicUrl: origin });
    const reply = await get("/.well-known/security.txt");
    expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(reply.body).toBe(
      [
        `Contact: ${securityContact}`,
        "Expires: 2026-10-01T00:00:00.000Z",
        "Preferred-Languages: en",
        `Canonical: ${origin}/.well-known/security.txt`,
        "",
      ].join("\n"),
    );
    await end();
  });

  it("exclude a site that requires invitations from search engines", async () => {
    const { get, end } = await start({ activation: "required" });
    expect((await get("/robots.txt")).body).toBe(
      "User-agent: *\nDisallow: /\n",
    );
    for (const path of ["/sitemap.xml", "/surveys.atom"])
      expect((await get(path)).statusCode).toBe(404);
    await end();
  });
});
