import type { Database } from "../db/database.ts";
import { networkBudget } from "../guesses/guess-limits.ts";
import type { Refusal } from "../plugins/refusal.ts";
import { type Services, createServices } from "../services.ts";
import type { Actor } from "../session/session-repository.ts";
import { visitorAs } from "../session/visitor.ts";
import type { TestClient } from "../testing/client.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp, testConfig } from "../testing/test-app.ts";

const code = "maple-114";
const here = "192.0.2.1";
const elsewhere = "203.0.113.9";

describeOnEachEngine("access codes", (open) => {
  let db: Database;
  let test: TestApp;
  let services: Services;
  let owner: TestClient;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
  });

  beforeEach(async () => {
    // Requests name their network; nothing but guesses is bounded here.
    const settings = { trustProxy: true, rateLimits: 0 };
    test = await startTestApp(db, {}, settings);
    const clock = test.clock.read;
    services = createServices({ db, config: testConfig(), clock });
    owner = await test.visitor();
    const visibility = { mode: "code", code };
    surveyId = await publishSurvey(owner, { visibility });
  });

  const enter = (client: TestClient, given: string, address = here) =>
    client.get(`/surveys/${surveyId}?code=${given}`, {
      headers: { "x-forwarded-for": address },
    });

  it("says how many attempts remain, then blocks whoever guessed", async () => {
    const guesser = await test.visitor({ consent: false });
    for (const attemptsRemaining of [2, 1, 0]) {
      const answer = await enter(guesser, `wrong-${attemptsRemaining}`);
      expect(answer.body).toEqual({
        status: 403,
        msg: "That access code is not right.",
        code: "ACCESS_CODE_INVALID",
        data: { attemptsRemaining },
      });
    }
    const blocked = await enter(guesser, code);
    expect(blocked.headers["retry-after"]).toBe("900");
    expect(blocked.body).toEqual({
      status: 423,
      msg: "Too many incorrect attempts. Access has been temporarily blocked.",
      code: "ACCESS_LOCKED",
    });
    test.clock.advance({ hours: 0.25 });
    expect((await enter(guesser, code)).status).toBe(200);
  });

  it("counts one entry once, however many calls it is sent with", async () => {
    const guesser = await test.visitor();
    const calls = ["", "/questions", "/analytics"];
    const answers = await Promise.all(
      calls.map((call) =>
        guesser.get(`/surveys/${surveyId}${call}?code=wrong`),
      ),
    );
    for (const { body } of answers)
      expect(body).toMatchObject({ data: { attemptsRemaining: 2 } });
  });

  it("takes the right code again and again, and whatever comes with a session that knew it", async () => {
    const visitor = await test.visitor();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enter(visitor, code)),
    );
    answers.push(await enter(visitor, code), await enter(visitor, "wrong"));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  /** Ten guesses each by so many new sessions of one network; how often each status came of it. */
  async function attack(people: number): Promise<Map<number, number>> {
    const { sessions, networks, visibility } = services;
    const network = await networks.of(here);
    const statuses = new Map<number, number>();
    const guess = async (actor: Actor | null, given: string) => {
      const visitor = visitorAs(actor, { code: given });
      visitor.network = () => Promise.resolve(network);
      const status = await visibility.open({ id: surveyId }, visitor).then(
        () => 200,
        (error: unknown) => (error as Refusal).status,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const guessOften = async (person: number) => {
      const actor = await sessions.find(await sessions.startOrContinue(null));
      for (let at = 0; at < 10; at += 1)
        await guess(actor, `wrong-${person}-${at}`);
    };
    const together = 25;
    for (let first = 0; first < people; first += together) {
      const group = Array.from({ length: together }, (_, at) => first + at);
      await Promise.all(group.map(guessOften));
    }
    return statuses;
  }

  it("evaluates no more than the budget of 10,000 guesses by 1,000 sessions, and lets in who knows the code", async () => {
    const knowing = await test.visitor();
    await enter(knowing, code);
    const statuses = await attack(1000);
    expect(statuses).toEqual(
      new Map([
        [403, networkBudget],
        [429, 10_000 - networkBudget],
      ]),
    );
    expect((await enter(owner, "")).status).toBe(200);
    expect((await enter(knowing, "")).status).toBe(200);
    const stranger = await test.visitor();
    expect((await enter(stranger, code, elsewhere)).status).toBe(200);
    const neighbour = await test.visitor();
    const refused = await enter(neighbour, code);
    expect(refused.headers["retry-after"]).toBe("3600");
    expect(refused.body).toMatchObject({
      status: 429,
      code: "CODE_GUESSES_BOUNDED",
      data: { botCheck: "access_code" },
    });
  });
});
