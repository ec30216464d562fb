import { insertSteps, nextStep, readTrail } from "../session/trail.ts";
import { limits } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { insertVisitors } from "../../testing/insert-visitors.ts";
import { proveWork, tokenHeader } from "../../testing/prove-work.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

/**
 * As many attempts as the difficulty: these tests check whether a puzzle was solved,
 * not how hard it is.
 */
const botCheck = { provider: "proof-of-work", difficulty: 1 / 20 } as const;
const difficultyMax = limits.botCheckDifficultyMax;

interface Wanted {
  status: number;
  difficulty: number;
}

describeOnEachEngine("new sessions of one network", (open) => {
  let db: Database;
  /** Without bot checks. */
  let quiet: TestApp;
  let test: TestApp;
  let surveys: number[];

  beforeAll(async () => {
    db = await open();
    quiet = await startTestApp(db);
    const author = await quiet.visitor();
    surveys = [await publishSurvey(author), await publishSurvey(author)];
  });

  afterAll(() => quiet.app.close());

  beforeEach(async () => {
    const settings = { botCheck, trustProxy: true, rateLimits: 1 };
    test = await startTestApp(db, {}, settings);
    await db.query(sql`delete from rate_counts`);
  });

  afterEach(() => test.app.close());

  async function arrive(): Promise<TestClient> {
    const [client] = await insertVisitors(db, test, 1);
    return client!;
  }

  async function like(
    client: TestClient,
    token: string,
    from = "192.0.2.1",
    survey = surveys[0],
  ): Promise<Wanted> {
    const headers = { "x-bot-check-token": token, "x-forwarded-for": from };
    const reply = await client.post(`/surveys/${survey}/like`, undefined, {
      headers,
    });
    const { data } = reply.body as { data?: { price?: number } };
    return { status: reply.status, difficulty: data?.price ?? 1 };
  }

  const tokenOf = (client: TestClient, difficulty = 1) =>
    proveWork(client, "survey_like", difficulty);

  /**
   * A new visitor likes the survey and solves every required puzzle. Returns
   * the difficulties that were required.
   */
  async function likeAnew(from?: string, survey?: number): Promise<number[]> {
    const client = await arrive();
    const asked = [1];
    for (;;) {
      const difficulty = asked.at(-1) ?? 1;
      const token = await tokenOf(client, difficulty);
      const wanted = await like(client, token, from, survey);
      if (wanted.status === 200) return asked;
      asked.push(wanted.difficulty);
    }
  }

  /**
   * This number of new visitors at once, each with a token of the lowest difficulty.
   * Returns the outcomes.
   */
  async function crowd(count: number): Promise<Wanted[]> {
    const clients = await insertVisitors(db, test, count);
    const tokens = await Promise.all(clients.map((one) => tokenOf(one)));
    return Promise.all(clients.map((one, at) => like(one, tokens[at] ?? "")));
  }

  /** One visitor likes the survey, and is then counted as forty. */
  async function fill(): Promise<void> {
    expect(await likeAnew()).toEqual([1]);
    await db.query(sql`
      update rate_counts set hits = 320 where rule = 'newcomers survey_like'`);
  }

  it("get the same difficulty up to the fortieth, and then each twice that of the one before", async () => {
    for (const { status } of await crowd(40)) expect(status).toBe(200);
    for (const difficulty of [2, 4, 8, 16, 32, 32])
      expect(await likeAnew()).toEqual([1, difficulty]);
  });

  it("raise the difficulty neither in other networks nor at another survey, and only for a limited time", async () => {
    await fill();
    expect(await likeAnew()).toEqual([1, 2]);
    expect(await likeAnew("198.51.100.1")).toEqual([1]);
    expect(await likeAnew(undefined, surveys[1])).toEqual([1]);
    test.clock.advance({ hours: 1 / 5 });
    expect(await likeAnew()).toEqual([1]);
  });

  it("are forty at the lowest difficulty also when a hundred arrive at once", async () => {
    const replies = await crowd(100);
    const passed = replies.filter(({ status }) => status === 200);
    expect(passed).toHaveLength(40);
  });

  /** Lets somebody answer this number of surveys, one on each day. */
  async function giveHistory(client: TestClient, count: number) {
    const author = await quiet.visitor();
    for (let days = 0; days < count; days += 1) {
      const surveyId = await publishSurvey(author);
      await db.query(sql`
        insert into responses (survey_id, ballot_name, answers, created_at)
        values (
          ${surveyId}, ${client.bearer.ballotIn(surveyId)}, '{}',
          ${test.clock.now}::timestamptz
        )`);
      const day = new Date(test.clock.now.getTime() - days * 86_400_000);
      await readTrail(db, client.bearer, "ballots");
      const step = nextStep(client.bearer, "ballots", surveyId, day);
      await insertSteps(db, [step], day);
    }
  }

  it("include IDs that are a day old and have no history", async () => {
    const old = await arrive();
    test.clock.advance({ hours: 25 });
    await fill();
    expect(await like(old, await tokenOf(old))).toEqual({
      status: 403,
      difficulty: 2,
    });
  });

  it("count an ID with a history for less, the longer the less", async () => {
    const weightOf = async (surveys: number) => {
      const client = await arrive();
      await giveHistory(client, surveys);
      await db.query(sql`delete from rate_counts`);
      expect((await like(client, await tokenOf(client))).status).toBe(200);
      const [row] = await db.query<{ hits: number }>(sql`
        select hits from rate_counts where rule = 'newcomers survey_like'`);
      return row?.hits;
    };
    for (const [surveys, weight] of [
      [0, 8],
      [1, 8],
      [2, 4],
      [5, 2],
      [9, 1],
    ] as const)
      expect(await weightOf(surveys)).toBe(weight);
  });

  it("past 150 responses a day, the difficulty doubles with each 50", async () => {
    const survey = surveys[0] ?? 0;
    const [question] = await questionIds(await quiet.visitor(), survey);
    const answers = { [`${question}`]: "Never" };
    const difficultyAfter = async (count: number) => {
      await db.query(sql`delete from rate_counts`);
      const first = await arrive();
      const send = async (client: TestClient) => {
        const token = await proveWork(client, "survey_response", 1);
        const path = `/surveys/${survey}/responses`;
        const reply = await client.post(path, { answers }, tokenHeader(token));
        const { data } = reply.body as { data?: { price?: number } };
        return reply.status === 200 ? 1 : data?.price;
      };
      expect(await send(first)).toBe(1);
      await db.query(sql`
        update rate_counts set hits = ${count}::int * 8
        where rule = 'newcomers of a day survey_response'`);
      return send(await arrive());
    };
    expect(await difficultyAfter(149)).toBe(1);
    expect(await difficultyAfter(150)).toBe(2);
    expect(await difficultyAfter(200)).toBe(4);
    expect(await difficultyAfter(900)).toBe(32);
  });

  it("get the maximum difficulty immediately if other requests were faster", async () => {
    await fill();
    const slow = await arrive();
    const token = await tokenOf(slow, 2);
    await likeAnew();
    const wanted = { status: 403, difficulty: difficultyMax };
    expect(await like(slow, token)).toEqual(wanted);
    await likeAnew();
    const hardest = await tokenOf(slow, difficultyMax);
    expect((await like(slow, hardest)).status).toBe(200);
  });

  it("can always begin at a rising difficulty, however many came before", async () => {
    const begin = async (headers: Record<string, string> = {}) => {
      const client = new TestClient(test.app);
      await client.get("/health");
      const reply = await client.post("/auth/anon", undefined, { headers });
      return { client, reply };
    };
    await db.query(sql`
      update rate_counts set hits = 8000 where rule = 'newcomers session_start'`);
    expect((await begin()).reply.status).toBe(204);
    await db.query(sql`
      update rate_counts set hits = 8000 where rule = 'newcomers session_start'`);
    const { client, reply } = await begin();
    expect(reply).toMatchObject({
      status: 403,
      body: { data: { botCheck: "session_start", price: 2 } },
    });
    const token = await proveWork(client, "session_start", 2);
    expect(
      await client.post("/auth/anon", undefined, tokenHeader(token)),
    ).toMatchObject({ status: 204 });
    expect(
      await client.post("/auth/anon", undefined, tokenHeader(token)),
    ).toMatchObject({ status: 204 });
    expect((await begin(tokenHeader(token).headers)).reply.status).toBe(403);
  });
});
