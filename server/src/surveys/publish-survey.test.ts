import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { messageIn } from "../base/message.ts";
import type { TestClient } from "../testing/client.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  surveyPayload,
} from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";
import { builtInNotice } from "../drafting/built-in-drafter.ts";
import { findSurvey } from "./survey-repository.ts";

describeOnEachEngine("publishing a survey", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  async function reserve(client = creator): Promise<string> {
    const { body } = await client.post("/surveys/embedded-token");
    return (body as { embeddedToken: string }).embeddedToken;
  }

  async function publish(
    overrides: Record<string, unknown>,
    { client = creator, embeddedToken = "" } = {},
  ) {
    const token = embeddedToken || (await reserve());
    return client.post("/surveys", {
      survey: { ...surveyPayload(overrides), embeddedToken: token },
    });
  }

  it("sets the closing time to 30 days later, seconds zeroed, if none is given", async () => {
    const id = await publishSurvey(creator);
    const { body } = await creator.get(`/surveys/${id}`);
    expect(body).toMatchObject({
      surveyCreatedAt: "2026-03-02T10:20:00.000Z",
      expiresAt: "2026-04-01T10:20:00.000Z",
      expired: false,
      requires_code: false,
      exportHtmlRestricted: false,
      demo: false,
      latitude: null,
    });
  });

  it.each([
    [undefined, "texts"],
    ["figures", "figures"],
    ["rows", "rows"],
  ])(
    "shows respondents before they answer what the author can read: %s",
    async (reads, shown) => {
      const id = await publishSurvey(creator, { reads });
      const { body } = await creator.get(`/surveys/${id}/questions`);
      expect(body).toMatchObject({ reads: shown });
    },
  );

  it("lets no one read single responses of surveys that did not announce it", async () => {
    const id = await publishSurvey(creator, { reads: "rows" });
    await db.query(sql`
      update surveys set reads = default where survey_id = ${id}`);
    expect(await findSurvey(db, { id })).toMatchObject({ reads: "figures" });
  });

  it("keeps questions and options in order, and returns no expected answers", async () => {
    const id = await publishSurvey(creator, {
      questions: [
        { ...choiceQuestion, options: ["10", " 9 ", "8"], allowMultiple: true },
        { text: "Why?", type: "free_text", options: ["left over"] },
        {
          text: "What colour are they?",
          type: "free_text",
          isChallenge: true,
          challengeExpectedResponse: "vermilion",
        },
      ],
    });
    const { body, text } = await creator.get(`/surveys/${id}/questions`);
    expect(body).toMatchObject({
      items: [
        { options: ["10", "9", "8"], allow_multiple: true },
        { question_type: "free_text", options: [], is_challenge: false },
        { question_text: "What colour are they?", is_challenge: true },
      ],
      expired: false,
      challengeMessage: null,
      challengeBlocked: false,
    });
    expect(text).not.toContain("vermilion");
    const stored = await db.query(sql`select * from questions`);
    expect(JSON.stringify(stored)).not.toContain("vermilion");
  });

  it("stores codes as hashes only", async () => {
    await publishSurvey(creator, {
      visibility: { mode: "code", code: "chartreuse" },
      exportHtmlCode: "periwinkle",
    });
    const stored = JSON.stringify(await db.query(sql`select * from surveys`));
    expect(stored).not.toMatch(/chartreuse|periwinkle/);
  });

  it("stores where a survey may be embedded: as configured for the site, on some sites, or nowhere", async () => {
    const a = "https://a.example";
    for (const [overrides, kept] of [
      [{}, null],
      [{ embedOrigins: [] }, []],
      [
        { embedOrigins: [a, "http://b.example:81", a] },
        [a, "http://b.example:81"],
      ],
    ] as const) {
      const id = await publishSurvey(creator, overrides);
      expect((await findSurvey(db, { id }))?.embedOrigins).toEqual(kept);
    }
  });

  it("accepts embed origins only in the form that browsers send, up to a maximum number", async () => {
    for (const wrong of ["https://a.example/", "https://*.example", "null"]) {
      const { body } = await publish({
        embedOrigins: ["https://a.example", wrong],
      });
      expect(body).toMatchObject({
        status: 400,
        code: "INVALID_REQUEST",
        msg: "Site 2 must be written as https://partner.example.",
      });
    }
    const many = Array.from({ length: 21 }, (_, n) => `https://${n}.example`);
    for (const embedOrigins of [many, "https://a.example", null])
      expect((await publish({ embedOrigins })).body).toMatchObject({
        status: 400,
        code: "INVALID_REQUEST",
      });
  });

  it("accepts only a boolean for whether a survey has a position", async () => {
    for (const placed of [null, "no", 0])
      expect((await publish({ placed })).body).toMatchObject({
        status: 400,
        code: "INVALID_REQUEST",
      });
  });

  it("states what to fix in a survey that it refuses", async () => {
    const choice = (options: string[]) => ({
      questions: [{ ...choiceQuestion, options }],
    });
    const challenge = {
      text: "Colour?",
      type: "free_text",
      isChallenge: true,
      challengeExpectedResponse: " ",
    };
    const wrong: [Record<string, unknown>, string][] = [
      [{ title: "   " }, "The title must not be empty."],
      [
        { questions: [{ text: " ", type: "free_text" }] },
        "Question 1 must not be empty.",
      ],
      [choice(["One", " "]), "Question 1 needs at least two options."],
      [choice(["One", "One "]), "Question 1 has the same option twice."],
      [{ title: "\u200b" }, "The title must not be empty."],
      [{ title: "\u2800" }, "The title must not be empty."],
      [{ title: "\u3164" }, "The title must not be empty."],
      [
        { questions: [{ text: "\u3164", type: "free_text" }] },
        "Question 1 must not be empty.",
      ],
      [choice(["One", "\u200b"]), "Question 1 needs at least two options."],
      [choice(["Yes", "Yes\u200b"]), "Question 1 has the same option twice."],
      [choice(["é", "e\u0301"]), "Question 1 has the same option twice."],
      [choice(["\uff22us", "Bus"]), "Question 1 has the same option twice."],
      [choice(["☕", "☕\ufe0f"]), "Question 1 has the same option twice."],
      [
        {
          language: "en",
          translations: [
            {
              language: "de",
              title: "",
              instructions: "",
              questions: [
                {
                  text: "",
                  words: {},
                  options: ["Monatlich", "Mon\u00adatlich", ""],
                },
              ],
            },
          ],
        },
        "Question 1 has the text “Mon\u00adatlich” for two different options, in one language or in two. Change one of them.",
      ],
      [
        { visibility: { mode: "code", code: "a\u200b\u200b\u200b" } },
        "Code must be at least 4 characters.",
      ],
      [
        { exportHtmlCode: "\u3164".repeat(4) },
        "Code must be at least 4 characters.",
      ],
      [
        {
          questions: [
            choiceQuestion,
            { ...challenge, challengeExpectedResponse: "\u200b" },
          ],
        },
        "Each challenge question must include both a question and an expected answer.",
      ],
      [
        { expiresAt: "2026-03-02T10:20:30.000Z" },
        "The closing time must be in the future.",
      ],
      [
        { visibility: { mode: "code", code: null } },
        "Code must be at least 4 characters.",
      ],
      [
        { questions: [choiceQuestion, challenge] },
        "Each challenge question must include both a question and an expected answer.",
      ],
      [
        { questions: [{ ...challenge, challengeExpectedResponse: "red" }] },
        "A survey needs at least one question.",
      ],
    ];
    for (const [overrides, msg] of wrong) {
      const answer = await publish(overrides);
      expect(answer.body).toEqual({
        status: 400,
        msg,
        code: "INVALID_REQUEST",
      });
    }
  });

  it("keeps texts as written, and accepts options that can be distinguished", async () => {
    const options = [
      "Yes",
      "yes",
      "C++",
      "C#",
      "می\u200cخواهم",
      "👨‍👩‍👧",
      "👨👩👧",
    ];
    const title = "\u200fنام\u200cها 👨‍👩‍👧\u200b";
    const questions = [{ ...choiceQuestion, options }];
    const id = await publishSurvey(creator, { title, questions });
    expect((await creator.get(`/surveys/${id}`)).body).toMatchObject({
      title,
    });
    expect((await creator.get(`/surveys/${id}/questions`)).body).toMatchObject({
      items: [{ options }],
    });
  });

  it("publishes one survey per token, for any number of parallel requests", async () => {
    const embeddedToken = await reserve();
    const overrides = { title: "Only once" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => publish(overrides, { embeddedToken })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const rows = await db.query(sql`
      select 1 from surveys where title = 'Only once'`);
    expect(rows).toHaveLength(1);
  });

  it("treats a spent token with the same survey as a repeat, also later, and returns the survey's id for any other survey", async () => {
    const embeddedToken = await reserve();
    const overrides = { title: "The same", exportHtmlCode: "periwinkle" };
    const first = await publish(overrides, { embeddedToken });
    test.clock.advance({ hours: 1 });
    const again = await publish(overrides, { embeddedToken });
    expect([again.status, again.body]).toEqual([201, first.body]);
    for (const changed of [
      { title: "Another" },
      { exportHtmlCode: "chartreuse" },
      { placed: false },
      { expiresAt: "2026-04-04T00:00:00.000Z" },
    ]) {
      const other = { ...overrides, ...changed };
      const refused = await publish(other, { embeddedToken });
      expect(refused.body).toMatchObject({
        status: 409,
        msg: "This survey has already been published.",
        code: "SURVEY_TOKEN_SPENT",
        data: { surveyId: (first.body as { id: number }).id },
      });
    }
  });

  it("refuses a token that is invalid, someone else's or a day old", async () => {
    const refused = { status: 400, code: "SURVEY_TOKEN_INVALID" };
    const made = await publish({}, { embeddedToken: "made up" });
    expect(made.body).toMatchObject(refused);
    const embeddedToken = await reserve(await test.visitor());
    expect((await publish({}, { embeddedToken })).body).toMatchObject(refused);
    const old = await reserve();
    test.clock.advance({ hours: 24 });
    expect((await publish({}, { embeddedToken: old })).body).toMatchObject(
      refused,
    );
  });

  it("is refused without consent, and so is drafting", async () => {
    const reader = await test.visitor({ consent: false });
    const refused = {
      status: 403,
      msg: "Participation disabled while anonymous ID is opted out.",
      code: "OPTED_OUT",
    };
    const survey = { ...surveyPayload(), embeddedToken: "any" };
    const answers = [
      await reader.post("/surveys/embedded-token"),
      await reader.post("/surveys/generate", { content: "Buses" }),
      await reader.post("/surveys", { survey }),
    ];
    for (const { body } of answers) expect(body).toEqual(refused);
  });

  it("drafts from a description, with a token to publish the draft", async () => {
    const answer = await creator.post("/surveys/generate", {
      content: " Buses ",
    });
    expect(answer.body).toMatchObject({
      title: "Buses",
      questions: [{ text: "Buses", type: "free_text" }],
      notice: messageIn("en", builtInNotice),
    });
    const { embeddedToken } = answer.body as { embeddedToken: string };
    expect((await publish({}, { embeddedToken })).status).toBe(201);
  });

  it("returns an empty draft to an author who starts from scratch, and refuses empty or long descriptions", async () => {
    const generate = (body: unknown) => creator.post("/surveys/generate", body);
    const manual = await generate({ content: "", manual: true });
    expect(manual.body).toMatchObject({ title: "", questions: [] });
    expect((await generate({ content: "  " })).status).toBe(400);
    expect((await generate({ content: "x".repeat(1001) })).body).toMatchObject({
      msg: "Please shorten your input to 1000 characters or fewer.",
    });
  });
});
