import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import { publishSurvey, publishWithKey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { createCache } from "../../base/cache/cache.ts";
import type { Ready } from "../../base/cache/ready.ts";
import { findLanguages } from "../find-languages.ts";
import { type SurveyList, createListSurveys } from "./list-surveys.ts";

interface Item {
  surveyId: number;
  title: string;
  language: string | null;
}

interface List {
  items: Item[];
  languages?: string[];
  next?: string;
}

const german = {
  title: "Der Markt und die Straße",
  instructions: "Was fehlt hier noch?",
  questions: [{ text: "Wie oft bist du da?", type: "free_text" }],
};
const undeclared = {
  title: "Zither 2026",
  instructions: "",
  questions: [{ text: "Zither?", type: "free_text" }],
};
const here = { lat: 52.52, lng: 13.4 };

describeWithDatabase("survey lists filtered by language", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  async function list(query: string): Promise<List> {
    const { status, text, body } = await creator.get(`/surveys?${query}`);
    if (status !== 200) throw new Error(text);
    return body as List;
  }

  const titles = async (query: string) =>
    (await list(query)).items.map(({ title }) => title);

  it("contain surveys in that language, as detected or as stated by the author", async () => {
    await publishSurvey(creator, { ...german, ...here });
    await publishSurvey(creator, here);
    await publishSurvey(creator, { ...undeclared, ...here });
    await publishSurvey(creator, {
      ...undeclared,
      title: "Kur",
      language: "de",
    });
    const at = "lat=52.52&lng=13.4&language=de";
    expect(await titles(at)).toEqual([german.title, "Kur"]);
    expect(await titles("language=de")).toEqual(["Kur", german.title]);
    expect(await titles("language=en")).toEqual(["Night buses"]);
    expect(await titles(`${at}&within_km=5`)).toEqual([german.title]);
    expect(await titles("language=fr")).toEqual([]);
    const { items, languages } = await list("language=de&open_only=1");
    expect(items.map(({ language }) => language)).toEqual(["de", "de"]);
    expect(languages).toEqual(["de", "en"]);
    const unknown = (await list("")).items.find(
      ({ title }) => title === undeclared.title,
    );
    expect(unknown?.language).toBeNull();
  });

  it("are cached separately per language", async () => {
    await publishSurvey(creator, german);
    await publishSurvey(creator);
    const { read: clock } = test.clock;
    const lists = createCache<string, Ready<SurveyList>>({
      clock,
      max: 10,
      isLive: () => true,
    });
    const listSurveys = createListSurveys(db, clock, { lists });
    for (const language of ["de", "en", undefined] as const) {
      const { surveys } = (await listSurveys(null, { language })).value;
      expect(surveys).toHaveLength(language ? 1 : 2);
      expect(surveys.at(-1)?.language).toBe(language ?? "de");
    }
  });

  it("continue page by page", async () => {
    await db.query(sql`
      with written as (
        insert into surveys (
          survey_uuid, owner_id, title, instructions, created_at, expires_at,
          language
        )
        select gen_random_uuid(), gen_random_uuid(), 'Many', '', now(),
               '2030-01-01', case when number % 2 = 0 then 'sv' else 'da' end
        from generate_series(1, 300) as number
        returning survey_id
      )
      insert into survey_counts (survey_id) select survey_id from written`);
    const first = await list("language=sv");
    const second = await list(`language=sv&after=${first.next}`);
    const items = [...first.items, ...second.items];
    expect(new Set(items.map(({ surveyId }) => surveyId)).size).toBe(150);
    expect(items.every(({ language }) => language === "sv")).toBe(true);
    expect(second.next).toBeUndefined();
    expect(second.languages).toBeUndefined();
  });

  it("name no language that only restricted or hidden surveys have", async () => {
    const visibility = { mode: "code", code: "MAPLE114" };
    await publishSurvey(creator, { ...german, visibility });
    expect((await list("")).languages).toEqual([]);
  });

  it.each([
    "language=",
    "language=xx",
    "language=DE",
    "language=de&language=en",
  ])("refuse %s", async (query) => {
    const { status, body } = await creator.get(`/surveys?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST" });
  });

  it("accept no survey in a language that has no list", async () => {
    await expect(publishSurvey(creator, { language: "xx" })).rejects.toThrow(
      "INVALID_REQUEST",
    );
  });

  it("include older surveys once their language has been detected", async () => {
    await publishSurvey(creator, german);
    await publishSurvey(creator, undeclared);
    await publishSurvey(creator);
    await db.query(sql`update surveys set language = null`);
    await findLanguages(db).run();
    const rows = await db.query<{ language: string | null }>(
      sql`select language from surveys order by survey_id`,
    );
    expect(rows.map(({ language }) => language)).toEqual(["de", "und", "en"]);
  });

  it("follow the language that an owner sets, and the detected one if the owner sets none", async () => {
    const published = await publishWithKey(creator, german);
    const holder = new KeyHolder(test.app, published);
    const declare = async (language: string | null) => {
      const { status, body } = await holder.patch({ language });
      expect(status).toBe(200);
      return (body as { survey: Item }).survey.language;
    };
    expect(await declare("nl")).toBe("nl");
    expect(await titles("language=nl")).toEqual([german.title]);
    expect(await declare(null)).toBeNull();
    await findLanguages(db).run();
    const survey = await creator.get(`/surveys/uuid/${published.surveyUuid}`);
    expect(survey.body).toMatchObject({ language: "de" });
    const { status } = await holder.patch({ language: "xx" });
    expect(status).toBe(400);
  });
});
