import { readFile } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import sql from "sql-template-tag";
import { prefixOf } from "../location/networks.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { proveWork, tokenHeader } from "../../testing/prove-work.ts";
import { publishSurvey, surveyPayload } from "../../testing/survey-builder.ts";
import { startTestApp, TestClock } from "../../testing/test-app.ts";
import { Refusal } from "../../base/refusal.ts";
import { beforeSession } from "../bot-check/before-session.ts";
import type { BotCheck } from "../bot-check/bot-check.ts";
import type { Networks } from "../location/networks.ts";
import { createLimiter } from "./limiter.ts";
import { createRateLimits } from "./rate-limits.ts";
import { type Rule, allRules } from "./rules.ts";

const rule: Rule = {
  name: "test",
  session: { most: 3, seconds: 60 },
  network: { most: 100, seconds: 60 },
  shared: true,
};

const limited = { code: "RATE_LIMITED" };

describeOnEachEngine("counting over all processes", (open) => {
  const start = async () => {
    const db = await open();
    const clock = new TestClock();
    const limiter = () => createLimiter(db, clock.read, 1);
    return { db, clock, limiter };
  };

  it("adds up counts of all processes, and opens a new window when the time is over", async () => {
    const { limiter, clock } = await start();
    const [one, other] = [limiter(), limiter()];
    const count = (by: typeof one) =>
      by.countTogether(rule, rule.session, "somebody");
    await count(one);
    await count(other);
    await count(one);
    await expect(count(other)).rejects.toMatchObject(limited);
    await expect(count(one)).rejects.toMatchObject({
      ...limited,
      message: "Too many requests. Please try again in 60 seconds.",
      details: { retryAfter: 60 },
    });
    await one.countTogether(rule, rule.session, "somebody else");
    clock.advance({ hours: 1 });
    await count(other);
  });

  it("accepts exactly the number of the rate, for any number of simultaneous requests", async () => {
    const { limiter } = await start();
    const [one, other] = [limiter(), limiter()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) =>
        (n % 2 === 0 ? one : other).countTogether(
          rule,
          rule.network,
          "a classroom",
        ),
      ),
    );
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(100);
  });

  it("writes nothing more for a caller over the limit", async () => {
    const { limiter, db } = await start();
    const one = limiter();
    for (let n = 0; n < 10; n += 1)
      await one
        .countTogether(rule, rule.session, "somebody")
        .catch(() => undefined);
    expect(await db.query(sql`select hits from rate_counts`)).toEqual([
      { hits: 4 },
    ]);
  });
});

