import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Database } from "../base/db/database.ts";
import { setEmbedOrigins } from "../embed/allowed-origins.ts";
import { createChanges } from "../base/changes/changes.ts";
import { hideSurvey } from "../community/moderation/hide-survey.ts";
import type { AppConfig } from "./services.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { buildSurveys, built } from "../testing/build-surveys.ts";
import { EmbedPage, inlineAt } from "../testing/embed-page.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const partner = "https://partner.example";
const other = "https://other.example";
const own = "http://localhost";

describeWithDatabase("embedding on other sites", (open) => {
  let db: Database;
  let test: TestApp;
  let remotesDir: string;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    remotesDir = await mkdtemp(path.join(tmpdir(), "nearsay-embed-"));
    await buildSurveys(remotesDir);
    test = await startTestApp(db, {}, { remotesDir });
    const title = "</script>Trams & buses";
    surveyId = await publishSurvey(await test.visitor(), { title });
  });

  afterAll(() => rm(remotesDir, { recursive: true }));

  const frame = (
    query: Record<string, string> = {},
    id: number | string = surveyId,
    { app } = test,
  ) => app.inject({ url: `/embed/surveys/${id}`, query });
  type Page = Awaited<ReturnType<typeof frame>>;
  const policyOf = ({ headers }: Page) =>
    String(headers["content-security-policy"]);
  const ancestorsOf = (page: Page) =>
    policyOf(page).replace(/.*frame-ancestors /, "");
  const startWith = (settings: Partial<AppConfig>) =>
    startTestApp(db, {}, { remotesDir, ...settings });

  describe("the frame page", () => {
    it("contains the rendered survey, and its scripts and styles", async () => {
      const { statusCode, body } = await frame({ parent: partner });
      expect(statusCode).toBe(200);
      expect(body).toContain(
        `<div id="root" data-drawn><p>EmbeddedSurvey ${surveyId}</p></div>`,
      );
      expect(body).toContain(".widget{}");
      expect(body).toMatch(
        new RegExp(
          `<script type="module" src="${built}/frame.js" crossorigin="anonymous" integrity="sha384-AAAA"></script>`,
        ),
      );
      const [, block = ""] =
        /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body) ??
        [];
      expect(JSON.parse(block)).toMatchObject({
        replies: {
          "/embed/visit": {
            survey: { surveyId, title: "</script>Trams & buses" },
          },
        },
      });
      expect(body).toContain(
        "<title>Survey: &lt;/script&gt;Trams &amp; buses</title>",
      );
    });

    it("sends its height to the embedding page at once, and to no other", async () => {
      const sentBy = (body: string) =>
        body.match(/type:"height".*postMessage\(news,(.*?)\)/)?.[1];
      expect(sentBy((await frame({ parent: partner })).body)).toBe(
        `"${partner}"`,
      );
      expect((await frame()).body).not.toContain("postMessage");
      const id = await publishSurvey(await test.visitor(), { title: "broken" });
      const empty = await frame({ parent: partner }, id);
      expect(empty.body).not.toContain("postMessage");
      const stranger = await frame({ parent: "https://e.example;x" });
      expect(stranger.body).not.toContain("postMessage");
    });

    it("links to the site if scripts do not run", async () => {
      const { body } = await frame();
      expect(body).toContain(
        `<noscript><p><a href="${own}/surveys/${surveyId}" target="_blank" rel="noopener">Answer on Nearsay`,
      );
    });

    it("may load only its own files, and may not be cached", async () => {
      const page = await frame({ parent: partner });
      const hash = "'sha256-[\\w+/]+='";
      expect(policyOf(page)).toMatch(
        new RegExp(
          `^default-src 'none'; script-src 'self' 'sha384-AAAA' ${hash} ${hash}; worker-src 'self'; style-src( ${hash}){3}; img-src data:; connect-src 'self'; frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${partner}$`,
        ),
      );
      expect(page.headers).toMatchObject({
        "cache-control": "private, no-store",
        "cross-origin-resource-policy": "cross-origin",
        "referrer-policy": "strict-origin",
        "permissions-policy": expect.stringMatching(
          /^geolocation=\(\), camera=\(\)/,
        ) as string,
        "x-content-type-options": "nosniff",
      });
      expect(page.headers).not.toHaveProperty("x-frame-options");
    });

    it("reads and sets no cookie", async () => {
      const visitor = await test.visitor();
      const cookie = [...visitor.cookies].map(
        ([name, value]) => `${name}=${value}`,
      );
      const { headers } = await test.app.inject({
        url: `/embed/surveys/${surveyId}`,
        headers: { cookie: cookie.join("; ") },
      });
      expect(headers).not.toHaveProperty("set-cookie");
    });

    it.each([
      [partner, 200, partner],
      [own, 200, "'self'"],
      ["null", 403, "'none'"],
      ["*", 403, "'none'"],
      ["", 200, "https: http:"],
      [`${partner}/`, 403, "'none'"],
      [`${partner}/page`, 403, "'none'"],
      ["HTTPS://PARTNER.EXAMPLE", 403, "'none'"],
      [`${partner} https://evil.example`, 403, "'none'"],
      [`${partner}; script-src *`, 403, "'none'"],
      [`${partner};sandbox`, 403, "'none'"],
      [`${partner},default-src`, 403, "'none'"],
      ["https://*.example", 403, "'none'"],
      [`${partner}\r\nx-evil: 1`, 403, "'none'"],
      ["javascript:alert(1)", 403, "'none'"],
      [`https://${"a".repeat(300)}.example`, 403, "'none'"],
    ])(
      "with the parent %j returns %i and may be framed by %s",
      async (parent, status, ancestors) => {
        const page = await frame({ parent });
        expect(page.statusCode).toBe(status);
        expect(ancestorsOf(page)).toBe(ancestors);
        expect(page.headers).not.toHaveProperty("x-evil");
      },
    );

    it("refuses a parent that is given twice", async () => {
      const twice = `parent=${encodeURIComponent(partner)}`;
      const url = `/embed/surveys/${surveyId}?${twice}&${twice}`;
      const page = await test.app.inject(url);
      expect(page.statusCode).toBe(403);
      expect(ancestorsOf(page)).toBe("'none'");
    });

    it("without a parent may be framed by the origins that site and survey allow", async () => {
      expect(ancestorsOf(await frame())).toBe("https: http:");
      const closed = await startWith({ embedOrigins: [partner] });
      const listed = await frame({}, surveyId, closed);
      expect(ancestorsOf(listed)).toBe(`${own} ${partner}`);
      const stranger = await frame({ parent: other }, surveyId, closed);
      expect([stranger.statusCode, ancestorsOf(stranger)]).toEqual([
        403,
        "'none'",
      ]);
      expect(stranger.body).not.toContain("Trams");
    });

    it("of a survey that may not be embedded may be framed by nobody", async () => {
      const id = await publishSurvey(await test.visitor());
      await setEmbedOrigins(db, createChanges(), id, []);
      for (const query of [{}, { parent: own }, { parent: partner }]) {
        const page = await frame(query, id);
        expect([page.statusCode, ancestorsOf(page)]).toEqual([403, "'none'"]);
      }
    });

    it("applies the theme options of its address, and nothing else from it", async () => {
      const { body } = await frame({
        theme: "dark",
        accent: "#AA3300",
        radius: "4",
        font: "Georgia, serif",
      });
      expect(body).toContain('data-theme="dark"');
      expect(body).toContain(
        ":root{--nearsay-accent:#aa3300;--nearsay-radius:4px;--nearsay-font:Georgia, serif}",
      );
      const hostile = await frame({
        theme: '"><script>',
        accent: "red}body{display:none",
        font: "a;}</style><script>",
      });
      expect(hostile.body).toContain(":root{}");
      expect(hostile.body).not.toMatch(
        /display:none\}?body|<script>(?!addEventListener)/,
      );
    });

    it("shows in the frame why it contains no survey, and notifies the embedding page", async () => {
      const creator = await test.visitor();
      const hidden = await publishSurvey(creator);
      await hideSurvey(db, hidden, test.clock.now);
      const visibility = { mode: "code", code: "RIGHT-CODE" };
      const coded = await publishSurvey(creator, { visibility });
      const home = `<a href="${own}" target="_blank" rel="noopener">Open Nearsay`;
      const there = `<a href="${own}/surveys/${coded}" target="_blank" rel="noopener">Open on Nearsay`;
      for (const [id, status, code, link] of [
        [hidden, 404, "NOT_FOUND", home],
        [987_654, 404, "NOT_FOUND", home],
        ["nonsense", 404, "NOT_FOUND", home],
        ["a%2Fb", 404, "NOT_FOUND", home],
        [coded, 403, "CODE_REQUIRED", there],
      ] as const) {
        const page = await frame({ parent: partner }, id);
        expect([page.statusCode, ancestorsOf(page)]).toEqual([status, partner]);
        expect(page.body).toContain(
          `{"nearsay":1,"type":"error","code":"${code}","message":`,
        );
        expect(page.body).toContain(`parent.postMessage(news,"${partner}")`);
        expect(page.body).toContain(link);
        expect(page.body).not.toContain("Night buses");
        const alone = await frame({}, id);
        expect(alone.body).not.toContain("postMessage");
      }
    });

    it("shows that error with the styles of surveys and the requested theme", async () => {
      const page = await frame({ theme: "dark", font: "Georgia" }, 987_654);
      expect(page.body).toContain(".widget{}");
      expect(page.body).toContain('data-theme="dark"');
      expect(page.body).toContain("[data-theme=dark]{color-scheme:dark}");
      expect(page.body).toContain(":root{--nearsay-font:Georgia}");
    });

    it("uses the language of the visitor", async () => {
      const { app } = await startWith({ languages: ["en", "de", "ar"] });
      const ask = (language: string, id: number) =>
        app.inject({
          url: `/embed/surveys/${id}?parent=${partner}`,
          headers: { "accept-language": language },
        });
      const expected = {
        de: ["Umfrage: ", "Auf Nearsay antworten", "Umfrage nicht gefunden."],
        en: ["Survey: ", "Answer on Nearsay", "Survey not found."],
        ar: ["استطلاع: ", "أجب في Nearsay", "الاستطلاع غير موجود."],
      };
      for (const [language, [title, answer, msg]] of Object.entries(expected)) {
        const page = await ask(language, surveyId);
        const direction = language === "ar" ? "rtl" : "ltr";
        expect(page.body).toContain(
          `<html lang="${language}" dir="${direction}">`,
        );
        expect(page.body).toContain(`<title>${title}`);
        expect(page.body).toContain(`>${answer} <span`);
        expect(page.body).toContain('<div id="root" data-drawn>');
        const none = await ask(language, 987_654);
        expect(none.body).toContain(`<p>${msg}</p>`);
        expect(none.body).toContain(`"message":"${msg}"`);
        for (const { headers } of [page, none]) {
          expect(headers["content-language"]).toBe(language);
          expect(headers.vary).toContain("accept-language");
        }
      }
    });

    it("is English if the survey remote does not support the language", async () => {
      const { app } = await startWith({ languages: ["en", "de", "tr"] });
      const { body } = await app.inject({
        url: `/embed/surveys/${surveyId}?parent=${partner}`,
        headers: { "accept-language": "tr" },
      });
      expect(body).toContain('<html lang="en" dir="ltr">');
      expect(body).toContain("<title>Survey: ");
    });

    it("contains no survey if an invitation is required", async () => {
      const closed = await startWith({ activation: "required" });
      const page = await frame({ parent: partner }, surveyId, closed);
      expect(page.statusCode).toBe(403);
      expect(page.body).toContain("INVITATION_REQUIRED");
      expect(page.body).not.toContain("Trams");
    });

    it("is rendered in the browser if rendering on the server fails", async () => {
      const id = await publishSurvey(await test.visitor(), { title: "broken" });
      const { statusCode, body } = await frame({}, id);
      expect(statusCode).toBe(200);
      expect(body).toContain('<div id="root"></div>');
    });

    it("shows an error while the survey remote is switched off or was never built", async () => {
      for (const changes of [{ enabled: false }, { embed: null }]) {
        await buildSurveys(remotesDir, changes);
        const { app } = await startWith({});
        const page = await app.inject(
          `/embed/surveys/${surveyId}?parent=${partner}`,
        );
        expect([page.statusCode, ancestorsOf(page)]).toEqual([503, partner]);
        expect(page.body).toContain("UNAVAILABLE");
        expect(page.body.includes(".widget{}")).toBe(changes.embed !== null);
        if (changes.embed === undefined) await expectRefusals(app);
        const script = await app.inject("/embed/v1.js");
        expect(script.statusCode).toBe(changes.embed === null ? 404 : 200);
      }
      await buildSurveys(remotesDir);
    });
  });

  async function expectRefusals(app: FastifyInstance): Promise<void> {
    const page = new EmbedPage(app, surveyId, inlineAt(partner));
    for (const { body, headers } of [
      await page.visit(),
      await page.send("GET", "/bot-check?action=privacy_consent"),
      await page.send("POST", "/consent"),
      await page.send("DELETE", "/consent"),
      await page.send("POST", "/responses", { answers: {} }),
      await page.send("GET", "/results"),
    ]) {
      expect(body).toMatchObject({ status: 503, code: "UNAVAILABLE" });
      expect(headers["access-control-allow-origin"]).toBe(partner);
    }
  }

  describe("the embed files", () => {
    it.each([
      ["/embed/v1.js", "text/javascript; charset=utf-8"],
      ["/embed/v1/inline.js", "text/javascript; charset=utf-8"],
      ["/embed/v1.d.ts", "text/plain; charset=utf-8"],
    ])("at %s can be loaded by pages of all sites", async (url, type) => {
      const { statusCode, headers } = await startWith({}).then(({ app }) =>
        app.inject(url),
      );
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=600, stale-while-revalidate=86400",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        vary: "accept-encoding",
        etag: expect.any(String) as string,
      });
    });

    it("are sent compressed, and again only after they have changed", async () => {
      const { app } = await startWith({});
      const ask = (headers: Record<string, string>) =>
        app.inject({ url: "/embed/v1.js", headers });
      const whole = await ask({ "accept-encoding": "br" });
      expect(whole.body).toBe("small");
      expect(whole.headers).toMatchObject({
        "content-encoding": "br",
        "content-type": "text/javascript; charset=utf-8",
      });
      const same = await ask({
        "accept-encoding": "br",
        "if-none-match": String(whole.headers.etag),
      });
      expect(same.statusCode).toBe(304);
      expect(same.headers["cache-control"]).toMatch(/max-age=600/);
    });

    it("load their chunks from the same folder, from any build that contains them", async () => {
      const [now, before, released, elsewhere] = [1, 2, 3, 4].map(
        (each) => `embed-${each}.abcdef012345.js`,
      ) as [string, string, string, string];
      const builds = path.join(remotesDir, "surveys/dist");
      for (const [folder, part, text] of [
        [path.join(builds, "1.0.0-aaaa"), now, "now"],
        [path.join(builds, "0.9.0-bbbb"), before, "before"],
        [
          path.join(remotesDir, "surveys/1.1.0-cccc-123456"),
          released,
          "released",
        ],
        [path.join(remotesDir, "maps/dist/0.1.0-dddd"), elsewhere, "elsewhere"],
      ] as const) {
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, part), text);
      }
      const { app } = await startWith({ releasesDir: remotesDir });
      for (const [part, text] of [
        [now, "now"],
        [before, "before"],
        [released, "released"],
        [elsewhere, "elsewhere"],
      ]) {
        const { body, headers } = await app.inject(`/embed/v1/${part}`);
        expect(body).toBe(text);
        expect(headers).toMatchObject({
          "content-type": expect.stringContaining("javascript") as string,
          "cache-control": "public, max-age=31536000, immutable",
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
        });
      }
    });

    it.each([
      "embed-1.000000000000.js",
      "server.cjs",
      "frame.css",
      "..%2fcurrent.json",
    ])("do not include %s in their folder", async (part) => {
      const { app } = await startWith({});
      expect((await app.inject(`/embed/v1/${part}`)).statusCode).toBe(404);
    });

    it("that were not built are refused", async () => {
      const { statusCode, headers } =
        await test.app.inject("/embed/v1/react.js");
      expect(statusCode).toBe(404);
      expect(headers["cache-control"] ?? "").not.toContain("public");
    });
  });
});
