import { networkBudget } from "../../visitors/failed-attempts/attempt-limits.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

const canary = "vermilion";

describeWithDatabase("challenges", (open) => {
  let test: TestApp;
  let creator: TestClient;
  let surveyId: number;
  let choice: string;
  let colours: string[];

  beforeAll(async () => {
    test = await startTestApp(await open(), {}, { rateLimits: 0 });
    creator = await test.visitor();
  });

  beforeEach(async () => {
    const challenge = {
      text: "Which colour?",
      type: "free_text",
      isChallenge: true,
      challengeExpectedResponse: canary,
    };
    const questions = [choiceQuestion, challenge, challenge];
    surveyId = await publishSurvey(creator, { questions });
    const ids = await questionIds(creator, surveyId);
    [choice = "", ...colours] = ids.map(String);
  });

  const answer = (client: TestClient, first: string, second = canary) =>
    client.post(`/surveys/${surveyId}/responses`, {
      answers: { [choice]: "Never" },
      challenge_answers: {
        [`${colours[0]}`]: first,
        [`${colours[1]}`]: second,
      },
    });

  async function blockOf(client: TestClient) {
    const { body } = await client.get(`/surveys/${surveyId}/questions`);
    const block = body as {
      challengeBlocked: boolean;
      challengeMessage: string | null;
      challengeRetryAfter?: number;
    };
    const { challengeBlocked, challengeMessage, challengeRetryAfter } = block;
    return { challengeBlocked, challengeMessage, challengeRetryAfter };
  }

  it("ignore case and invisible characters", async () => {
    for (const spelt of [
      " VERMILION ",
      "ver\u00admilion\u200b",
      "\uff56ermilion",
      "vermilion\u3164",
    ]) {
      const visitor = await test.visitor();
      expect((await answer(visitor, spelt)).status).toBe(200);
    }
    expect((await answer(await test.visitor(), "\u200b")).status).toBe(400);
    expect((await answer(await test.visitor(), "vermillion")).status).toBe(423);
  });

  const wrong =
    "A challenge answer is not right, so your response was not accepted.";
  const blocked = "Too many wrong challenge answers. Please try again in";
  const free = { challengeBlocked: false, challengeMessage: null };

  it.each([
    [2, `${wrong} 2 attempts left.`, undefined],
    [1, `${wrong} 1 attempt left.`, undefined],
    [0, `${wrong} ${blocked} 15 minutes.`, 900],
  ])(
    "report that %i more attempts are left",
    async (attemptsRemaining, msg, retryAfter) => {
      const visitor = await test.visitor();
      for (let before = 2; before > attemptsRemaining; before -= 1)
        await answer(visitor, `colour ${before}`);
      expect(await blockOf(visitor)).toEqual(free);
      const reply = await answer(visitor, "red");
      expect(reply.body).toMatchObject({
        status: 423,
        code: "CHALLENGE_FAILED",
        msg,
        data: { attemptsRemaining },
      });
      const { data } = reply.body as { data: { retryAfter?: number } };
      expect(data.retryAfter).toBe(retryAfter);
      expect(reply.headers["retry-after"]).toBe(retryAfter?.toString());
    },
  );

  it("block a person for 15 minutes after three wrong answers, and report until when", async () => {
    const visitor = await test.visitor();
    for (const given of ["red", "blue", "grey"]) await answer(visitor, given);
    test.clock.advance({ hours: 8 / 60 });
    const refused = await answer(visitor, canary);
    expect(refused.headers["retry-after"]).toBe("420");
    expect(refused.body).toMatchObject({
      status: 423,
      code: "CHALLENGE_BLOCKED",
      msg: `${blocked} 7 minutes.`,
      data: { attemptsRemaining: 0, retryAfter: 420 },
    });
    expect(await blockOf(visitor)).toEqual({
      challengeBlocked: true,
      challengeRetryAfter: 420,
      challengeMessage: `${blocked} 7 minutes.`,
    });
    expect(await blockOf(await test.visitor())).toEqual(free);
    test.clock.advance({ hours: 7 / 60 });
    expect(await blockOf(visitor)).toEqual(free);
    const right = await answer(visitor, canary);
    expect(right.body).toEqual({ duplicate: false });
  });

  it("count the same wrong answers once, and any wrong one of several", async () => {
    const visitor = await test.visitor();
    for (let time = 0; time < 5; time += 1)
      expect((await answer(visitor, "red")).body).toMatchObject({
        data: { attemptsRemaining: 2 },
      });
    expect((await answer(visitor, canary, "red")).body).toMatchObject({
      data: { attemptsRemaining: 1 },
    });
  });

  it("are evaluated only within the limit of a network, for all of its visitors", async () => {
    const visitors = await Promise.all(
      Array.from({ length: networkBudget.free }, () => test.visitor()),
    );
    const replies = visitors.flatMap((visitor, at) => [
      answer(visitor, `red ${at}`),
      answer(visitor, `blue ${at}`),
    ]);
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    const failed = statuses.filter((status) => status === 423);
    expect(failed).toHaveLength(networkBudget.free);
    const late = await answer(await test.visitor(), canary);
    expect(late.body).toMatchObject({
      status: 429,
      code: "CODE_GUESSES_BOUNDED",
    });
  });

  it("send the expected answer nowhere", async () => {
    const visitor = await test.visitor();
    const replies = [
      await answer(visitor, "red"),
      await answer(visitor, canary),
      await visitor.get(`/surveys/${surveyId}`),
      await creator.get(`/surveys/${surveyId}/questions`),
      await visitor.get(`/surveys/${surveyId}/questions`),
      await creator.get(`/surveys/${surveyId}/analytics`),
      await creator.get(`/surveys/${surveyId}/export/html`),
      await visitor.get(`/surveys/search-by-id?survey_id=${surveyId}`),
      await visitor.get("/surveys"),
    ];
    for (const { text } of replies) expect(text).not.toContain(canary);
  });
});
