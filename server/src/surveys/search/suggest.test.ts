import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";

describeWithDatabase("suggestions and keywords", (open) => {
  let visitor: TestClient;

  interface Suggestions {
    suggestions: Record<string, unknown>[];
  }

  async function suggest(q: string, limit?: number) {
    const query = new URLSearchParams({
      q,
      ...(limit !== undefined && { limit: String(limit) }),
    }).toString();
    const { body } = await visitor.get(`/surveys/suggest?${query}`);
    return (body as Suggestions).suggestions;
  }

  beforeAll(async () => {
    const test = await startTestApp(await open());
    visitor = await test.visitor();
    const titles = [
      "Night buses",
      "Night buses in winter",
      "Bus lanes",
      "The Café in the park",
      "100% bus_lane",
    ];
    for (const title of titles) {
      await publishSurvey(visitor, { title, instructions: "Bustling." });
    }
  });

  it("are surveys by title, then keywords with the number of surveys that have them", async () => {
    const suggestions = await suggest("night b");
    expect(suggestions).toEqual([
      {
        type: "survey",
        surveyId: 2,
        title: "Night buses in winter",
        responses_count: 0,
        like_count: 0,
      },
      expect.objectContaining({ surveyId: 1, title: "Night buses" }),
      {
        type: "keyword",
        keyword: "night buses",
        count: 2,
        label: "night buses",
      },
    ]);
  });

  it("are six by default, half of each kind if there are enough", async () => {
    const kinds = (await suggest("bus")).map(({ type }) => type);
    expect(kinds).toEqual([
      ...["survey", "survey", "survey"],
      ...["keyword", "keyword", "keyword"],
    ]);
    expect(await suggest("bus", 1)).toMatchObject([{ type: "survey" }]);
    expect((await suggest("bus", 20)).length).toBeGreaterThan(6);
  });

  it("ignore accents and case, and keep the spelling of the title", async () => {
    expect(await suggest("CAF")).toEqual([
      expect.objectContaining({ title: "The Café in the park" }),
      { type: "keyword", keyword: "café", count: 1, label: "café" },
    ]);
  });

  it.each(["zzz", "%%%", "b%s", "___", "'''", "\\\\\\", "bustl"])(
    "are none for %j",
    async (q) => {
      expect(await suggest(q)).toEqual([]);
    },
  );

  it.each([
    "suggest?q=ab",
    "suggest?q=abc&limit=0",
    "suggest?q=abc&limit=21",
    "suggest?q=abc&limit=x",
    "suggest",
    `suggest?q=${"x".repeat(241)}`,
    "keywords?limit=0",
    "keywords?limit=51",
    "keywords?lat=91&lng=0",
    "top?metric=views",
    "top",
    "top?metric=likes&limit=0",
    "top?metric=likes&limit=51",
  ])("refuse %j", async (path) => {
    expect((await visitor.get(`/surveys/${path}`)).status).toBe(400);
  });

  it("accept a text of maximum length", async () => {
    expect(await suggest("x".repeat(240))).toEqual([]);
    expect(await suggest("a b c ".repeat(40))).toEqual([]);
  });
});
