import type { TestClient } from "../testing/client.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { EmbedPage, inFrame } from "../testing/embed-page.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
  questionIds,
} from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

type Told = Record<string, unknown>;

describeOnEachEngine("one fact of a survey", (open) => {
  let test: TestApp;
  let survey: Published;
  let reader: TestClient;

  beforeAll(async () => {
    test = await startTestApp(await open());
    reader = await test.visitor();
    survey = await publishWithKey(reader, { results: "live" });
    const [question] = await questionIds(reader, survey.id);
    for (const answer of ["Weekly", "Weekly", "Never"]) {
      const visitor = await test.visitor();
      const answers = { [String(question)]: answer };
      await visitor.post(`/surveys/${survey.id}/responses`, { answers });
    }
    for (const content of ["One", "Two"])
      await reader.post("/posts", { content, survey_id: survey.id });
    await reader.post(`/surveys/${survey.id}/like`);
  });

  afterAll(() => test.app.close());

  const read = async (path: string) =>
    (await reader.get(`/surveys${path}`)).body as Told;

  async function readAll() {
    const { id } = survey;
    const holder = new KeyHolder(test.app, survey);
    const list = (await read("")).items as Told[];
    const markdown = await test.app.inject({
      url: `/surveys/${id}`,
      headers: { accept: "text/markdown" },
    });
    const files = await holder.send("GET", "/export/figures.json");
    return {
      listed: list.find((item) => item.surveyId === id),
      byNumber: await read(`/${id}`),
      byUuid: await read(`/uuid/${survey.surveyUuid}`),
      analytics: await read(`/${id}/analytics`),
      managed: await holder.view(),
      exported: (await reader.get(`/surveys/${id}/export/html`)).text,
      figures: files.body as { survey: Told },
      embedded: (
        await new EmbedPage(test.app, id, inFrame).send("GET", "/results")
      ).body as Told,
      markdown: markdown.body,
    };
  }

  const numberIn = (text: string, pattern: RegExp) =>
    Number(pattern.exec(text)?.[1] ?? NaN);

  it("is one number wherever the server gives it", async () => {
    const all = await readAll();
    const items = [all.listed, all.byNumber, all.byUuid];
    const responses = {
      items: items.map((item) => item?.responses_count),
      analytics: all.analytics.resp_count,
      embedded: all.embedded.resp_count,
      figures: all.figures.survey.responses,
      exported: numberIn(all.exported, /<li>(\d+) responses<\/li>/),
      markdown: numberIn(all.markdown, /Responses: (\d+)\./),
    };
    expect(responses).toEqual({
      items: [3, 3, 3],
      ...{ analytics: 3, embedded: 3, figures: 3, exported: 3, markdown: 3 },
    });
    expect(JSON.stringify(all.managed)).toContain('"responses_count":3');
    expect(items.map((item) => item?.post_count)).toEqual([2, 2, 2]);
    expect(numberIn(all.markdown, /Posts: (\d+)\./)).toBe(2);
    expect(items.map((item) => item?.like_count)).toEqual([1, 1, 1]);
  });

  it("is one share, of which all make up the whole", async () => {
    const { analytics, embedded, exported, figures } = await readAll();
    const counts = { Weekly: 2, Never: 1 };
    const [breakdown] = Object.values(analytics.mc_breakdown as Told);
    expect(breakdown).toMatchObject(counts);
    expect(embedded.mc_breakdown).toEqual(analytics.mc_breakdown);
    expect(Object.values(analytics.question_totals as Told)).toContain(3);
    expect(exported).toContain("67% · 2");
    expect(exported).toContain("33% · 1");
    expect(JSON.stringify(figures)).toContain(
      '"answered":3,"options":[{"option":"Weekly","count":2}',
    );
  });
});
