import type { TicketBatch } from "@nearsay/core/contract";
import { ticketLimits } from "@nearsay/core/contract";
import type { Database } from "../../base/db/database.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import sql from "sql-template-tag";
import { questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import {
  type Ticketed,
  makeTickets,
  publishTicketed,
} from "../../testing/ticket-maker.ts";

describeWithDatabase("tickets of a survey", (open) => {
  let db: Database;
  let test: TestApp;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
  });

  afterAll(() => test.app.close());

  const list = async ({ owner }: Ticketed) => {
    const { body } = await owner.send("GET", "/ticket-batches");
    return (body as { items: TicketBatch[] }).items;
  };

  async function use(codes: readonly string[]) {
    for (const code of codes) {
      const visitor = await test.visitor();
      const used = await visitor.post("/tickets/redeem", { code });
      expect(used.status).toBe(200);
    }
  }

  it("are created in batches, each with a separate code that is returned once", async () => {
    const survey = await publishTicketed(test, "only");
    const codes = await makeTickets(survey, 300, " North ");
    expect(new Set(codes).size).toBe(300);
    for (const code of codes)
      expect(code).toMatch(
        /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/,
      );
    await makeTickets(survey, 19, "South");
    const items = await list(survey);
    const rest = {
      batchId: expect.any(String) as string,
      madeOn: "2026-03-02",
    };
    expect(items).toEqual([
      { ...rest, label: "North", count: 300, used: 0, ended: false },
      { ...rest, label: "South", count: 19, used: null, ended: false },
    ]);
  });

  it("are the same for a repeated request, and appear in no copy of the database", async () => {
    const survey = await publishTicketed(test, "only");
    const make = (count: number) =>
      survey.owner.post(
        "/ticket-batches",
        { count, label: "North" },
        { "idempotency-key": "a key of this test" },
      );
    const first = await make(30);
    const again = await make(30);
    expect(again.body).toEqual(first.body);
    expect((await make(31)).body).toMatchObject({
      code: "IDEMPOTENCY_KEY_REUSED",
    });
    expect(await list(survey)).toHaveLength(1);
    const { codes } = first.body as { codes: string[] };
    const dump = await dumpDatabase(db);
    expect(dump).toContain("North");
    for (const code of codes) expect(dump).not.toContain(code);
    const [kept] = await db.query(sql`
      select count(*)::int as kept from kept_replies where body is not null`);
    expect(kept).toEqual({ kept: 0 });
  });

  it("show at the end of a day how many were used", async () => {
    const survey = await publishTicketed(test, "only");
    const codes = await makeTickets(survey, 20);
    const used = async () => (await list(survey))[0]?.used;
    await use(codes.slice(0, 2));
    expect(await used()).toBe(0);
    test.clock.advance({ hours: 24 });
    expect(await used()).toBe(2);
    await use(codes.slice(2, 5));
    expect(await used()).toBe(2);
    test.clock.advance({ hours: 24 });
    expect(await used()).toBe(5);
  });

  it("end together, and then none reveals whether it was used", async () => {
    const survey = await publishTicketed(test, "only");
    const codes = await makeTickets(survey, 3);
    await use(codes.slice(0, 1));
    const [batch] = await list(survey);
    const path = `/ticket-batches/${batch?.batchId}`;
    for (let times = 0; times < 2; times += 1)
      expect((await survey.owner.delete(path)).status).toBe(204);
    expect(await list(survey)).toMatchObject([{ ended: true }]);
    for (const code of codes) {
      const visitor = await test.visitor();
      const { body } = await visitor.post("/tickets/redeem", { code });
      expect(body).toMatchObject({ status: 410, code: "TICKET_ENDED" });
    }
    const other = "/ticket-batches/5b0e1a9e-6d63-4a1c-9d0a-0d6f1f5f6b01";
    expect((await survey.owner.delete(other)).status).toBe(404);
  });

  it("can be created only if the survey accepts them, up to a maximum number of batches", async () => {
    const survey = await publishTicketed(test, "only");
    await survey.owner.patch({ tickets: "off" });
    const make = () =>
      survey.owner.post("/ticket-batches", { count: 1, label: "" });
    expect((await make()).body).toMatchObject({ code: "TICKETS_OFF" });
    await survey.owner.patch({ tickets: "only" });
    for (let made = 0; made < ticketLimits.batchesMax; made += 1)
      expect((await make()).status).toBe(201);
    expect((await make()).body).toMatchObject({ code: "TICKET_BATCHES_FULL" });
  });

  it("can be managed only by the owner", async () => {
    const survey = await publishTicketed(test, "only");
    const body = { role: "moderate", label: "A helper" };
    const made = await survey.owner.post("/keys", body);
    const { key } = made.body as { key: string };
    const helper = new KeyHolder(test.app, { ...survey, ownerKey: key });
    const batch = { count: 1, label: "" };
    expect((await helper.post("/ticket-batches", batch)).status).toBe(403);
    expect((await helper.send("GET", "/ticket-batches")).status).toBe(403);
  });

  it("can be turned on and off only until someone has answered", async () => {
    const survey = await publishTicketed(test, "apart");
    const set = (tickets: string) => survey.owner.patch({ tickets });
    expect((await set("only")).body).toMatchObject({ tickets: "only" });
    expect((await set("apart")).body).toMatchObject({ tickets: "apart" });
    const visitor = await test.visitor();
    const [choice] = await questionIds(visitor, survey.id);
    const answers = { [`${choice}`]: "Never" };
    await visitor.post(`/surveys/${survey.id}/responses`, { answers });
    expect((await set("only")).body).toMatchObject({ code: "SURVEY_ANSWERED" });
    expect((await set("apart")).status).toBe(200);
  });
});
