import type { Database } from "../base/db/database.ts";
import type { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import {
  choiceQuestion,
  publishSurvey,
  publishWithKey,
  questionIds,
  surveyPayload,
} from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";
import type { ContentFilter } from "./content/content-filter.ts";

const untranslated = { text: "", options: [], words: {} };

const german = {
  language: "de",
  title: "Nachtbusse",
  instructions: "Zwei Fragen.",
  questions: [
    {
      text: "Wie oft nehmen Sie einen?",
      options: ["Jede Woche", "", "Nie"],
      words: {},
    },
    { ...untranslated, text: "Warum?" },
  ],
};

const turkish = {
  language: "tr",
  title: "Gece otobüsleri",
  instructions: "",
  questions: [
    { ...untranslated, options: ["Her hafta", "Her ay", "Hiç"] },
    untranslated,
  ],
};

const inThree = { language: "en", translations: [german, turkish] };

describeWithDatabase("a survey in several languages", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  async function refusal(changes: object): Promise<string> {
    const token = await creator.post("/surveys/embedded-token");
    const { embeddedToken } = token.body as { embeddedToken: string };
    const survey = { ...surveyPayload({ ...inThree, ...changes }) };
    const { status, body } = await creator.post("/surveys", {
      survey: { ...survey, embeddedToken },
    });
    expect([status, body]).toMatchObject([400, { code: "INVALID_REQUEST" }]);
    return (body as { msg: string }).msg;
  }

  it("is returned with all translations to respondents and keys, the original unchanged", async () => {
    const published = await publishWithKey(creator, inThree);
    const { body } = await creator.get(`/surveys/${published.id}/questions`);
    const texts = [
      german,
      {
        ...turkish,
        questions: [turkish.questions[0], { ...untranslated, options: [] }],
      },
    ];
    expect(body).toMatchObject({
      items: [{ question_text: choiceQuestion.text }, {}],
      translated: { original: "en", texts },
    });
    const managed = await new KeyHolder(test.app, published).view();
    expect(managed.translations).toEqual(texts);
  });

  it("has one language only without translations, or with empty ones", async () => {
    const none = { ...german, title: " ", instructions: "", questions: [] };
    const id = await publishSurvey(creator, { translations: [none] });
    const { body } = await creator.get(`/surveys/${id}/questions`);
    expect(body).not.toHaveProperty("translated");
  });

  it("counts an option at its position, in whichever language it is named", async () => {
    const id = await publishSurvey(creator, inThree);
    const [choice = 0] = await questionIds(creator, id);
    for (const answer of ["Weekly", "Jede Woche", "Her hafta", "Hiç"]) {
      const visitor = await test.visitor();
      const answers = { [choice]: answer };
      const { status } = await visitor.post(`/surveys/${id}/responses`, {
        answers,
      });
      expect(status).toBe(200);
    }
    const wrong = await (
      await test.visitor()
    ).post(`/surveys/${id}/responses`, { answers: { [choice]: "Niemals" } });
    expect(wrong.status).toBe(400);
    const { body } = await creator.get(`/surveys/${id}/analytics`);
    expect(body).toMatchObject({
      mc_breakdown: { [choice]: { Weekly: 3, Monthly: 0, Never: 1 } },
    });
  });

  it("is refused if a text represents two options", async () => {
    const swapped = {
      ...german,
      questions: [{ ...untranslated, options: ["Never", "", ""] }],
    };
    expect(await refusal({ translations: [swapped] })).toContain("“Never”");
    const like = {
      ...turkish,
      questions: [{ ...untranslated, options: ["Nie", "", ""] }],
    };
    expect(await refusal({ translations: [german, like] })).toContain("“Nie”");
  });

  it.each<[string, object, RegExp]>([
    [
      "of a survey without a language",
      { language: undefined },
      /language in which the survey is written/,
    ],
    [
      "into the survey's own language",
      { language: "de" },
      /“de” is listed twice/,
    ],
    [
      "that is listed twice",
      { translations: [german, german] },
      /“de” is listed twice/,
    ],
    [
      "with more questions than the survey",
      { translations: [{ ...german, questions: Array(3).fill(untranslated) }] },
      /more questions/,
    ],
    [
      "with more options than a question",
      {
        translations: [
          {
            ...german,
            questions: [untranslated, { ...untranslated, options: ["x"] }],
          },
        ],
      },
      /question 2 has more options/,
    ],
    [
      "of options whose positions would change",
      {
        questions: [
          { ...choiceQuestion, options: ["Weekly", " ", "Never", "Seldom"] },
          { text: "Why?", type: "free_text" },
        ],
      },
      /empty option/,
    ],
  ])("is refused with a translation %s", async (_name, changes, words) => {
    expect(await refusal(changes)).toMatch(words);
  });

  it("keeps translations only of texts that the original has", async () => {
    const id = await publishSurvey(creator, {
      ...inThree,
      instructions: "",
      translations: [
        {
          ...german,
          questions: [
            { ...untranslated, words: { hint: "Im Winter", unit: "km" } },
          ],
        },
      ],
    });
    const { body } = await creator.get(`/surveys/${id}/questions`);
    expect(body).toMatchObject({
      translated: {
        texts: [
          {
            instructions: "",
            questions: [{ options: ["", "", ""], words: {} }, untranslated],
          },
        ],
      },
    });
  });

  it("is checked by the content filter in every language", async () => {
    const contentFilter: ContentFilter = {
      allows: (text) => Promise.resolve(!text.includes("Nachtbusse")),
    };
    const strict = await startTestApp(db, { contentFilter });
    const author = await strict.visitor();
    await expect(publishSurvey(author, inThree)).rejects.toThrow(
      "CONTENT_NOT_ALLOWED",
    );
  });
});
