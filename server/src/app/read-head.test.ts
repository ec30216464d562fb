import fastify from "fastify";
import type { Database } from "../base/db/database.ts";
import { createReadHead } from "./read-head.ts";
import { type AppConfig, createServices } from "./services.ts";
import type { PageHead } from "../site/page-heads.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { startTestApp, testConfig } from "../testing/test-app.ts";

describeWithDatabase("the head of a page", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  async function headOf(
    url: string,
    settings: Partial<AppConfig> = {},
    database = db,
    titleWithin?: number,
  ): Promise<PageHead> {
    const clock = () => new Date("2026-03-02T11:00:00.000Z");
    const config = testConfig(settings);
    const app = fastify();
    const services = createServices({ db: database, config, clock });
    app.get("/*", createReadHead(services, config.publicUrl, titleWithin));
    return (await app.inject({ url })).json<PageHead>();
  }

  const publish = async (overrides = {}) => {
    const { visitor } = await startTestApp(db);
    return publishSurvey(await visitor(), overrides);
  };

  it.each([
    ["/", "Nearsay: surveys near you", "/"],
    ["/?s=1", "Nearsay: surveys near you", "/"],
    ["/feedback/", "Product Feedback · Nearsay", "/feedback"],
    ["/about", "About · Nearsay", "/about"],
    ["/privacy/", "Privacy Policy · Nearsay", "/privacy"],
    ["/mission/anonymous-surveys", "About · Nearsay", "/about"],
    ["/nowhere", "Nearsay: surveys near you", "/"],
    ["/constructor", "Nearsay: surveys near you", "/"],
    ["/invite", "Invitation · Nearsay", null],
    ["/mine", "Your Surveys · Nearsay", null],
    ["/operate", "Moderation Desk · Nearsay", null],
    [
      "/manage/3f1c1c1e-0000-4000-8000-000000000007",
      "Manage Survey · Nearsay",
      null,
    ],
  ])(
    "at %s has the title %s and the canonical path %s",
    async (url, title, path) => {
      expect(await headOf(url)).toMatchObject({ title, path });
    },
  );

  it("has a preview card on every indexed page, and structured data on the home page", async () => {
    const publicUrl = "https://nearsay.example";
    const home = await headOf("/?q=x", { publicUrl });
    expect(home.card).toMatchObject({
      url: `${publicUrl}/`,
      picture: { url: `${publicUrl}/pictures/site.png` },
    });
    expect(home.data).toMatchObject({ "@type": "WebSite", name: "Nearsay" });
    const about = await headOf("/about/", { publicUrl });
    expect(about.card).toMatchObject({ url: `${publicUrl}/about` });
    expect(about.data).toBeUndefined();
    expect((await headOf("/mine")).card).toBeUndefined();
  });

  it("contains the closing time of a public survey as structured data", async () => {
    const id = await publish({ title: "Trams" });
    const { data } = await headOf(`/surveys/${id}`);
    expect(data).toMatchObject({
      "@type": "WebPage",
      name: "Trams",
      url: `http://localhost/surveys/${id}`,
      expires: expect.stringMatching(/^2026-\d\d-\d\dT\d\d:\d\d:00/) as string,
    });
  });

  it("contains the title and instructions of a public survey, cut at a word", async () => {
    const instructions = `Tell us\n${"more ".repeat(40)}`;
    const id = await publish({ title: "Trams & buses", instructions });
    const { title, description, path } = await headOf(`/surveys/${id}?code=a`);
    expect(title).toBe("Trams & buses · Nearsay");
    expect(description).toMatch(/^Tell us (more )+more…$/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(path).toBe(`/surveys/${id}`);
  });

  it("contains the link preview of a public survey", async () => {
    const id = await publish({ title: "Trams & buses" });
    const url = `https://nearsay.example/surveys/${id}`;
    const settings = { publicUrl: "https://nearsay.example" };
    const { card } = await headOf(`/surveys/${id}?code=a`, settings);
    expect(card).toEqual({
      title: "Trams & buses",
      url,
      picture: {
        url: expect.stringMatching(
          new RegExp(
            `^https://nearsay.example/pictures/surveys/${id}-\\w+.png$`,
          ),
        ) as string,
        text: "How often do you take one?",
      },
      oembed: `https://nearsay.example/oembed?url=${encodeURIComponent(url)}`,
    });
    const here = await headOf(`/surveys/${id}`);
    expect(here.card?.url).toBe(`http://localhost/surveys/${id}`);
  });

  it("offers no embedding if no page may embed the survey", async () => {
    const id = await publish();
    const { card } = await headOf(`/surveys/${id}`, { embedOrigins: [] });
    expect(card).toMatchObject({ title: "Night buses", oembed: null });
  });

  it("does not split a character when it cuts the instructions", async () => {
    const id = await publish({ instructions: `a${"\u{1F68B}".repeat(200)}` });
    const { description } = await headOf(`/surveys/${id}`);
    expect(description).toMatch(/^a(\u{1F68B})+…$/u);
  });

  it("is the same for a survey behind a code and for a missing one", async () => {
    const id = await publish({
      title: "Secret canary",
      visibility: { mode: "code", code: "elm-street" },
    });
    const guarded = await headOf(`/surveys/${id}`);
    expect(guarded).toMatchObject({ title: "Survey · Nearsay", path: null });
    for (const url of [
      `/surveys/${id}?code=elm-street`,
      "/surveys/999999999",
      "/surveys/99999999999999999999",
      "/surveys/x",
      "/surveys/0b0f3c1e-8f4b-4c3e-9d55-3f6f0c6f1d2a",
    ]) {
      expect(await headOf(url)).toEqual(guarded);
    }
  });

  it("contains no survey if an invitation is required", async () => {
    const id = await publish();
    const settings = { activation: "required" } as const;
    const head = await headOf(`/surveys/${id}`, settings);
    expect(head).toMatchObject({ title: "Invitation · Nearsay", path: null });
  });

  it("does not wait long for the survey's title", async () => {
    const silent = { ...db, query: () => new Promise<never>(() => undefined) };
    const head = await headOf("/surveys/1", {}, silent, 1);
    expect(head).toMatchObject({ title: "Survey · Nearsay", path: null });
  });

  it("has no survey title if the database is down", async () => {
    const away = { ...db, query: () => Promise.reject(new Error("away")) };
    const head = await headOf("/surveys/1", {}, away);
    expect(head).toMatchObject({ title: "Survey · Nearsay", path: null });
  });
});
