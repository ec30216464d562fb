import sql from "sql-template-tag";
import type { Database } from "../db/database.ts";
import type { TestClient } from "../testing/client.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
  surveyPayload,
} from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";
import { listNearestSurveys } from "./survey-repository.ts";

describeOnEachEngine("publishing", (open) => {
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

  it("stays open for 30 days, seconds zeroed, when no closing time is given", async () => {
    const id = await publishSurvey(creator);
    const { body } = await creator.get(`/surveys/${id}`);
    expect(body).toMatchObject({
      surveyCreatedAt: "2026-03-02T10:20:30.000Z",
      expiresAt: "2026-04-01T10:20:00.000Z",
      expired: false,
      requires_code: false,
      exportHtmlRestricted: false,
      demo: false,
      latitude: null,
    });
  });

  it("keeps questions and options in their order, and expected answers to itself", async () => {
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

  it("stores codes only as hashes", async () => {
    await publishSurvey(creator, {
      visibility: { mode: "code", code: "chartreuse" },
      exportHtmlCode: "periwinkle",
    });
    const stored = JSON.stringify(await db.query(sql`select * from surveys`));
    expect(stored).not.toMatch(/chartreuse|periwinkle/);
  });

  it("says what to mend in a survey it refuses", async () => {
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
      [
        { expiresAt: "2026-03-02T10:20:30.000Z" },
        "The closing time must lie in the future.",
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

  it("makes one survey of a token, however often and in parallel it is used", async () => {
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

  it("takes a spent token for a repeat of the same survey, also later, and for no other", async () => {
    const embeddedToken = await reserve();
    const overrides = { title: "The same", exportHtmlCode: "periwinkle" };
    const first = await publish(overrides, { embeddedToken });
    test.clock.advance({ hours: 1 });
    const again = await publish(overrides, { embeddedToken });
    expect([again.status, again.body]).toEqual([201, first.body]);
    for (const changed of [
      { title: "Another" },
      { exportHtmlCode: "chartreuse" },
      { expiresAt: "2026-04-04T00:00:00.000Z" },
    ]) {
      const other = { ...overrides, ...changed };
      const refused = await publish(other, { embeddedToken });
      expect(refused.body).toMatchObject({
        status: 409,
        code: "SURVEY_TOKEN_SPENT",
      });
    }
  });

  it("refuses a token that is made up, someone else's or a day old", async () => {
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

  it("is refused without consent, as drafting is", async () => {
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
      notice: "Drafted by rules.",
    });
    const { embeddedToken } = answer.body as { embeddedToken: string };
    expect((await publish({}, { embeddedToken })).status).toBe(201);
  });

  it("answers an empty draft to whoever starts from scratch, and refuses empty or long descriptions", async () => {
    const generate = (body: unknown) => creator.post("/surveys/generate", body);
    const manual = await generate({ content: "", manual: true });
    expect(manual.body).toMatchObject({ title: "", questions: [] });
    expect((await generate({ content: "  " })).status).toBe(400);
    expect((await generate({ content: "x".repeat(1001) })).body).toMatchObject({
      msg: "Please shorten your input to 1000 characters or fewer.",
    });
  });
});

describeOnEachEngine("the list", (open) => {
  it("puts the nearest first, then surveys without a place, and never tells an exact place", async () => {
    const { visitor } = await startTestApp(await open());
    const creator = await visitor();
    const place = (title: string, lat: number | null, lng: number | null) =>
      publishSurvey(creator, { title, lat, lng });
    await place("Nowhere", null, null);
    await place("Sydney", -33.8688, 151.2093);
    await place("Berlin", 52.52001, 13.40495);
    await place("Across the date line", 0, -179.9);
    await place("Potsdam", 52.3906, 13.0645);

    const titles = async (query: string) => {
      const { body } = await creator.get(`/surveys${query}`);
      return (body as { items: { title: string }[] }).items.map(
        ({ title }) => title,
      );
    };
    expect(await titles("?lat=52.5&lng=13.4")).toEqual([
      "Berlin",
      "Potsdam",
      "Across the date line",
      "Sydney",
      "Nowhere",
    ]);
    expect((await titles("?lat=0&lng=179.9"))[0]).toBe("Across the date line");
    expect((await titles(""))[0]).toBe("Potsdam");

    const near = await creator.get("/surveys?lat=52.52&lng=13.405");
    expect(near.body).toMatchObject({
      items: [{ title: "Berlin", distanceMeters: 0 }, {}, {}, {}, {}],
      counts: { surveys: 5, open: 5, nearby: 4 },
    });
    expect(near.text).not.toContain("52.52001");
  });

  it("takes the nearest of many, also from the database", async () => {
    const db = await open();
    const { visitor } = await startTestApp(db);
    const creator = await visitor();
    const near = await publishSurvey(creator, { lat: 10, lng: 10 });
    await publishSurvey(creator, { lat: -40, lng: 100 });
    const place = { lat: 11, lng: 11 };
    expect(await listNearestSurveys(db, place, 1)).toMatchObject([
      { surveyId: near },
    ]);
    expect(
      await listNearestSurveys(db, { lat: -30, lng: 90 }, 1),
    ).not.toMatchObject([{ surveyId: near }]);
  });

  it("puts the newest of one cell first, and says which are closed", async () => {
    const { visitor, clock } = await startTestApp(await open());
    const creator = await visitor();
    const here = { lat: 52.52, lng: 13.4 };
    const expiresAt = "2026-03-03T00:00:00.000Z";
    const first = await publishSurvey(creator, { ...here, expiresAt });
    const second = await publishSurvey(creator, here);
    clock.advance({ hours: 24 });
    const { body } = await creator.get("/surveys?lat=52.52&lng=13.4");
    expect(body).toMatchObject({
      items: [
        { surveyId: second, expired: false },
        { surveyId: first, expired: true, expiresAt },
      ],
      counts: { surveys: 2, open: 1 },
    });
    const questions = await creator.get(`/surveys/${first}/questions`);
    expect(questions.body).toMatchObject({ expired: true, expiresAt });
    expect(await questionIds(creator, second)).toHaveLength(2);
  });
});
