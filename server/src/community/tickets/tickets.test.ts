import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { makeTickets, publishTicketed } from "../../testing/ticket-maker.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import sql from "sql-template-tag";

describeOnEachEngine("a paper ticket", (open) => {
  let db: Database;
  let test: TestApp;

  beforeAll(async () => {
    db = await open();
    // Flags responses, including those sent as fast as by a script.
    test = await startTestApp(db, {}, { flagResponses: true });
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  afterAll(() => test.app.close());

  const redeem = (client: TestClient, code: string) =>
    client.post("/tickets/redeem", { code });

  async function answer(client: TestClient, surveyId: number) {
    const [choice] = await questionIds(client, surveyId);
    const answers = { [`${choice}`]: "Never" };
    return client.post(`/surveys/${surveyId}/responses`, { answers });
  }

  const codeOf = ({ body }: { body: unknown }) =>
    (body as { code?: string }).code;

  const parts = (surveyId: number) =>
    db.query(sql`
      select part, marks, way_in as "wayIn"
      from responses where survey_id = ${surveyId}`);

  const grants = async (surveyId: number) => {
    const rows = await db.query(sql`
      select from ticket_grants where survey_id = ${surveyId}`);
    return rows.length;
  };

  it("lets a person answer once, while others without one can only read", async () => {
    const survey = await publishTicketed(test, "only");
    const [code = ""] = await makeTickets(survey, 1);
    const [holder, other] = [await test.visitor(), await test.visitor()];
    const refused = await answer(other, survey.id);
    expect([refused.status, codeOf(refused)]).toEqual([403, "TICKET_REQUIRED"]);
    const path = `/surveys/${survey.id}/questions`;
    expect((await other.get(path)).body).toMatchObject({ tickets: "only" });
    expect((await redeem(holder, code)).body).toEqual({ surveyId: survey.id });
    expect((await answer(holder, survey.id)).body).toEqual({
      duplicate: false,
    });
    expect((await answer(holder, survey.id)).body).toEqual({ duplicate: true });
    expect(await grants(survey.id)).toBe(0);
    // Nothing that would mark a script is marked here.
    expect(await parts(survey.id)).toEqual([
      { part: 0, marks: 0, wayIn: "ticket" },
    ]);
  });

  it("is counted separately if everyone may answer", async () => {
    const survey = await publishTicketed(test, "apart");
    const [code = ""] = await makeTickets(survey, 1);
    const [holder, other] = [await test.visitor(), await test.visitor()];
    await redeem(holder, code);
    await answer(holder, survey.id);
    expect((await answer(other, survey.id)).status).toBe(200);
    const rows = await parts(survey.id);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ part: 2, marks: 0, wayIn: "ticket" });
    test.clock.advance({ hours: 24 });
    const { body } = await other.get(`/surveys/${survey.id}/integrity`);
    expect(body).toMatchObject({ ways: { site: 1, ticket: 1 } });
  });

  it("is valid for one person, who may repeat the request, and for nobody else", async () => {
    const survey = await publishTicketed(test, "only");
    const [code = "", spare = ""] = await makeTickets(survey, 2);
    const [holder, other] = [await test.visitor(), await test.visitor()];
    const twice = await Promise.all([
      redeem(holder, code),
      redeem(holder, code),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    // A person who has the right, or has answered, uses up nothing.
    expect((await redeem(holder, spare)).status).toBe(200);
    const late = await redeem(other, code);
    expect([late.status, codeOf(late)]).toEqual([409, "TICKET_USED"]);
    await answer(holder, survey.id);
    expect((await redeem(holder, spare)).status).toBe(200);
    expect((await redeem(other, spare)).status).toBe(200);
    expect(await grants(survey.id)).toBe(1);
  });

  it("is recognised in any spelling of its code", async () => {
    const survey = await publishTicketed(test, "only");
    const [code = ""] = await makeTickets(survey, 1);
    const typed = code.toLowerCase().replaceAll("-", "  ").replaceAll("0", "o");
    expect((await redeem(await test.visitor(), typed)).status).toBe(200);
  });

  it("is invalid if misspelt, of no survey or of a hidden one", async () => {
    const survey = await publishTicketed(test, "only");
    const [code = ""] = await makeTickets(survey, 1);
    await db.query(sql`
      update surveys set hidden_at = now() where survey_id = ${survey.id}`);
    const visitor = await test.visitor();
    for (const wrong of ["0000-0000-0000-0000", "hello", code]) {
      const { status, body } = await redeem(visitor, wrong);
      expect(status).toBe(403);
      expect(body).toEqual({
        status: 403,
        code: "TICKET_INVALID",
        msg: "No ticket has this code. Please check the code on your ticket.",
      });
    }
  });

  it("is valid until its survey closes, and while the survey accepts tickets", async () => {
    const survey = await publishTicketed(test, "only");
    const [code = "", second = ""] = await makeTickets(survey, 2);
    await survey.owner.patch({ tickets: "off" });
    const visitor = await test.visitor();
    expect(codeOf(await redeem(visitor, code))).toBe("TICKET_ENDED");
    await survey.owner.patch({ tickets: "apart" });
    expect((await redeem(visitor, code)).status).toBe(200);
    test.clock.advance({ hours: 24 * 31 });
    const late = await redeem(await test.visitor(), second);
    expect(late.body).toMatchObject({ status: 410, code: "SURVEY_CLOSED" });
    expect(late.body).toHaveProperty("expiresAt");
  });

  it("requires a session and consent", async () => {
    const survey = await publishTicketed(test, "only");
    const [code = ""] = await makeTickets(survey, 1);
    const shy = await test.visitor({ consent: false });
    expect(codeOf(await redeem(shy, code))).toBe("OPTED_OUT");
    expect((await redeem(await test.visitor(), code)).status).toBe(200);
  });

  it("lets a person who withdraws their answer answer again", async () => {
    const survey = await publishTicketed(test, "only");
    const [code = ""] = await makeTickets(survey, 1);
    const holder = await test.visitor();
    await redeem(holder, code);
    await answer(holder, survey.id);
    const held = async () => {
      const path = `/surveys/me/survey-responses?ids=${survey.id}`;
      return (await holder.get(path)).body;
    };
    expect(await held()).toMatchObject({ ticketed: { [survey.id]: false } });
    await holder.delete(`/me/responses/${survey.id}`);
    expect(await held()).toMatchObject({ ticketed: { [survey.id]: true } });
    expect((await answer(holder, survey.id)).body).toEqual({
      duplicate: false,
    });
  });

  it("is deleted when a person erases their data", async () => {
    const survey = await publishTicketed(test, "only");
    const [code = ""] = await makeTickets(survey, 1);
    const holder = await test.visitor();
    await redeem(holder, code);
    expect((await holder.delete("/me/data")).status).toBe(204);
    expect(await grants(survey.id)).toBe(0);
  });

  it("can be used only on the site, not in an embed", async () => {
    const survey = await publishTicketed(test, "only");
    const visitor = await test.visitor();
    const visit = (id: number) => visitor.get(`/embed/surveys/${id}/visits`);
    expect(codeOf(await visit(survey.id))).toBe("CODE_REQUIRED");
    const free = await publishSurvey(await test.visitor(), {
      tickets: "apart",
    });
    expect((await visit(free)).status).toBe(200);
  });
});
