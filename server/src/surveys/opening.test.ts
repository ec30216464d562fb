import type { Database } from "../base/db/database.ts";
import type { TestClient } from "../testing/client.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import {
  publishSurvey,
  publishWithKey,
  questionIds,
  surveyPayload,
} from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const opensAt = "2026-03-02T12:00:00.000Z";

describeOnEachEngine("a survey that opens later", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;

  beforeAll(async () => {
    db = await open();
  });

  beforeEach(async () => {
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  async function respond(surveyId: number) {
    const visitor = await test.visitor();
    const [question] = await questionIds(visitor, surveyId);
    return visitor.post(`/surveys/${surveyId}/responses`, {
      answers: { [`${question}`]: "Weekly" },
    });
  }

  it("accepts no responses before it opens, and returns its opening time", async () => {
    const id = await publishSurvey(creator, { opensAt });
    expect((await creator.get(`/surveys/${id}`)).body).toMatchObject({
      opensAt,
      upcoming: true,
      expired: false,
    });
    expect((await creator.get(`/surveys/${id}/questions`)).body).toMatchObject({
      opensAt,
      upcoming: true,
      expired: false,
    });
    const refused = await respond(id);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: "SURVEY_NOT_OPEN",
      data: { opensAt },
    });
  });

  it("is open from its opening time on, in all replies", async () => {
    const id = await publishSurvey(creator, { opensAt });
    const paths = [`/surveys/${id}`, `/surveys/${id}/questions`, "/surveys"];
    const read = () => Promise.all(paths.map((path) => creator.get(path)));
    for (const { text } of await read()) expect(text).toContain("upcoming");
    test.clock.advance({ hours: 2 });
    for (const { text } of await read()) expect(text).not.toContain("upcoming");
    expect((await respond(id)).status).toBe(200);
  });

  it("is in lists, and not counted among the open ones", async () => {
    const counts = async () =>
      (await creator.get("/surveys")).body as { counts: { open: number } };
    const before = (await counts()).counts.open;
    await publishSurvey(creator, { opensAt });
    expect((await counts()).counts.open).toBe(before);
  });

  it("is open for 30 days after opening by default", async () => {
    const id = await publishSurvey(creator, { opensAt });
    expect((await creator.get(`/surveys/${id}`)).body).toMatchObject({
      expiresAt: "2026-04-01T12:00:00.000Z",
    });
  });

  it("is open immediately if its opening time is past", async () => {
    const id = await publishSurvey(creator, {
      opensAt: "2026-03-01T12:00:00.000Z",
    });
    expect((await creator.get(`/surveys/${id}`)).body).not.toHaveProperty(
      "opensAt",
    );
  });

  it.each([
    ["after it closes", { opensAt, expiresAt: "2026-03-02T11:00:00.000Z" }],
    ["when it closes", { opensAt, expiresAt: opensAt }],
    ["at an invalid time", { opensAt: "2026-06-30T23:59:60.000Z" }],
    ["with a quota of 0", { quota: 0 }],
    ["with a fractional quota", { quota: 1.5 }],
    ["with an empty message", { thanksMessage: "" }],
    ["with a message that is too long", { closedMessage: "x".repeat(501) }],
  ])("is refused if it would open %s", async (_, wrong) => {
    const token = await creator.post("/surveys/embedded-token");
    const { embeddedToken } = token.body as { embeddedToken: string };
    const survey = { ...surveyPayload(wrong), embeddedToken };
    const { status, body } = await creator.post("/surveys", { survey });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST" });
  });

  it("can be opened earlier or later by its owner, until there are answers", async () => {
    const published = await publishWithKey(creator, { opensAt });
    const owner = new KeyHolder(test.app, published);
    const later = "2026-03-03T12:00:00.000Z";
    expect((await owner.patch({ opensAt: later })).body).toMatchObject({
      survey: { opensAt: later, upcoming: true },
    });
    expect((await respond(published.id)).status).toBe(403);
    expect((await owner.patch({ opensAt: null })).status).toBe(200);
    expect((await respond(published.id)).status).toBe(200);
    const again = await owner.patch({ opensAt: later });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: "SURVEY_ANSWERED" });
  });

  it("closes before it opens if its owner closes it", async () => {
    const published = await publishWithKey(creator, { opensAt });
    const owner = new KeyHolder(test.app, published);
    const closed = await owner.patch({ expiresAt: "2026-01-01T00:00:00Z" });
    expect(closed.body).toMatchObject({ state: "closed" });
    expect((await respond(published.id)).status).toBe(410);
    const wrong = await owner.patch({ expiresAt: "2026-03-02T11:00:00.000Z" });
    expect(wrong.status).toBe(400);
  });

  it("is in the feed once it is open", async () => {
    const title = "Opens at noon, and not before";
    await publishSurvey(creator, { opensAt, title });
    const feed = async () =>
      (await test.app.inject({ url: "/surveys.atom" })).payload;
    expect(await feed()).not.toContain(title);
    test.clock.advance({ hours: 2 });
    expect(await feed()).toContain(title);
  });

  it("states in Markdown when it opens and when it closes", async () => {
    const id = await publishSurvey(creator, { opensAt, quota: 40 });
    const { payload } = await test.app.inject({
      url: `/surveys/${id}`,
      headers: { accept: "text/markdown" },
    });
    expect(payload).toContain(
      "Opens on 2026-03-02 12:00 UTC. Open until 2026-04-01 12:00 UTC, or 40 responses. Responses: 0.",
    );
  });
});
