import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { proveWork, tokenHeader } from "../../testing/prove-work.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

describeWithDatabase("the integrity of a survey", (open) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp(await open(), {}, { flagResponses: true });
  });

  afterAll(() => test.app.close());

  async function respond(client: TestClient, surveyId: number, key?: string) {
    const [choice] = await questionIds(client, surveyId);
    const body = { answers: { [`${choice}`]: "Never" } };
    const headers = key === undefined ? {} : { "idempotency-key": key };
    const path = `/surveys/${surveyId}/responses`;
    return (await client.post(path, body, { headers })).status;
  }

  const read = async (surveyId: number) =>
    (await new TestClient(test.app).get(`/surveys/${surveyId}/integrity`)).body;

  const none = {
    accepted: 0,
    released: 0,
    refused: { closed: 0, duplicate: 0, check: 0, limit: 0 },
    flagged: {
      count: 0,
      marks: { fresh: 0, fast: 0, burst: 0, repeated: 0, copied: 0 },
    },
    ways: { site: 0, link: 0, embed: 0, ticket: 0, kiosk: 0 },
    sites: [],
    leftOut: [],
  };

  it("contains accepted responses, refused ones with the reason, and flagged ones", async () => {
    const author = await test.visitor();
    const surveyId = await publishSurvey(author);
    expect(await read(surveyId)).toEqual(none);
    const [script, person] = [await test.visitor(), await test.visitor()];
    const key = "5b0e1a9e-6d63-4a1c-9d0a-0d6f1f5f6b01";
    for (let sent = 0; sent < 2; sent += 1)
      expect(await respond(script, surveyId, key)).toBe(200);
    expect(await respond(script, surveyId)).toBe(200);
    test.clock.advance({ hours: 1 });
    await respond(person, surveyId);
    test.clock.advance({ hours: 24 * 60 });
    expect(await respond(await test.visitor(), surveyId)).toBe(410);
    test.clock.advance({ hours: 24 });
    expect(await read(surveyId)).toEqual({
      ...none,
      accepted: 2,
      released: 2,
      refused: { ...none.refused, closed: 1, duplicate: 1 },
      flagged: {
        count: 1,
        marks: { ...none.flagged.marks, fresh: 1, fast: 1 },
      },
      ways: { ...none.ways, site: 2 },
    });
  });

  it("contains neither flags nor their reasons for unreleased responses", async () => {
    const surveyId = await publishSurvey(await test.visitor(), {
      results: "groups",
    });
    await respond(await test.visitor(), surveyId);
    test.clock.advance({ hours: 24 });
    expect(await read(surveyId)).toEqual({
      ...none,
      accepted: 1,
      ways: { ...none.ways, site: 1 },
    });
  });

  it("states no way in on the day of a response", async () => {
    const surveyId = await publishSurvey(await test.visitor());
    await respond(await test.visitor(), surveyId);
    const { accepted, ways } = (await read(surveyId)) as typeof none;
    expect([accepted, ways]).toEqual([1, none.ways]);
  });

  it("is readable only for visitors who may see the survey", async () => {
    const surveyId = await publishSurvey(await test.visitor(), {
      visibility: { mode: "code", code: "MAPLE114" },
    });
    const stranger = new TestClient(test.app);
    const path = `/surveys/${surveyId}/integrity`;
    expect((await stranger.get(path)).status).toBe(403);
    expect((await stranger.get("/surveys/999999/integrity")).status).toBe(404);
  });
});

describeWithDatabase("a bot check", (open) => {
  it("counts as failed with an invalid token, not if a token is requested", async () => {
    const db = await open();
    const quiet = await startTestApp(db);
    const surveyId = await publishSurvey(await quiet.visitor());
    await quiet.app.close();
    const botCheck = { provider: "proof-of-work", difficulty: 1 } as const;
    const { app, clock } = await startTestApp(db, {}, { botCheck });
    const client = await new TestClient(app).start({ consent: false });
    const token = await proveWork(client, "privacy_consent");
    await client.delete("/privacy/opt-out", tokenHeader(token));
    const [choice] = await questionIds(client, surveyId);
    const body = { answers: { [`${choice}`]: "Never" } };
    const path = `/surveys/${surveyId}/responses`;
    expect((await client.post(path, body)).status).toBe(403);
    const used = tokenHeader(token);
    expect((await client.post(path, body, used)).status).toBe(403);
    clock.advance({ hours: 24 });
    const { body: report } = await client.get(`/surveys/${surveyId}/integrity`);
    expect(report).toMatchObject({ accepted: 0, refused: { check: 1 } });
    await app.close();
  });
});
