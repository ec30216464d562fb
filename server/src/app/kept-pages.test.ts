import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { readBoot, readSurvey, readSurveyList } from "@nearsay/core/contract";
import type { Database } from "../base/db/database.ts";
import { buildSurveys } from "../testing/build-surveys.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import {
  choiceQuestion,
  publishSurvey,
  publishWithKey,
  questionIds,
} from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";
import type { AppConfig } from "./services.ts";

const toAll = "public, max-age=0, s-maxage=1, stale-while-revalidate=4";
const toOne = "private, no-store";
const challenge = {
  text: "What colour are they?",
  type: "free_text",
  options: [],
  isChallenge: true,
  challengeExpectedResponse: "blue",
};
const halfASecond = { hours: 0.5 / 3600 };

describeWithDatabase("a cached page", (open) => {
  let db: Database;
  let folder: string;
  let test: TestApp;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    folder = await mkdtemp(path.join(tmpdir(), "nearsay-kept-"));
    await buildSurveys(path.join(folder, "remotes"));
    await mkdir(path.join(folder, "host/assets"), { recursive: true });
    const files = { scripts: [], styles: [] };
    const manifest = { ...files, federation: files, hashes: {} };
    await writeFile(
      path.join(folder, "host/manifest.json"),
      JSON.stringify(manifest),
    );
    test = await serve();
    surveyId = await publishSurvey(await test.visitor());
  });

  const serving: TestApp[] = [];
  afterAll(async () => {
    await Promise.all(serving.map(({ app }) => app.close()));
    await rm(folder, { recursive: true });
  });

  /** A server that is notified of all changes. */
  async function serve(settings: Partial<AppConfig> = {}): Promise<TestApp> {
    const started = await startTestApp(db, {}, settingsWith(settings));
    serving.push(started);
    await started.app.listen({ port: 0, host: "127.0.0.1" });
    if (settings.activation === undefined) await isKept(started);
    return started;
  }

  /** Waits until the server receives changes and caches pages. */
  const isKept = (started: TestApp) =>
    expectSoon(async () => {
      const { headers } = await getPage("/about", {}, started);
      return headers["cache-control"] !== toOne;
    });

  const settingsWith = (settings: Partial<AppConfig>) => ({
    hostDir: path.join(folder, "host"),
    remotesDir: path.join(folder, "remotes"),
    // With several languages, only browsers may cache a page.
    languages: ["en" as const],
    ...settings,
  });

  async function expectSoon(happens: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + 5000;
    while (!(await happens())) {
      if (Date.now() > end) throw new Error("It never came.");
      await nextTurn();
    }
  }

  const getPage = (
    url: string,
    headers: Record<string, string> = {},
    { app } = test,
  ) => app.inject({ url, headers: { accept: "text/html", ...headers } });

  const pages = () => [
    "/",
    "/about",
    `/surveys/${surveyId}`,
    `/embed/surveys/${surveyId}`,
  ];

  function bootOf(body: string) {
    const [, block] =
      /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    return readBoot(block).replies;
  }

  async function shownAt(id: number) {
    const { body } = await getPage(`/surveys/${id}`);
    return readSurvey(bootOf(body)[`/surveys/${id}`]);
  }

  async function respond(): Promise<void> {
    const visitor = await test.visitor();
    const [choice, text] = await questionIds(visitor, surveyId);
    const answers = { [String(choice)]: "Weekly", [String(text)]: "Cheap." };
    const body = { answers, lat: null, lng: null };
    const path = `/surveys/${surveyId}/responses`;
    expect((await visitor.post(path, body)).status).toBeLessThan(300);
  }

  it("is the same for everyone, with or without a session, and sets no cookie", async () => {
    const visitor = await test.visitor();
    const cookie = [...visitor.cookies].map((pair) => pair.join("=")).join(";");
    for (const url of pages()) {
      const [mine, others] = [
        await getPage(url, { cookie }),
        await getPage(url),
      ];
      expect(mine.statusCode).toBe(200);
      expect(mine.rawPayload.equals(others.rawPayload)).toBe(true);
      expect(mine.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
      expect(mine.headers.etag).toBe(others.headers.etag);
      for (const { headers } of [mine, others]) {
        expect(headers).not.toHaveProperty("set-cookie");
        expect(headers["cache-control"]).toBe(toAll);
        expect(headers["content-security-policy"]).toContain("script-src");
      }
    }
  });

  it("uses in a frame the language of each request, never that of an earlier one", async () => {
    const several = await serve({ languages: ["en", "de"] });
    const ask = (language: string, headers = {}) =>
      getPage(
        `/embed/surveys/${surveyId}`,
        { "accept-language": language, ...headers },
        several,
      );
    for (const _time of [1, 2, 3])
      for (const [language, words] of [
        ["de", "Auf Nearsay antworten"],
        ["en", "Answer on Nearsay"],
      ] as const) {
        const { body, headers } = await ask(language);
        expect(body).toContain(words);
        expect(headers["cache-control"]).toBe("private, no-cache");
        expect(headers["content-language"]).toBe(language);
        expect(headers.vary).toBe("accept-encoding, accept-language, cookie");
      }
    const { etag = "" } = (await ask("de")).headers;
    const known = { "if-none-match": etag };
    expect((await ask("de", known)).statusCode).toBe(304);
    expect((await ask("en", known)).statusCode).toBe(200);
  });

  it("lists the request headers that its reply depends on", async () => {
    const varyOf = async (url: string) => (await getPage(url)).headers.vary;
    expect(await varyOf("/")).toBe("accept-encoding");
    expect(await varyOf(`/surveys/${surveyId}`)).toBe(
      "accept, accept-encoding",
    );
  });

  it("contains no visitor in a frame", async () => {
    const { body } = await getPage(`/embed/surveys/${surveyId}`);
    const visit = bootOf(body)["/embed/visit"];
    expect(Object.keys(visit as object)).toEqual(["survey", "questions"]);
  });

  it("is sent again only after it has changed", async () => {
    for (const url of pages()) {
      const { headers } = await getPage(url);
      const etag = String(headers.etag);
      for (const known of [etag, `"other", ${etag}`, etag.slice(2), "*"]) {
        const reply = await getPage(url, { "if-none-match": known });
        expect(reply.statusCode).toBe(304);
        expect(reply.body).toBe("");
        expect(reply.headers).toMatchObject({ etag, "cache-control": toAll });
        expect(reply.headers.vary).toBe(headers.vary);
      }
      const other = await getPage(url, { "if-none-match": 'W/"other"' });
      expect(other.statusCode).toBe(200);
    }
  });

  it("sends only its headers on a HEAD request", async () => {
    for (const url of pages()) {
      const whole = await getPage(url);
      const head = await test.app.inject({
        method: "HEAD",
        url,
        headers: { accept: "text/html" },
      });
      expect(head.statusCode).toBe(200);
      expect(head.body).toBe("");
      for (const name of ["etag", "content-length", "cache-control"])
        expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  /** Without headers that differ between requests. */
  async function headersOf(
    url: string,
    headers: Record<string, string>,
    on: TestApp,
  ) {
    const reply = await getPage(url, headers, on);
    const { "x-request-id": id, date: _date, ...rest } = reply.headers;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    return rest;
  }

  it("has the headers of a page rendered for one visitor, even when it is sent again", async () => {
    const proxied = await serve({ trustProxy: true });
    const guarded = await publishSurvey(await proxied.visitor(), {
      questions: [challenge, choiceQuestion],
    });
    const drawn = [
      ...["/?q=a", "/about?q=a", `/surveys/${surveyId}?q=a`],
      `/embed/surveys/${guarded}`,
    ];
    for (const protocol of ["http", "https"])
      for (const [n, url] of pages().entries()) {
        const by = { "x-forwarded-proto": protocol };
        const { etag, ...first } = await headersOf(url, by, proxied);
        expect(await headersOf(url, by, proxied)).toEqual({ etag, ...first });
        expect(first).toEqual({
          ...(await headersOf(drawn[n] ?? "", by, proxied)),
          "cache-control": toAll,
          "content-length": expect.stringMatching(/^\d+$/) as string,
          "content-security-policy": expect.any(String) as string,
        });
      }
  });

  it("counts against rate limits for each request, and is refused beyond them", async () => {
    const network = await serve({ rateLimits: 0.05, trustProxy: true });
    for (const [n, url] of pages().entries()) {
      const by = { "x-forwarded-for": `198.51.${n}.1` };
      const session = { ...by, cookie: "nearsay_session=mine" };
      const isRefused = async (headers: Record<string, string>) => {
        const reply = await getPage(url, headers, network);
        expect(reply.statusCode === 429).toBe(
          reply.body.includes("Too many requests."),
        );
        return reply.statusCode === 429;
      };
      for (let asked = 0; asked < 12; asked += 1)
        expect(
          await isRefused({ ...session, cookie: `${session.cookie}${n}` }),
        ).toBe(asked >= 6);
      for (let asked = 12; asked < 62; asked += 1)
        expect(await isRefused(by)).toBe(asked >= 60);
    }
  });

  it("is counted and logged like other requests", async () => {
    const lines: string[] = [];
    const measured = await startTestApp(
      db,
      { logStream: { write: (line) => lines.push(line) } },
      settingsWith({ logLevel: "info", metricsToken: "mine" }),
    );
    serving.push(measured);
    await measured.app.listen({ port: 0, host: "127.0.0.1" });
    await isKept(measured);
    lines.length = 0;
    const counted = async () => {
      const headers = { authorization: "Bearer mine" };
      const { body } = await measured.app.inject({ url: "/metrics", headers });
      const label = /count\{method="GET",route="page",status="200"\} (\d+)/;
      return Number(label.exec(body)?.[1]);
    };
    const before = await counted();
    for (let n = 0; n < 3; n += 1) await getPage("/about", {}, measured);
    expect((await counted()) - before).toBe(3);
    const logged = lines.filter((line) => line.includes("request completed"));
    expect(logged).toHaveLength(5);
  });

  it("is sent even while the process is overloaded", async () => {
    const busy = await serve({ maxEventLoopDelay: 100 });
    await isKept(busy);
    const end = Date.now() + 3600;
    while (Date.now() < end) {
      const pause = Date.now() + 300;
      while (Date.now() < pause);
      await nextTurn();
    }
    const other = await getPage("/about?drawn", {}, busy);
    expect(other.statusCode).toBe(503);
    const reply = await getPage("/about", {}, busy);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("is compressed as the browser accepts", async () => {
    for (const url of pages()) {
      const { rawPayload: whole } = await getPage(url);
      for (const [coding, decode] of [
        ["br", brotliDecompressSync],
        ["gzip", gunzipSync],
      ] as const) {
        const small = await getPage(url, { "accept-encoding": coding });
        expect(small.headers["content-encoding"]).toBe(coding);
        expect(decode(small.rawPayload).equals(whole)).toBe(true);
      }
    }
  });

  it("shows a response half a second later", async () => {
    const countAt = async (url: string) => {
      const replies = bootOf((await getPage(url)).body);
      return url === "/"
        ? readSurveyList(replies["/surveys"]).items.find(
            ({ id }) => id === String(surveyId),
          )?.responseCount
        : readSurvey(replies[url]).responseCount;
    };
    for (const url of ["/", `/surveys/${surveyId}`]) {
      const before = (await countAt(url)) ?? NaN;
      const known = (await getPage(url)).headers.etag;
      await respond();
      test.clock.advance(halfASecond);
      expect(await countAt(url)).toBe(before + 1);
      expect((await getPage(url)).headers.etag).not.toBe(known);
    }
  });

  it("shows its survey as closed from its closing time on", async () => {
    const day = 24 * 3_600_000;
    const expiresAt = new Date(test.clock.now.getTime() + day);
    const id = await publishSurvey(await test.visitor(), {
      expiresAt: expiresAt.toISOString(),
    });
    test.clock.now = new Date(expiresAt.getTime() - 100);
    expect(await shownAt(id)).toMatchObject({ expired: false });
    test.clock.now = new Date(expiresAt.getTime() - 1);
    expect(await shownAt(id)).toMatchObject({ expired: false });
    test.clock.now = expiresAt;
    expect(await shownAt(id)).toMatchObject({ expired: true });
  });

  describe("of a survey that is no longer visible", () => {
    const ways: [string, (key: KeyHolder) => Promise<{ status: number }>][] = [
      ["was deleted", (key) => key.delete("", { title: "Canary" })],
      [
        "was given an access code",
        (key) => key.patch({ visibility: { mode: "code", code: "abcd-1" } }),
      ],
    ];

    it.each(ways)(
      "is gone when the author gets the reply, after it %s",
      async (_way, change) => {
        const author = await test.visitor();
        const published = await publishWithKey(author, { title: "Canary" });
        const { id } = published;
        const [survey, missing] = [`/surveys/${id}`, "/surveys/99999"];
        const reply = async (url: string) => {
          const { statusCode, body, headers } = await getPage(url);
          const { "x-request-id": _id, date: _date, ...rest } = headers;
          return JSON.stringify([statusCode, body, rest]);
        };
        const frame = `/embed/surveys/${id}`;
        for (const url of ["/", survey, frame])
          expect(await reply(url)).toContain("Canary");
        const polling = poll([survey, frame]);
        const changed = await change(new KeyHolder(test.app, published));
        expect(changed.status).toBeLessThan(300);
        for (const url of ["/", survey, frame])
          expect(await reply(url)).not.toContain("Canary");
        expect(await reply(survey)).toBe(await reply(missing));
        await polling;
        expect(await reply(survey)).toBe(await reply(missing));
      },
    );

    /** A visitor who requests pages before, during and after the change. */
    async function poll(urls: string[]): Promise<void> {
      for (let time = 0; time < 50; time += 1) {
        for (const url of urls) await getPage(url);
        await nextTurn();
      }
    }
  });

  it("shows its author's changes at once", async () => {
    const published = await publishWithKey(await test.visitor());
    expect(await shownAt(published.id)).toMatchObject({ title: "Night buses" });
    const key = new KeyHolder(test.app, published);
    await key.patch({ title: "Night trams" });
    expect(await shownAt(published.id)).toMatchObject({ title: "Night trams" });
    expect((await getPage("/")).body).toContain("Night trams");
  });

  describe("is not used for", () => {
    const kindOf = async (url: string, headers = {}, on = test) => {
      const reply = await getPage(url, headers, on);
      return [reply.headers["cache-control"], reply.headers.etag !== undefined];
    };

    it("an address with a query or another spelling", async () => {
      for (const url of [
        "/?q=a",
        "/about?utm_source=b",
        "/about/",
        "/nowhere",
        `/surveys/0${surveyId}`,
        `/surveys/${surveyId}/`,
        `/surveys/${surveyId}?share_token=c`,
      ])
        expect([url, await kindOf(url)]).toEqual([url, [toOne, false]]);
    });

    it("content that only some visitors see", async () => {
      const author = await test.visitor();
      const cookie = [...author.cookies].map((one) => one.join("=")).join(";");
      const guarded = { mode: "code", code: "abcd-2" };
      const id = await publishSurvey(author, {
        title: "For few",
        visibility: guarded,
      });
      const mine = await getPage(`/surveys/${id}`, { cookie });
      expect(mine.body).toContain("For few");
      expect(mine.headers["cache-control"]).toBe(toOne);
      expect((await getPage(`/surveys/${id}`)).body).not.toContain("For few");
      expect(await kindOf(`/surveys/${id}`)).toEqual([toOne, false]);
      expect(await kindOf("/surveys/99999")).toEqual([toOne, false]);
    });

    it("a survey with a challenge, for which some must wait", async () => {
      const id = await publishSurvey(await test.visitor(), {
        questions: [challenge, choiceQuestion],
      });
      expect(await shownAt(id)).toMatchObject({ title: "Night buses" });
      for (const url of [`/surveys/${id}`, `/embed/surveys/${id}`])
        expect(await kindOf(url)).toEqual([toOne, false]);
    });

    it("any page of a site that requires invitations", async () => {
      const closed = await serve({ activation: "required" });
      for (const url of pages())
        expect(await kindOf(url, {}, closed)).toEqual([toOne, false]);
    });

    it("releases that a visitor chose, and caches on the way may not store others", async () => {
      const chosen = await serve({ releaseOverrides: ["next"] });
      const cookie = "nearsay_remotes=surveys@next";
      expect(await kindOf("/about", { cookie }, chosen)).toEqual([
        toOne,
        false,
      ]);
      expect(await kindOf("/about", {}, chosen)).toEqual([
        "private, no-cache",
        true,
      ]);
    });

    it("any page while the server receives no changes", async () => {
      const deaf = await startTestApp(db, {}, settingsWith({}));
      for (const url of pages())
        expect(await kindOf(url, {}, deaf)).toEqual([toOne, false]);
      await deaf.app.close();
    });
  });
});