describeOnEachEngine("the rate limits", (open) => {
  const start = async (rateLimits = 1) =>
    startTestApp(await open(), {}, { rateLimits, trustProxy: true });

  it("refuse a session with too many requests, with the time to wait, and no other session", async () => {
    const { visitor, clock } = await start();
    const [eager, other] = [await visitor(), await visitor()];
    const id = await publishSurvey(await visitor());
    const report = (client: TestClient) =>
      client.post(`/surveys/${id}/report`, { reason: "It is spam." });
    for (let n = 0; n < 20; n += 1)
      expect((await report(eager)).status).toBe(204);
    const refused = await report(eager);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ status: 429, ...limited });
    expect(refused.headers["retry-after"]).toBe("3600");
    expect((await report(other)).status).toBe(204);
    clock.advance({ hours: 1 });
    expect((await report(eager)).status).toBe(204);
  });

  it("count refused requests only as changes, not as actions", async () => {
    const { visitor } = await start();
    const client = await visitor();
    const reserve = async () => {
      const { body } = await client.post("/surveys/embedded-token");
      return (body as { embeddedToken: string }).embeddedToken;
    };
    const publish = (survey: object) => client.post("/surveys", { survey });
    for (let n = 0; n < 25; n += 1)
      expect((await publish({ title: n })).status).toBe(400);
    for (let n = 0; n < 12; n += 1) {
      const survey = { ...surveyPayload(), embeddedToken: await reserve() };
      expect((await publish(survey)).status).toBe(201);
    }
    const last = { ...surveyPayload(), embeddedToken: await reserve() };
    const statuses = [];
    // Together with consent and the tokens, these are the sixty changes of a
    // minute.
    for (let n = 0; n < 10; n += 1)
      statuses.push((await publish({ ...last, title: n })).status);
    expect(statuses).toEqual([...Array<number>(9).fill(400), 429]);
  });

  it("count no action that was refused because a bot check was missing", async () => {
    const db = await open();
    const botCheck = { provider: "proof-of-work", difficulty: 1 } as const;
    const { app } = await startTestApp(db, {}, { rateLimits: 1, botCheck });
    const client = await new TestClient(app).start({ consent: false });
    const token = await proveWork(client, "privacy_consent");
    await client.delete("/privacy/opt-out", tokenHeader(token));
    for (let n = 0; n < 25; n += 1) {
      const survey = { ...surveyPayload(), embeddedToken: "none" };
      const { body } = await client.post("/surveys", { survey });
      expect(body).toMatchObject({ status: 403, code: "BOT_CHECK_FAILED" });
    }
    expect(
      await db.query(sql`
        select sum(hits) as hits from rate_counts where rule = 'create'`),
    ).toEqual([{ hits: 0 }]);
  });

  it.each([
    ["/activation", { code: "x" }, 403, "activate"],
    ["/remote-failures", {}, 400, "failure"],
    ["/surveys/1/export/html", null, 403, "export"],
  ] as const)(
    "do not count a request refused before parsing as an action: %s",
    async (path, body, status, rule) => {
      const db = await open();
      const botCheck = { provider: "proof-of-work", difficulty: 1 } as const;
      const { app } = await startTestApp(db, {}, { rateLimits: 1, botCheck });
      const client = await new TestClient(app).start({ consent: false });
      const ask = () =>
        body === null ? client.get(path) : client.post(path, body);
      for (let n = 0; n < 35; n += 1) expect((await ask()).status).toBe(status);
      const counted = await db.query<{ hits: number }>(sql`
        select hits from rate_counts where rule = ${rule} and hits > 0`);
      expect(counted).toEqual([]);
    },
  );

  it("count a session that begins, and not its refusals for missing bot checks", async () => {
    const db = await open();
    const limited = createRateLimits(
      db,
      new TestClock().read,
      { of: () => Promise.resolve("here") } as unknown as Networks,
      1,
    );
    let isProven = false;
    const begin = beforeSession(
      {
        provider: "proof-of-work",
        admitSession: () =>
          isProven
            ? Promise.resolve()
            : Promise.reject(
                new Refusal("BOT_CHECK_FAILED", (say) => say.notFound),
              ),
      } as unknown as BotCheck,
      { limits: limited, callers: { key: () => "a dead session" } },
    );
    const request = { ip: "192.0.2.1" } as FastifyRequest;
    for (let n = 0; n < 40; n += 1)
      await expect(begin(request)).rejects.toMatchObject({
        code: "BOT_CHECK_FAILED",
      });
    isProven = true;
    for (let n = 0; n < 30; n += 1) await begin(request);
    await expect(begin(request)).rejects.toMatchObject({
      code: "RATE_LIMITED",
    });
  });

  it("count refused attempts to enter a code", async () => {
    const { visitor } = await start();
    const client = await visitor();
    const statuses = [];
    for (let n = 0; n < 31; n += 1)
      statuses.push((await client.post("/activation", { code: "x" })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it("limit the sessions that one network begins, with any cookies", async () => {
    const { app, clock } = await start();
    const begin = (ip: string, cookie = "") =>
      app.inject({
        method: "POST",
        url: "/api/auth/anon",
        headers: { "x-forwarded-for": ip, cookie },
      });
    const crowd = Array.from({ length: 1000 }, (_, n) =>
      begin(`203.0.113.${n % 256}`, `nearsay_session=forged-${n}`),
    );
    const statuses = (await Promise.all(crowd)).map((one) => one.statusCode);
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect((await begin("203.0.113.9")).statusCode).toBe(429);
    expect((await begin("203.0.114.9")).statusCode).toBe(204);
    clock.advance({ hours: 1 });
    expect((await begin("203.0.113.9")).statusCode).toBe(204);
  });

  it("count continuing a session like any other change", async () => {
    const { visitor } = await start();
    const client = await visitor();
    for (let n = 0; n < 35; n += 1)
      expect((await client.post("/auth/anon")).status).toBe(204);
  });

  it("never refuse a health request", async () => {
    const { visitor } = await start();
    const client = await visitor();
    for (let n = 0; n < 310; n += 1) await client.get("/privacy/status");
    expect((await client.get("/privacy/status")).status).toBe(429);
    expect((await client.get("/health")).status).toBe(200);
    expect((await client.get("/health/ready")).status).toBe(200);
  });

  it("can be switched off", async () => {
    const { visitor } = await start(0);
    const client = await visitor();
    for (let n = 0; n < 310; n += 1) await client.get("/privacy/status");
    expect((await client.get("/privacy/status")).status).toBe(200);
  });
});

test("counting in one process drops the least recently active caller at the maximum", () => {
  const clock = new TestClock();
  const limiter = createLimiter(noDatabase(), clock.read, 1);
  const count = (caller: string) => () => {
    limiter.countHere(rule, rule.session, caller);
  };
  for (let n = 0; n < 3; n += 1) count("somebody")();
  expect(count("somebody")).toThrow("Too many requests");
  for (let n = 0; n < 50_000; n += 1)
    limiter.countHere(
      rule,
      rule.network,
      prefixOf(`2001:db8:${n.toString(16)}::`),
    );
  expect(count("somebody")).not.toThrow();
});

/** Counting in one process needs no database. */
function noDatabase() {
  return {} as Parameters<typeof createLimiter>[0];
}

test("docs/limits.md lists every rule with its numbers", async () => {
  const page = await readFile(
    new URL("../../../../docs/limits.md", import.meta.url),
    "utf8",
  );
  const rows = allRules.map(({ name, session, network, shared }) => [
    "",
    `\`${name}\``,
    `${session.most}`,
    network.most === Infinity ? "none" : `${network.most}`,
    `${session.seconds / 60} min`,
    shared ? "all processes" : "each process",
    "",
  ]);
  const cells = page
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  for (const row of rows) {
    const [, name = ""] = row;
    const found = cells.find((line) => line[1] === name);
    expect(found?.toSpliced(2, 1)).toEqual(row);
  }
});
