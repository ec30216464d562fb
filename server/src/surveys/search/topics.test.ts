import type { SurveyLanguage } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { chooseTopics } from "./topics.ts";

const choose = (language: SurveyLanguage, ...keywords: string[]) =>
  chooseTopics(
    keywords.map((keyword) => ({ keyword, surveyCount: 2 })),
    language,
  ).map(({ keyword }) => keyword);

describe("topics among the terms of titles", () => {
  it.each<[SurveyLanguage, string]>([
    ["en", "4th block"],
    ["en", "around"],
    ["en", "best flat"],
    ["en", "favourite"],
    ["de", "nächste"],
    ["de", "beste wohnung"],
    ["es", "cerca"],
    ["fr", "autour"],
    ["pl", "najlepsze"],
    ["tr", "yakın"],
    ["uk", "найкращий"],
    ["ar", "أفضل"],
  ])("do not include, in %s, %s", (language, keyword) => {
    expect(choose(language, keyword)).toEqual([]);
  });

  it("contain no part and no inflection of each other", () => {
    expect(
      choose(
        "en",
        "flat",
        "flat roof",
        "night buses",
        "bus",
        "bushes",
        "flats",
      ),
    ).toEqual(["flat", "night buses", "bushes"]);
  });

  it("keep the words of languages without such a list", () => {
    expect(choose("ja", "図書館", "バス")).toEqual(["図書館", "バス"]);
  });
});

describeWithDatabase("keywords", (open) => {
  let test: TestApp;
  let visitor: TestClient;
  let db: Database;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    visitor = await test.visitor();
  });

  async function keywords(query = "", language = "en") {
    const { body } = await visitor.get(`/surveys/keywords${query}`, {
      headers: { "accept-language": language },
    });
    return (body as { keywords: { keyword: string; count: number }[] })
      .keywords;
  }

  async function publishAll(titles: readonly string[], more: object = {}) {
    for (const title of titles)
      await publishSurvey(visitor, { title, ...more });
  }

  it("are topics of several surveys in the reader's language, the most frequent first", async () => {
    await publishAll([
      "The library on Sundays",
      "What is missing in the library?",
      "Is the library too loud?",
      "Best playground around the 4th block",
      "A playground for the 4th block",
      "Chess in the park",
    ]);
    await publishAll(["Die Bücherei am Sonntag", "Die Bücherei ist zu laut"], {
      language: "de",
    });
    expect(await keywords()).toEqual([
      { keyword: "library", count: 3 },
      { keyword: "playground", count: 2 },
    ]);
    expect(await keywords("?limit=1")).toHaveLength(1);
    expect(await keywords("", "de")).toEqual([
      { keyword: "bücherei", count: 2 },
    ]);
    expect(await keywords("", "fr")).toEqual([]);
  });

  it("never come from a survey that requires a code or is hidden", async () => {
    await publishAll(["An orchard for all", "The orchard in autumn"], {
      visibility: { mode: "code", code: "pearAppleQuince42" },
    });
    const ids: number[] = [];
    for (const title of ["A ferry at night", "The last ferry"])
      ids.push(await publishSurvey(visitor, { title }));
    const names = async () => (await keywords()).map(({ keyword }) => keyword);
    expect(await names()).toContain("ferry");
    for (const id of ids)
      await db.query(
        sql`update surveys set hidden_at = ${test.clock.now} where survey_id = ${id}`,
      );
    expect(await names()).not.toContain("ferry");
    expect(await names()).not.toContain("orchard");
  });

  it("are of open surveys, of those near the reader before others", async () => {
    const titles = ["A market in the rain", "Who comes to the market?"];
    await publishAll(titles, {
      lat: 52.5,
      lng: 13.4,
      scope: "only",
      radiusMeters: 5000,
    });
    const near = "?lat=52.5&lng=13.4";
    const names = async (query: string) =>
      (await keywords(query)).map(({ keyword }) => keyword);
    expect(await names(near)).toContain("market");
    expect(await names("?lat=-33.8&lng=151.2")).not.toContain("market");
    expect(await names("")).not.toContain("market");
    test.clock.advance({ hours: 24 * 31 });
    visitor = await test.visitor();
    await publishAll(titles);
    expect(await keywords()).toEqual([{ keyword: "market", count: 2 }]);
  });
});
