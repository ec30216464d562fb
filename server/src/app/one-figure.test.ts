import cookie from "@fastify/cookie";
import fastify from "fastify";
import { createChanges } from "../base/changes/changes.ts";
import type { Database } from "../base/db/database.ts";
import { builtInWriter } from "../insights/summaries/summary-writer.ts";
import { summaryJob } from "../insights/summaries/write-summaries.ts";
import type { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { EmbedPage, inFrame } from "../testing/embed-page.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
  questionIds,
} from "../testing/survey-builder.ts";
import { type TestApp, startTestApp, testConfig } from "../testing/test-app.ts";
import { unpackZip } from "../testing/unpack-zip.ts";
import { createBoot } from "./boot.ts";
import { createServices } from "./services.ts";

type Body = Record<string, unknown>;

describeWithDatabase("a fact about a survey", (open) => {
  let db: Database;
  let test: TestApp;
  let survey: Published;
  let reader: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    reader = await test.visitor();
    survey = await publishWithKey(reader, { results: "live" });
    const [question] = await questionIds(reader, survey.id);
    for (let person = 0; person < 6; person += 1) {
      const answer = person < 4 ? "Weekly" : "Never";
      const visitor = await test.visitor();
      const answers = { [String(question)]: answer };
      await visitor.post(`/surveys/${survey.id}/responses`, { answers });
    }
    for (const content of ["One", "Two"])
      await reader.post("/posts", { content, survey_id: survey.id });
    await reader.post(`/surveys/${survey.id}/like`);
    const summaries = { writer: builtInWriter, minResponses: 5 };
    const { read: clock } = test.clock;
    const deps = { db, clock, changes: createChanges(), ...summaries };
    await summaryJob(deps).run();
  });

  afterAll(() => test.app.close());

  const read = async (path: string) =>
    (await reader.get(`/surveys${path}`)).body as Body;

  /** The data that a page of the survey is rendered from. */
  async function readPage(): Promise<Body> {
    const { read: clock } = test.clock;
    const services = createServices({ db, config: testConfig(), clock });
    const site = { supportEmail: null, assistantUrl: null };
    const readBoot = createBoot(services, site, clock);
    const app = fastify();
    await app.register(cookie);
    app.get("/*", (request) => readBoot(request, "visitor"));
    const page = await app.inject({ url: `/surveys/${survey.id}` });
    await app.close();
    return page.json<{ boot: { replies: Body } }>().boot.replies;
  }

  /** The files that a holder of a key can save, and the feeds. */
  async function readFiles(holder: KeyHolder) {
    const saved = async (name: string) =>
      await holder.send("GET", `/export/${name}`);
    const { rawPayload } = await test.app.inject({
      url: `/api/manage/${survey.surveyUuid}/export/survey.zip`,
      headers: { authorization: `Bearer ${survey.ownerKey}` },
    });
    const files = [...unpackZip(rawPayload)];
    const feed = (await holder.post("/feed")).body as { path: string };
    return {
      figures: (await saved("figures.json")).body as { survey: Body },
      csv: (await saved("figures.csv")).text,
      pictures: files.filter(([name]) => name.endsWith(".svg")),
      codebook:
        files.find(([name]) => name.endsWith("codebook.txt"))?.[1] ?? "",
      feed: (await test.app.inject({ url: feed.path })).body,
    };
  }

  async function readAll() {
    const { id } = survey;
    const holder = new KeyHolder(test.app, survey);
    const list = (await read("")).items as Body[];
    const markdown = await test.app.inject({
      url: `/surveys/${id}`,
      headers: { accept: "text/markdown" },
    });
    const embed = new EmbedPage(test.app, id, inFrame);
    const replies = await readPage();
    return {
      listed: list.find((item) => item.surveyId === id),
      byNumber: await read(`/${id}`),
      byUuid: await read(`/uuid/${survey.surveyUuid}`),
      analytics: await read(`/${id}/analytics`),
      managed: await holder.view(),
      exported: (await reader.get(`/surveys/${id}/export/html`)).text,
      ...(await readFiles(holder)),
      embedded: (await embed.send("GET", "/results")).body as Body,
      visited: (await embed.visit()).body as { questions: Body },
      drawn: replies[`/surveys/${id}`] as Body,
      drawnQuestions: replies[`/surveys/${id}/questions`] as Body,
      asked: await read(`/${id}/questions`),
      atom: (await test.app.inject({ url: "/surveys.atom" })).body,
      markdown: markdown.body,
    };
  }

  type All = Awaited<ReturnType<typeof readAll>>;

  const itemsOf = (all: All) => [
    ...[all.listed, all.byNumber, all.byUuid],
    ...[all.drawn, all.managed.survey],
  ];

  const numberIn = (text: string, pattern: RegExp) =>
    Number(pattern.exec(text)?.[1] ?? NaN);

  it("is the same number everywhere", async () => {
    const all = await readAll();
    const items = itemsOf(all);
    const responses = {
      items: items.map((item) => item?.responses_count),
      analytics: all.analytics.resp_count,
      embedded: all.embedded.resp_count,
      figures: all.figures.survey.responses,
      exported: numberIn(all.exported, /<li>(\d+) responses<\/li>/),
      markdown: numberIn(all.markdown, /Responses: (\d+)\./),
      csv: numberIn(all.csv, /^survey,,,responses,(\d+)\r?$/m),
      feed: numberIn(all.feed, /(\d+) responses in total/),
    };
    expect(responses).toEqual({
      items: items.map(() => 6),
      analytics: 6,
      embedded: 6,
      figures: 6,
      exported: 6,
      markdown: 6,
      csv: 6,
      feed: 6,
    });
    expect(items.map((item) => item?.post_count)).toEqual(items.map(() => 2));
    expect(numberIn(all.markdown, /Posts: (\d+)\./)).toBe(2);
    expect(items.map((item) => item?.like_count)).toEqual(items.map(() => 1));
  });

  it("is the same share everywhere, and shares add up to the total", async () => {
    const all = await readAll();
    const { analytics, embedded, exported, figures } = all;
    const counts = { Weekly: 4, Never: 2 };
    const [breakdown] = Object.values(analytics.mc_breakdown as Body);
    expect(breakdown).toMatchObject(counts);
    expect(embedded.mc_breakdown).toEqual(analytics.mc_breakdown);
    expect(Object.values(analytics.question_totals as Body)).toContain(6);
    expect(exported).toContain("67% · 4");
    expect(exported).toContain("33% · 2");
    expect(JSON.stringify(figures)).toContain(
      '"answered":6,"options":[{"option":"Weekly","count":4}',
    );
    expect(all.csv).toMatch(/^option,\d+,multiple_choice,Weekly,4\r?$/m);
    expect(JSON.stringify(all.pictures)).toContain("67% · 4");
    expect(analytics.llm_summary).toContain("67% (4 of 6 answers");
    expect(embedded.llm_summary).toBe(analytics.llm_summary);
  });

  it("is the same closing time everywhere, with its time zone if the reader's is unknown", async () => {
    const all = await readAll();
    const [closesAt] = itemsOf(all).map((item) => item?.expiresAt);
    const moments = {
      items: itemsOf(all).map((item) => item?.expiresAt),
      asked: [all.asked, all.drawnQuestions, all.visited.questions].map(
        (questions) => questions.expiresAt,
      ),
      figures: all.figures.survey.closes_at,
    };
    expect(moments).toEqual({
      items: itemsOf(all).map(() => closesAt),
      asked: [closesAt, closesAt, closesAt],
      figures: closesAt,
    });
    expect(all.codebook).toContain(`Closing time: ${String(closesAt)}`);
    expect(all.markdown).toContain("Open until 2026-04-01 10:20 UTC.");
    expect(all.exported).toContain(
      "<li>Closes April 1, 2026 at 10:20 UTC</li>",
    );
  });

  it("is the same publishing time everywhere", async () => {
    const all = await readAll();
    const [made] = itemsOf(all).map((item) => item?.surveyCreatedAt);
    expect(itemsOf(all).map((item) => item?.surveyCreatedAt)).toEqual(
      itemsOf(all).map(() => made),
    );
    expect(all.atom).toContain(`<updated>${String(made)}</updated>`);
    expect(all.exported).toContain(
      "<li>Published March 2, 2026 at 10:20 UTC</li>",
    );
  });

  it("leaves the server without the counts that summaries are written from", async () => {
    const all = JSON.stringify(await readAll());
    expect(all).toContain("llm_summary");
    expect(all).not.toMatch(/"described"|choiceCounts|sentimentBins/);
  });
});
