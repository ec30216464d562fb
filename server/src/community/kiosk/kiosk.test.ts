import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  choiceQuestion,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { releaseDue } from "../release-gate/release-responses.ts";

interface Grant {
  grantId: string;
  token: string;
}

const challengeQuestion = {
  text: "Word on the poster?",
  type: "free_text",
  isChallenge: true,
  challengeExpectedResponse: "tram",
};

/** A tablet with a grant, and nothing else. */
class Kiosk {
  readonly #client: TestClient;
  readonly #headers: Record<string, string>;

  constructor({ app }: TestApp, token: string) {
    this.#client = new TestClient(app);
    this.#headers = { authorization: `Bearer ${token}` };
  }

  survey() {
    return this.#client.get("/kiosk/survey", { headers: this.#headers });
  }

  send(body: object, key: string | null = randomUUID()) {
    const headers = {
      ...this.#headers,
      ...(key !== null && { "idempotency-key": key }),
    };
    return this.#client.post("/kiosk/responses", body, { headers });
  }
}

describeOnEachEngine("a kiosk", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let published: Published;
  let owner: KeyHolder;
  let grant: Grant;
  let kiosk: Kiosk;
  let answers: Record<string, string>;

  beforeAll(async () => {
    db = await open();
  });

  beforeEach(async () => {
    test = await startTestApp(db, {}, { flagResponses: true });
    creator = await test.visitor();
    await begin();
  });

  afterEach(async () => {
    await test.app.close();
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  async function begin(survey: Record<string, unknown> = {}, query = "") {
    published = await publishWithKey(creator, survey);
    owner = new KeyHolder(test.app, published);
    grant = await make();
    kiosk = new Kiosk(test, grant.token);
    const [choice] = await questionIds(creator, published.id, query);
    answers = { [`${choice}`]: "Never" };
  }

  async function make(label = "Library", key = randomUUID()): Promise<Grant> {
    const headers = { "idempotency-key": key };
    const made = await owner.post("/kiosk-grants", { label }, headers);
    expect(made.status).toBe(201);
    return made.body as Grant;
  }

  const end = ({ grantId }: Grant) => owner.delete(`/kiosk-grants/${grantId}`);

  const integrity = async () => {
    const path = `/surveys/${published.id}/integrity`;
    const { body } = await new TestClient(test.app).get(path);
    return body as Record<string, Record<string, unknown>>;
  };

  const rows = async () => {
    const [found] = await db.query<{ rows: number }>(sql`
      select count(*) as rows
      from responses
      where survey_id = ${published.id}
        and way_in = 'kiosk'`);
    return found?.rows;
  };

  it("is listed by its label and creation day, and its secret is returned only once", async () => {
    const key = randomUUID();
    const second = await make("  Town hall ", key);
    expect(await make("  Town hall ", key)).toEqual(second);
    expect(second.token).toMatch(/^[\w-]{43}$/);
    const { body, text } = await owner.send("GET", "/kiosk-grants");
    const { items } = body as { items: object[] };
    expect(items).toHaveLength(2);
    expect(items).toContainEqual({
      grantId: second.grantId,
      label: "Town hall",
      madeOn: "2026-03-02",
    });
    expect(text).not.toContain(second.token);
    expect(await dumpDatabase(db)).not.toContain(second.token);
  });

  it("cannot be the twenty-first of a survey, even if many are requested at once", async () => {
    const asked = Array.from({ length: 22 }, () =>
      owner.post("/kiosk-grants", { label: "" }),
    );
    const replies = (await Promise.all(asked)).map(({ status }) => status);
    expect(replies.filter((status) => status === 201)).toHaveLength(19);
    const refused = await owner.post("/kiosk-grants", { label: "" });
    expect(refused.body).toMatchObject({ status: 409, code: "KIOSKS_FULL" });
  });

  it("gets its questions without cookies and without challenges", async () => {
    const why = { text: "Why?", type: "free_text" };
    await begin({ questions: [why, challengeQuestion] });
    const { status, body, headers } = await kiosk.survey();
    expect(status).toBe(200);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toMatchObject({
      survey: { title: "Night buses", surveyId: published.id },
      questions: { items: [{ question_text: "Why?" }], expired: false },
    });
  });

  it("submits each person's response without access code, challenge or cookie", async () => {
    const code = "RIGHT-CODE";
    const visibility = { mode: "code", code };
    const questions = [choiceQuestion, challengeQuestion];
    await begin({ visibility, questions }, `?code=${code}`);
    for (let person = 0; person < 3; person += 1) {
      const { status, headers } = await kiosk.send({ answers });
      expect(status).toBe(204);
      expect(headers["set-cookie"]).toBeUndefined();
    }
    expect(await rows()).toBe(3);
  });

  it("writes one row per key when a response is sent five times at once and again after its reply was lost", async () => {
    const other = await startTestApp(db);
    const twin = new Kiosk(other, grant.token);
    const key = randomUUID();
    const sent = [kiosk, twin, kiosk, twin, kiosk].map((one) =>
      one.send({ answers }, key),
    );
    for (const { status } of await Promise.all(sent)) expect(status).toBe(204);
    await db.query(sql`delete from kept_replies`);
    expect((await twin.send({ answers }, key)).status).toBe(204);
    // Also after the ID under which it was written has been deleted.
    await db.query(sql`delete from kept_replies`);
    await db.query(sql`
      delete from actors using sessions
      where sessions.actor_id = actors.actor_id
        and token_hash like 'kiosk:%'`);
    expect((await kiosk.send({ answers }, key)).status).toBe(204);
    expect(await rows()).toBe(1);
    await other.app.close();
  });

  it("is shown as a separate way in, and its responses are marked neither for new IDs nor for their number", async () => {
    await begin({ results: "room" });
    for (let person = 0; person < 40; person += 1)
      await kiosk.send({ answers });
    test.clock.advance({ hours: 24 * 60 });
    await releaseDue({
      db,
      clock: test.clock.read,
      changes: createChanges(),
      flagResponses: true,
    });
    expect(await integrity()).toMatchObject({
      accepted: 40,
      released: 40,
      flagged: { count: 0 },
      ways: { site: 0, link: 0, embed: 0, kiosk: 40 },
    });
    expect((await owner.view()).days).toEqual([
      { day: "2026-03-02", wayIn: "kiosk", count: 40 },
    ]);
  });

  it("has its responses counted at the time of arrival, whatever time it states", async () => {
    const early = { answers, created_at: "2020-01-01T00:00:00Z" };
    expect((await kiosk.send(early)).status).toBe(204);
    test.clock.advance({ hours: 24 });
    expect((await owner.view()).days).toMatchObject([{ day: "2026-03-02" }]);
  });

  it("must send a key and valid answers with each response", async () => {
    expect((await kiosk.send({ answers }, null)).body).toMatchObject({
      status: 400,
      code: "IDEMPOTENCY_KEY_INVALID",
    });
    for (const wrong of [{}, { answers: { 1: "x" } }, { answers: [] }])
      expect((await kiosk.send(wrong)).body).toMatchObject({
        status: 400,
        code: "INVALID_REQUEST",
      });
    expect(await rows()).toBe(0);
  });

  it("opens nothing after its grant was ended, nor under an unknown grant", async () => {
    expect((await end(grant)).status).toBe(204);
    expect((await end(grant)).status).toBe(204);
    for (const one of [kiosk, new Kiosk(test, "x"), new Kiosk(test, "")]) {
      expect((await one.survey()).status).toBe(404);
      expect((await one.send({ answers })).body).toMatchObject({
        status: 404,
        code: "NOT_FOUND",
      });
    }
    expect(await rows()).toBe(0);
  });

  it("is refused by a closed survey, which counts the refusal, and by a deleted one", async () => {
    await owner.patch({ expiresAt: "2026-03-02T10:20:30.000Z" });
    const late = await kiosk.send({ answers });
    expect(late.body).toMatchObject({ status: 410, code: "SURVEY_CLOSED" });
    expect((await kiosk.survey()).body).toMatchObject({
      questions: { expired: true },
    });
    test.clock.advance({ hours: 24 });
    expect(await integrity()).toMatchObject({ refused: { closed: 1 } });
    await owner.delete("", { title: "Night buses" });
    expect((await kiosk.send({ answers })).status).toBe(404);
  });

  it("cannot be ended by the owner of another survey, nor managed by a key that is not the owner's", async () => {
    const stranger = await publishWithKey(creator);
    const other = new KeyHolder(test.app, stranger);
    await other.delete(`/kiosk-grants/${grant.grantId}`);
    expect((await kiosk.survey()).status).toBe(200);
    const keyed = await owner.post("/keys", { role: "moderate", label: "" });
    const { key } = keyed.body as { key: string };
    const helper = new KeyHolder(test.app, { ...published, ownerKey: key });
    const asked = await helper.post("/kiosk-grants", { label: "" });
    expect(asked.body).toMatchObject({ code: "KEY_TOO_WEAK" });
  });

  it("leaves nothing in a database dump that links its responses to it", async () => {
    await kiosk.send({ answers });
    const [row] = await db.query<{ row: string }>(sql`
      select to_jsonb(responses)::text as row
      from responses
      where survey_id = ${published.id}`);
    const [kept] = await db.query<{ hash: string }>(sql`
      select token_hash as hash
      from kiosk_grants
      where grant_id = ${grant.grantId}`);
    for (const secret of [grant.grantId, grant.token, kept?.hash ?? ""])
      expect(row?.row).not.toContain(secret);
  });
});

describeOnEachEngine("a kiosk whose link has leaked", (open) => {
  it("sends up to a day's limit of responses, while the other kiosks continue", async () => {
    const db = await open();
    const limited = await startTestApp(db, {}, { rateLimits: 0.05 });
    const test = await startTestApp(db);
    const creator = await test.visitor();
    const published = await publishWithKey(creator);
    const owner = new KeyHolder(test.app, published);
    const makeOne = async () => {
      const { body } = await owner.post("/kiosk-grants", { label: "" });
      return new Kiosk(limited, (body as Grant).token);
    };
    const [leaked, other] = [await makeOne(), await makeOne()];
    const [choice] = await questionIds(creator, published.id);
    const answers = { [`${choice}`]: "Never" };
    const statuses = new Map<number, number>();
    // The limits are fifteen responses a minute and a hundred a day.
    for (let sent = 0; sent < 125; sent += 1) {
      if (sent % 15 === 0) limited.clock.advance({ hours: 1 / 30 });
      const { status } = await leaked.send({ answers });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [204, 100],
      [429, 25],
    ]);
    expect((await other.send({ answers })).status).toBe(204);
    await Promise.all([limited.app.close(), test.app.close()]);
  });
});
