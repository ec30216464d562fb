import sql from "sql-template-tag";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

describeOnEachEngine("responding", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let surveyId: number;
  let ids: { single: string; several: string; text: string; colour: string };

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
    surveyId = await publishSurvey(creator, {
      questions: [
        choiceQuestion,
        { ...choiceQuestion, allowMultiple: true },
        { text: "Why?", type: "free_text" },
        {
          text: "What colour are they?",
          type: "free_text",
          isChallenge: true,
          challengeExpectedResponse: "Red",
        },
      ],
    });
    const found = await questionIds(creator, surveyId);
    const [single = "", several = "", text = "", colour = ""] =
      found.map(String);
    ids = { single, several, text, colour };
  });

  const respond = (
    client: TestClient,
    answers: Record<string, unknown>,
    challenge = "red",
  ) =>
    client.post(`/surveys/${surveyId}/responses`, {
      answers,
      lat: 52.520008,
      lng: 13.404954,
      challenge_answers: { [ids.colour]: challenge },
    });

  it("counts each chosen option and each answered question", async () => {
    const answers = {
      [ids.single]: "Weekly",
      [ids.several]: ["Never", "Weekly", "Never"],
      [ids.text]: "   ",
    };
    const answer = await respond(await test.visitor(), answers);
    expect(answer.body).toEqual({ duplicate: false });
    const { body } = await creator.get(`/surveys/${surveyId}/analytics`);
    expect(body).toMatchObject({
      resp_count: 1,
      resp_count_timeseries: [{ bucket: "2026-03-02T10:00:00.000Z", count: 1 }],
      mc_breakdown: {
        [ids.single]: { Weekly: 1, Monthly: 0, Never: 0 },
        [ids.several]: { Weekly: 1, Monthly: 0, Never: 1 },
      },
      question_totals: { [ids.single]: 1, [ids.several]: 1, [ids.text]: 0 },
      questions_map: { [ids.text]: "Why?" },
      sentiment_avg: null,
      llm_summary: "",
      refreshed_at: "2026-03-02T10:20:00.000Z",
    });
    expect(body).not.toHaveProperty(["questions_map", ids.colour]);
  });

  it("returns the options in their original order, even if they are whole numbers", async () => {
    const options = ["10", "2", "1"];
    const id = await publishSurvey(creator, {
      questions: [{ text: "How many?", type: "multiple_choice", options }],
    });
    const [question] = await questionIds(creator, id);
    const { body } = await creator.get(`/surveys/${id}/analytics`);
    expect(body).toMatchObject({ mc_options: { [`${question}`]: options } });
  });

  it("returns the time of the latest response, even if another one arrives with an earlier time", async () => {
    const id = await publishSurvey(creator);
    const [question] = await questionIds(creator, id);
    const answerNow = async () => {
      const visitor = await test.visitor();
      await visitor.post(`/surveys/${id}/responses`, {
        answers: { [`${question}`]: "Weekly" },
      });
      const { body } = await creator.get(`/surveys/${id}/analytics`);
      return (body as { refreshed_at: string }).refreshed_at;
    };
    test.clock.advance({ hours: 1 });
    const latest = await answerNow();
    test.clock.advance({ hours: -1 });
    expect(await answerNow()).toBe(latest);
  });

  it("stores no coordinates of the respondent", async () => {
    const stored = await db.query(sql`select * from responses`);
    expect(JSON.stringify(stored)).not.toMatch(/52\.5|13\.4/);
  });

  it('returns "duplicate" to a repeat and changes nothing', async () => {
    const visitor = await test.visitor();
    await respond(visitor, { [ids.single]: "Never" });
    const before = await creator.get(`/surveys/${surveyId}/analytics`);
    const repeat = await respond(visitor, { [ids.single]: "Weekly" });
    expect(repeat.body).toEqual({ duplicate: true });
    const after = await creator.get(`/surveys/${surveyId}/analytics`);
    expect(after.body).toEqual(before.body);
  });

  it("writes one row and correct counters for 200 identical responses at once", async () => {
    const visitor = await test.visitor();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        respond(visitor, { [ids.several]: ["Weekly", "Monthly"] }),
      ),
    );
    const fresh = answers.filter(({ text }) => text === '{"duplicate":false}');
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(fresh).toHaveLength(1);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("counts many people who answer differently at once", async () => {
    const visitors = await Promise.all(
      Array.from({ length: 30 }, () => test.visitor()),
    );
    const options = ["Weekly", "Monthly", "Never"];
    const answers = await Promise.all(
      visitors.map((visitor, index) =>
        respond(visitor, {
          [ids.single]: options[index % 3],
          [ids.several]: index % 2 ? options : options.slice(1),
          [ids.text]: `Reason ${index}`,
        }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("refuses answers that do not fit their questions", async () => {
    const visitor = await test.visitor();
    const wrong: [Record<string, unknown>, RegExp][] = [
      [{}, /answer at least one question/],
      [
        { [ids.text]: " ", [ids.single]: "", [ids.several]: [] },
        /at least one/,
      ],
      [{ "999999": "x" }, /has no question 999999/],
      [{ [ids.colour]: "red" }, /has no question/],
      [{ [ids.single]: "Daily" }, /not one of its options/],
      [{ [ids.single]: ["Weekly", "Never"] }, /allows only one option/],
      [{ [ids.text]: ["x"] }, /must be one text/],
      [{ [ids.text]: "x".repeat(241) }, /240/],
      [{ [ids.text]: 7 }, /^answers/],
    ];
    for (const [answers, msg] of wrong) {
      const answer = await respond(visitor, answers);
      expect([answers, answer.body]).toEqual([
        answers,
        {
          status: 400,
          msg: expect.stringMatching(msg) as string,
          code: "INVALID_REQUEST",
        },
      ]);
    }
  });

  it("requires an answer to every challenge, and rejects a wrong one", async () => {
    const visitor = await test.visitor();
    const answers = { [ids.single]: "Never" };
    expect((await respond(visitor, answers, " ")).body).toMatchObject({
      status: 400,
      msg: "Please answer the challenge questions before submitting.",
    });
    expect((await respond(visitor, answers, "blue")).body).toMatchObject({
      status: 423,
      code: "CHALLENGE_FAILED",
    });
    const right = await respond(visitor, answers, "  ＲED ");
    expect(right.body).toEqual({ duplicate: false });
  });

  it("refuses people who have not consented, or have opted out again", async () => {
    const refused = {
      status: 403,
      msg: "Participation disabled while anonymous ID is opted out.",
      code: "OPTED_OUT",
    };
    const reader = await test.visitor({ consent: false });
    expect((await reader.get("/privacy/status")).body).toEqual({
      optOut: true,
    });
    const answers = { [ids.single]: "Never" };
    expect((await respond(reader, answers)).body).toEqual(refused);
    const visitor = await test.visitor();
    expect((await visitor.get("/privacy/status")).body).toEqual({
      optOut: false,
    });
    await visitor.post("/privacy/opt-out", {});
    expect((await respond(visitor, answers)).body).toEqual(refused);
  });

  it("is refused after the closing time", async () => {
    const expiresAt = "2026-03-02T11:00:00.000Z";
    const id = await publishSurvey(creator, { expiresAt });
    const [choice] = await questionIds(creator, id);
    test.clock.advance({ hours: 1 });
    const answer = await creator.post(`/surveys/${id}/responses`, {
      answers: { [`${choice}`]: "Never" },
    });
    expect(answer.body).toEqual({
      status: 410,
      msg: "This survey is no longer accepting responses.",
      code: "SURVEY_CLOSED",
      expiresAt,
    });
  });
});
