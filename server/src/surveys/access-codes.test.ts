import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { networkBudget } from "../visitors/failed-attempts/attempt-limits.ts";
import type { Refusal } from "../base/refusal.ts";
import { statusOf } from "../http/refusal-status.ts";
import { type Services, createServices } from "../app/services.ts";
import type { Actor } from "../visitors/session/session-repository.ts";
import { startSession } from "../visitors/session/session-service.ts";
import { visitorAs } from "../visitors/visitor.ts";
import type { TestClient } from "../testing/client.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { proveWork } from "../testing/prove-work.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp, testConfig } from "../testing/test-app.ts";

const code = "maple-114";
const here = "192.0.2.1";
const elsewhere = "203.0.113.9";

describeOnEachEngine("access codes", (open, engine) => {
  // PostgreSQL handles the most attempts at the same time, so it gets more of
  // them.
  const crowd = engine === "PostgreSQL" ? 250 : 100;

  let db: Database;
  let test: TestApp;
  let services: Services;
  let owner: TestClient;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
  });

  beforeEach(async () => {
    // The forwarded header gives each request its network; no limit but that of
    // failed attempts is on.
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

  it("returns the number of remaining attempts, then locks out the visitor", async () => {
    const person = await test.visitor({ consent: false });
    for (const attemptsRemaining of [2, 1, 0]) {
      const answer = await enter(person, `wrong-${attemptsRemaining}`);
      expect(answer.body).toEqual({
        status: 403,
        msg: "That access code is not right.",
        code: "ACCESS_CODE_INVALID",
        data: { attemptsRemaining },
      });
    }
    const blocked = await enter(person, code);
    expect(blocked.headers["retry-after"]).toBe("900");
    expect(blocked.body).toEqual({
      status: 423,
      msg: "Too many incorrect attempts. Access has been temporarily blocked.",
      code: "ACCESS_LOCKED",
      data: { attemptsRemaining: 0, retryAfter: 900 },
    });
    const returning = await person.get(`/surveys/${surveyId}`);
    expect(returning.headers["retry-after"]).toBe("900");
    expect(returning.body).toEqual(blocked.body);
    test.clock.advance({ hours: 0.25 });
    expect((await person.get(`/surveys/${surveyId}`)).status).toBe(403);
    expect((await enter(person, code)).status).toBe(200);
  });

  it("counts a repeated wrong code once, whichever endpoint it is sent to", async () => {
    const person = await test.visitor();
    const calls = ["", "/questions", "/analytics"];
    const answers = await Promise.all(
      calls.map((call) => person.get(`/surveys/${surveyId}${call}?code=wrong`)),
    );
    for (const { body } of answers)
      expect(body).toMatchObject({ data: { attemptsRemaining: 2 } });
  });

  it("accepts the right code repeatedly, and any code from a session that has entered the right one", async () => {
    const visitor = await test.visitor();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enter(visitor, code)),
    );
    answers.push(await enter(visitor, code), await enter(visitor, "wrong"));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  /**
   * Sends ten wrong codes each from this number of new sessions of one network.
   * Returns the number of replies per status.
   */
  async function attack(people: number): Promise<Map<number, number>> {
    const { networks, visibility } = services;
    const network = await networks.of(here);
    const statuses = new Map<number, number>();
    const enterAs = async (actor: Actor | null, given: string) => {
      const visitor = visitorAs(actor, { code: given }, network);
      const status = await visibility.open({ id: surveyId }, visitor).then(
        () => 200,
        (error: unknown) => statusOf(error as Refusal),
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const enterWrongOften = async (person: number) => {
      const actor = await startSession(db, test.clock.now);
      for (let at = 0; at < 10; at += 1)
        await enterAs(actor, `wrong-${person}-${at}`);
    };
    const together = 25;
    for (let first = 0; first < people; first += together) {
      const group = Array.from({ length: together }, (_, at) => first + at);
      await Promise.all(group.map(enterWrongOften));
    }
    return statuses;
  }

  it(`evaluates no more than the budget when ${crowd} sessions try ten codes each, and still admits a visitor with the right code`, async () => {
    const knowing = await test.visitor();
    await enter(knowing, code);
    const statuses = await attack(crowd);
    expect(statuses).toEqual(
      new Map([
        [403, networkBudget.free],
        [429, 10 * crowd - networkBudget.free],
      ]),
    );
    expect((await enter(owner, "")).status).toBe(200);
    expect((await enter(knowing, "")).status).toBe(200);
    const stranger = await test.visitor();
    expect((await enter(stranger, code, elsewhere)).status).toBe(200);
    const neighbour = await test.visitor();
    const refused = await enter(neighbour, code);
    expect(refused.headers["retry-after"]).toBe("180");
    expect(refused.body).toMatchObject({
      status: 429,
      code: "CODE_GUESSES_BOUNDED",
      data: { botCheck: "access_code", price: 1 },
    });
  });

  it("evaluates codes beyond the budget for a visitor with a bot check solved at the required difficulty, once per token", async () => {
    const botCheck = { provider: "proof-of-work", difficulty: 1 } as const;
    const settings = { trustProxy: true, rateLimits: 0, botCheck };
    const asking = await startTestApp(db, {}, settings);
    await attack(networkBudget.free);
    const path = `/surveys/${surveyId}`;
    const start = () => asking.visitor({ consent: false });
    const bring = async (given: string, difficulty: number) => {
      const client = await start();
      const headers = {
        "x-forwarded-for": here,
        "x-bot-check-token": await proveWork(client, "access_code", difficulty),
      };
      const send = () => client.get(`${path}?code=${given}`, { headers });
      return [await send(), await send()].map(({ status, body }) =>
        status === 429 ? (body as { data: unknown }).data : status,
      );
    };
    const asked = (difficulty: number) => ({
      botCheck: "access_code",
      price: difficulty,
    });
    expect(await bring("wrong", 1)).toEqual([403, 403]);
    expect(await bring(code, 1)).toEqual([asked(16), asked(2)]);
    expect(await bring(code, 2)).toEqual([200, 200]);
    const person = await start();
    const headers = {
      "x-forwarded-for": here,
      "x-bot-check-token": await proveWork(person, "access_code", 16),
    };
    const tries = await Promise.all(
      ["wrong-1", "wrong-2", "wrong-3"].map((given) =>
        person.get(`${path}?code=${given}`, { headers }),
      ),
    );
    const statuses = tries.map(({ status }) => status);
    expect(statuses.sort((a, b) => a - b)).toEqual([403, 429, 429]);
  });

  it("refuses codes with instructions when no bot check helps any more", async () => {
    const [network, now] = [await services.networks.of(here), test.clock.now];
    const full = new Date(now.getTime() + 17 * networkBudget.renewMs);
    await db.query(sql`
      insert into guess_budgets (survey_id, purpose, network, expires_at)
      values (${surveyId}, 'access', ${network}, ${full})`);
    const refused = await enter(await test.visitor(), code);
    expect(refused.headers["retry-after"]).toBe("180");
    expect(refused.body).toEqual({
      status: 429,
      code: "CODE_GUESSES_BOUNDED",
      msg: "Too many incorrect attempts have come from your network. Please try again in 3 minutes, or use another network.",
    });
  });

  describe("in a search", () => {
    const search = async (client: TestClient, given: string, from = here) => {
      const headers = { "x-forwarded-for": from };
      const path = `/surveys/search?code=${given}`;
      const { status, body } = await client.get(path, { headers });
      const items = (body as { items?: { surveyId: number }[] }).items ?? [];
      return { status, found: items.map((item) => item.surveyId) };
    };
    const publish = (own: string) =>
      publishSurvey(owner, { visibility: { mode: "code", code: own } });

    it("finds all surveys that a code opens, newest first, and keeps them open", async () => {
      const own = `twin-${surveyId}`;
      const [older, newer] = [await publish(own), await publish(own)];
      const hidden = await publish(own);
      await db.query(sql`
        update surveys set hidden_at = now() where survey_id = ${hidden}`);
      const visitor = await test.visitor();
      const answer = await search(visitor, `%20${own}%20`);
      expect(answer).toEqual({ status: 200, found: [newer, older] });
      for (const id of [older, newer])
        expect((await visitor.get(`/surveys/${id}`)).status).toBe(200);
    });

    it("finds nothing for a wrong or blank code", async () => {
      const visitor = await test.visitor();
      expect((await search(visitor, "nonsense")).found).toEqual([]);
      expect((await search(visitor, "%20")).found).toEqual([]);
    });

    it("does not open a survey that the visitor is locked out of", async () => {
      const own = `locked-${surveyId}`;
      const id = await publish(own);
      const person = await test.visitor();
      for (const given of ["a", "b", "c"])
        await person.get(`/surveys/${id}?code=${given}`);
      expect((await search(person, own)).found).toEqual([]);
      expect((await search(await test.visitor(), own)).found).toEqual([id]);
    });

    it("evaluates no more codes than a network's share, and leaves other networks their share", async () => {
      const own = `rare-${surveyId}`;
      const id = await publish(own);
      const visitor = await test.visitor();
      const searches = Array.from({ length: 100 }, (_, at) =>
        search(visitor, `wrong-${at}`, "198.51.100.7"),
      );
      const statuses = (await Promise.all(searches)).map(
        ({ status }) => status,
      );
      const evaluated = statuses.filter((status) => status === 200);
      expect(evaluated).toHaveLength(networkBudget.free);
      expect((await search(visitor, own, "198.51.100.7")).status).toBe(429);
      expect((await search(visitor, own, elsewhere)).found).toEqual([id]);
    });
  });
});
