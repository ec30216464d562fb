import { actorOf } from "../../testing/actor-of.ts";
import { randomUUID } from "node:crypto";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import {
  grantAccess,
  hasAccessGrant,
} from "../../surveys/access-repository.ts";
import { findSurvey } from "../../surveys/survey-repository.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { insertActors } from "../../testing/insert-actors.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import { logStatements } from "../../testing/log-statements.ts";
import {
  type Published,
  publishWithKey,
  questionIds,
  surveyPayload,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { hideSurvey } from "../moderation/hide-survey.ts";

const missing = {
  status: 404,
  text: '{"status":404,"msg":"Survey not found.","code":"NOT_FOUND"}',
};

describeWithDatabase("managing a survey", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let published: Published;
  let owner: KeyHolder;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  beforeEach(async () => {
    published = await publishWithKey(creator);
    owner = new KeyHolder(test.app, published);
  });

  async function respond(client: TestClient, more: object = {}) {
    const { id } = published;
    const [question] = await questionIds(client, id);
    const answers = { [`${question}`]: "Weekly" };
    return client.post(`/surveys/${id}/responses`, { answers, ...more });
  }

  it("requires the key that publishing returns, and no cookie", async () => {
    const { status, headers, body } = await owner.get();
    expect(status).toBe(200);
    expect(headers).toMatchObject({ etag: '"0"', "cache-control": "no-store" });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(body).toMatchObject({
      survey: { surveyId: published.id, title: "Night buses" },
      role: "own",
      state: "open",
      deletesAt: null,
      version: 0,
      feedback: false,
      embedOrigins: null,
      edits: [],
      days: [],
      answer_places: "none",
      results: { mode: "live", group_size: 10 },
      questions: [{ question_text: "How often do you take one?" }, {}],
      keys: [{ role: "own", label: "", usedOn: "2026-03-02", current: true }],
    });
    expect(Buffer.from(published.ownerKey, "base64url")).toHaveLength(32);
  });

  it("returns which location of answers is counted", async () => {
    const near = { lat: 52.52, lng: 13.405, placed: true };
    const counted = { ...near, results: "groups", answerPlaces: "map" };
    const { surveyUuid, ownerKey } = await publishWithKey(creator, counted);
    const holder = new KeyHolder(test.app, { surveyUuid, ownerKey });
    expect(await holder.get()).toMatchObject({
      body: { answer_places: "map" },
    });
  });

  it("returns the same key to a repeated publish request, and stores nothing that opens the survey", async () => {
    const { body } = await creator.post("/surveys/embedded-token");
    const { embeddedToken } = body as { embeddedToken: string };
    const survey = { ...surveyPayload(), embeddedToken };
    const publish = () => creator.post("/surveys", { survey });
    const [first, second] = [await publish(), await publish()];
    expect(second.text).toBe(first.text);
    const { ownerKey } = first.body as Published;
    const rows = await db.query(sql`select * from survey_keys`);
    expect(JSON.stringify(rows)).not.toContain(ownerKey);
  });

  it.each(["GET", "PATCH", "DELETE", "POST"] as const)(
    "replies to %s without a valid key as if the survey did not exist, whether or not it is hidden",
    async (method) => {
      const body = { PATCH: { title: "x" }, DELETE: { title: "x" } };
      const path = method === "POST" ? "/undelete" : "";
      const given =
        method === "PATCH" || method === "DELETE" ? body[method] : undefined;
      const nowhere = "00000000-0000-4000-8000-000000000000";
      const other = await publishWithKey(creator);
      const { surveyUuid, ownerKey } = published;
      const hidden = await publishWithKey(creator);
      await db.transaction((tx) => hideSurvey(tx, hidden.id, test.clock.now));
      for (const pair of [
        { surveyUuid, ownerKey: "wrong" },
        { surveyUuid, ownerKey: "" },
        { surveyUuid, ownerKey: other.ownerKey },
        { surveyUuid: nowhere, ownerKey },
        { surveyUuid: hidden.surveyUuid, ownerKey },
      ])
        expect(
          await new KeyHolder(test.app, pair).send(method, path, given),
        ).toMatchObject(missing);
    },
  );

  it("grants no access to other origins and lists the allowed methods", async () => {
    const cross = { origin: "https://evil.example" };
    const { status, headers } = await owner.send("GET", "", undefined, cross);
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(await owner.post("")).toMatchObject({
      status: 405,
      headers: { allow: "DELETE, GET, HEAD, PATCH" },
    });
  });

  it("changes the requested fields and leaves the rest", async () => {
    const embedOrigins = ["https://partner.example"];
    const wanted = { title: " Day buses ", feedback: true, embedOrigins };
    const { status, headers, body } = await owner.patch(wanted);
    expect([status, headers["etag"]]).toEqual([200, '"1"']);
    expect(body).toMatchObject({
      survey: {
        title: "Day buses",
        instructions: "Two questions about night buses.",
      },
      version: 1,
      feedback: true,
      embedOrigins,
      edits: [],
    });
    const { text } = await creator.get(`/surveys/${published.id}`);
    expect(text).toContain('"title":"Day buses"');
    const found = await creator.get("/surveys/search?q=day+buses");
    expect(found.text).toContain(`"surveyId":${published.id}`);
    const repeat = await owner.patch(wanted);
    expect(repeat.body).toEqual(body);
  });

  it("shows the second of two owner's pages the current state and applies none of its changes", async () => {
    const seen = { "if-match": '"0"' };
    expect((await owner.patch({ title: "Mine" }, seen)).status).toBe(200);
    expect((await owner.patch({ title: "Yours" }, seen)).body).toMatchObject({
      status: 412,
      code: "SURVEY_CHANGED",
      data: { version: 1 },
    });
    const many = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        owner.patch({ title: `Desk ${index}` }, { "if-match": '"1"' }),
      ),
    );
    const statuses = many.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(7).fill(412)]);
    expect(
      (await owner.patch({ title: "x" }, { "if-match": "1" })).status,
    ).toBe(400);
  });

  it("returns to a repeated request what was saved, not a conflict with its own change", async () => {
    const key = randomUUID();
    const headers = { "if-match": '"0"', "idempotency-key": key };
    const wanted = {
      title: "Day buses",
      visibility: { mode: "code", code: "RIGHT-1" },
      questions: [{ text: "When?", type: "free_text" }],
    };
    const first = await owner.patch(wanted, headers);
    expect(first.headers["etag"]).toBe('"1"');
    await db.query(sql`delete from kept_replies`);
    const repeat = await owner.patch(wanted, headers);
    expect(repeat).toMatchObject({ status: 200, body: first.body });
    expect(repeat.headers["etag"]).toBe('"1"');
    await owner.patch({ title: "Trams" });
    await db.query(sql`delete from kept_replies`);
    expect((await owner.patch(wanted, headers)).status).toBe(412);
    expect((await owner.view()).survey.title).toBe("Trams");
    await respond(creator);
    const { questions } = surveyPayload();
    const late = await owner.patch({ questions }, { "if-match": '"0"' });
    expect(late.status).toBe(412);
  });

  it("stores only the first use of a day", async () => {
    const log = logStatements(db);
    const app = await startTestApp(log.db);
    const holder = new KeyHolder(app.app, published);
    const noted = async () => {
      await holder.get();
      const asked = await log.take();
      return asked.some((text) => /update survey_keys/.test(text));
    };
    await log.take();
    expect([await noted(), await noted()]).toEqual([true, false]);
    app.clock.advance({ hours: 24 });
    expect([await noted(), await noted()]).toEqual([true, false]);
    expect(await holder.view()).toMatchObject({
      keys: [{ usedOn: "2026-03-03" }],
    });
    await app.app.close();
  });

  it("refuses values that no survey may have", async () => {
    for (const wanted of [
      {},
      { title: "   " },
      { unknown: 1 },
      { expiresAt: "soon" },
      { visibility: { mode: "code" } },
      { embedOrigins: ["partner.example/path"] },
      { questions: [] },
      { questions: [{ id: 1, text: "Whose?", type: "free_text" }] },
    ])
      expect([wanted, (await owner.patch(wanted)).status]).toEqual([
        wanted,
        400,
      ]);
    expect((await owner.view()).version).toBe(0);
  });

  it("closes now and accepts no response until the survey is opened again", async () => {
    const past = { expiresAt: "2026-01-01T00:00:00Z" };
    const { body } = await owner.patch(past);
    const expiresAt = test.clock.now.toISOString();
    expect(body).toMatchObject({
      state: "closed",
      survey: { expiresAt, expired: true },
    });
    const visitor = await test.visitor();
    expect(await respond(visitor)).toMatchObject({ status: 410 });
    expect((await owner.patch(past)).body).toEqual(body);
    await owner.patch({ expiresAt: "2026-04-01T00:00:00Z" });
    expect(await respond(visitor)).toMatchObject({
      body: { duplicate: false },
    });
  });

  it("does not close for a leap second, which is not a valid date", async () => {
    const refused = await owner.patch({ expiresAt: "2026-12-31T23:59:60Z" });
    expect(refused.status).toBe(400);
    expect(await owner.view()).toMatchObject({ state: "open", version: 0 });
  });

  it("shuts out visitors who used the earlier code or a link, but not the author or a key", async () => {
    const code = (given: string | null) => ({
      visibility: { mode: given === null ? "global" : "code", code: given },
    });
    await owner.patch(code("FIRST-1"));
    const visitor = await test.visitor();
    const path = `/surveys/${published.id}`;
    const openAs = async (client: TestClient, query = "") =>
      (await client.get(`${path}${query}`)).status;
    expect(await openAs(visitor)).toBe(403);
    expect(await openAs(visitor, "?code=FIRST-1")).toBe(200);
    expect(await openAs(visitor)).toBe(200);
    const link = await visitor.post(`${path}/share-links`);
    const { token } = link.body as { token: string };
    await owner.patch({ visibility: { mode: "code" } });
    expect(await openAs(visitor)).toBe(200);
    await owner.patch(code("SECOND-2"));
    expect(await openAs(visitor)).toBe(403);
    expect(await openAs(visitor, "?code=FIRST-1")).toBe(403);
    expect(await openAs(visitor, `?share_token=${token}`)).toBe(403);
    expect(await openAs(creator)).toBe(200);
    expect((await owner.get()).status).toBe(200);
    const search = "/surveys/search?q=night+buses";
    expect((await visitor.get(search)).text).not.toContain(
      `"surveyId":${published.id},`,
    );
    await owner.patch(code(null));
    expect(await openAs(await test.visitor())).toBe(200);
    expect((await visitor.get(search)).text).toContain(
      `"surveyId":${published.id},`,
    );
  });

  it("does not grant permanent access by a code that changed after it was checked", async () => {
    const { id } = published;
    const code = (given: string) =>
      owner.patch({ visibility: { mode: "code", code: given } });
    const judge = async () => (await findSurvey(db, { id }))!;
    await code("FIRST-1");
    const before = await judge();
    await code("SECOND-2");
    const actorId = randomUUID();
    const somebody = actorOf(actorId);
    await insertActors(db, [actorId]);
    await grantAccess(db, [before], somebody, test.clock.now);
    expect(await hasAccessGrant(db, id, actorId)).toBe(false);
    await grantAccess(db, [await judge()], somebody, test.clock.now);
    expect(await hasAccessGrant(db, id, actorId)).toBe(true);
  });

  it("counts responses by day and by way in", async () => {
    await respond(await test.visitor());
    const guest = await test.visitor();
    await respond(guest, { way_in: "link" });
    expect((await owner.view()).days).toEqual([]);
    test.clock.advance({ hours: 24 });
    const { days, survey } = await owner.view();
    expect(survey.responses_count).toBe(2);
    const onSite = { day: "2026-03-02", wayIn: "site", count: 1 };
    expect(days).toEqual([{ ...onSite, wayIn: "link" }, onSite]);
    const wrong = await respond(await test.visitor(), { way_in: "embed" });
    expect(wrong.status).toBe(400);
    const { id } = published;
    const withdrawn = await guest.delete(`/me/responses/${id}`);
    expect(withdrawn.status).toBeLessThan(300);
    // The counts of withdrawn responses are removed in groups.
    expect((await owner.view()).days).toEqual(days);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("works for a hidden survey without showing it to anyone", async () => {
    const { id } = published;
    await db.transaction((tx) => hideSurvey(tx, id, test.clock.now));
    const { body } = await owner.patch({ title: "Day buses" });
    expect(body).toMatchObject({
      state: "hidden",
      survey: { title: "Day buses" },
    });
    expect((await creator.get(`/surveys/${id}`)).status).toBe(404);
    const found = await creator.get("/surveys/search?q=day+buses");
    expect(found.text).not.toContain(`"surveyId":${id},`);
  });
});
