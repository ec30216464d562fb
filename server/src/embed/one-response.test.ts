import { Bearer } from "../visitors/session/bearer.ts";
import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { createKeyedHash } from "../base/security/keyed-hash.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { EmbedPage, inFrame, inlineAt } from "../testing/embed-page.ts";
import { publishSurvey, questionIds } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp, testConfig } from "../testing/test-app.ts";
import { readToken } from "./embed-token.ts";

const partner = "https://partner.example";
const inPartnersFrame = `?parent=${partner}`;
const hash = createKeyedHash(testConfig().secret);

describeWithDatabase("a person's second response", (open) => {
  let db: Database;
  let test: TestApp;
  let surveyId: number;
  let answers: Record<string, string>;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
  });

  beforeEach(async () => {
    const creator = await test.visitor();
    surveyId = await publishSurvey(creator);
    const [id = 0] = await questionIds(creator, surveyId);
    answers = { [id]: "Never" };
  });

  /** A page that starts with what another one stored. */
  async function arrive(
    headers: Record<string, string>,
    kept = "",
    query = "",
  ) {
    const page = new EmbedPage(test.app, surveyId, headers);
    page.token = kept;
    const { body } = await page.visit(query);
    return { page, visit: body as Record<string, unknown> };
  }

  const respond = (page: EmbedPage) =>
    page.send("POST", "/responses", { answers });

  /** Consents and answers; returns the receipt that other embeds on the page get. */
  async function answer(page: EmbedPage): Promise<string> {
    await page.send("POST", "/consent");
    const { body } = await respond(page);
    expect(body).toMatchObject({ duplicate: false });
    return (body as { receipt: string }).receipt;
  }

  async function countResponses() {
    const [row] = await db.query<{ count: number }>(sql`
      select count(*) as count from responses where survey_id = ${surveyId}`);
    return row?.count;
  }

  it("is a duplicate after opting out, reloading the page and opting in again, ten times", async () => {
    let { page } = await arrive(inlineAt(partner));
    await answer(page);
    for (let tries = 0; tries < 10; tries += 1) {
      const { body } = await page.send("DELETE", "/consent");
      const again = await arrive(
        inlineAt(partner),
        (body as { receipt: string }).receipt,
      );
      expect(again.visit).toMatchObject({ consented: false, responded: true });
      await again.page.send("POST", "/consent");
      expect((await respond(again.page)).body).toMatchObject({
        duplicate: true,
      });
      page = again.page;
    }
    expect(await countResponses()).toBe(1);
  });

  it("is a duplicate with a token from before opting out", async () => {
    const { page } = await arrive(inlineAt(partner));
    await answer(page);
    await page.send("DELETE", "/consent");
    await page.send("POST", "/consent");
    expect((await respond(page)).body).toMatchObject({ duplicate: true });
    expect(await countResponses()).toBe(1);
  });

  it("is a duplicate in a frame after an inline answer, and the other way round", async () => {
    const { page: inline } = await arrive(inlineAt(partner));
    await answer(inline);
    const framed = await arrive(inFrame, inline.token, inPartnersFrame);
    expect(framed.visit).toMatchObject({ consented: false, responded: true });
    const { page: first } = await arrive(inFrame, "", inPartnersFrame);
    const beside = await arrive(inlineAt(partner), await answer(first));
    expect(beside.visit).toMatchObject({ consented: false, responded: true });
    for (const { page } of [framed, beside]) {
      await page.send("POST", "/consent");
      expect((await respond(page)).body).toMatchObject({ duplicate: true });
    }
    expect(await countResponses()).toBe(2);
  });

  it("is a duplicate in a second frame, whether or not a frame knows the page's origin", async () => {
    const { page: bare } = await arrive(inFrame);
    await answer(bare);
    const named = await arrive(inFrame, bare.token, inPartnersFrame);
    expect(named.visit).toMatchObject({ responded: true });
    const { page: other } = await arrive(inFrame, "", inPartnersFrame);
    await answer(other);
    expect((await arrive(inFrame, other.token)).visit).toMatchObject({
      responded: true,
    });
  });

  it("is accepted on another site and for another survey", async () => {
    const { page } = await arrive(inlineAt(partner));
    const receipt = await answer(page);
    const other = "https://other.example";
    const elsewhere = await publishSurvey(await test.visitor());
    for (const token of [page.token, receipt]) {
      expect((await arrive(inlineAt(other), token)).visit).toMatchObject({
        responded: false,
      });
      const another = new EmbedPage(test.app, elsewhere, inlineAt(partner));
      another.token = token;
      expect((await another.visit()).body).toMatchObject({ responded: false });
    }
  });

  it("is recognised by a receipt that names nobody and of which nothing is stored", async () => {
    const { page } = await arrive(inFrame, "", inPartnersFrame);
    const receipt = await answer(page);
    const named = readToken(hash, receipt);
    expect(named).toMatchObject({ surveyId, responded: true });
    const rows = await db.query(sql`
      select 1 from responses
      where ballot_name = ${new Bearer(named?.secret ?? "").ballotIn(surveyId)}
      union all
      select 1 from actors where actor_id = ${named?.actorId}`);
    expect(rows).toEqual([]);
    // A partner's server cannot use it in the person's name either.
    const thief = new EmbedPage(test.app, surveyId, inFrame);
    thief.token = receipt;
    await thief.send("DELETE", "/consent");
    expect((await page.visit(inPartnersFrame)).body).toMatchObject({
      consented: true,
    });
  });

  it("is a duplicate on the site too, after opting out and in again", async () => {
    const visitor = await test.visitor();
    const path = `/surveys/${surveyId}/responses`;
    expect((await visitor.post(path, { answers })).body).toEqual({
      duplicate: false,
    });
    for (let tries = 0; tries < 10; tries += 1) {
      await visitor.post("/privacy/opt-out", {});
      await visitor.post("/auth/anon");
      await visitor.delete("/privacy/opt-out");
      expect((await visitor.post(path, { answers })).body).toEqual({
        duplicate: true,
      });
    }
    expect(await countResponses()).toBe(1);
  });

  it("on the site is stored with its own way in after an embedded one", async () => {
    await answer((await arrive(inlineAt(partner))).page);
    const visitor = await test.visitor();
    await visitor.post(`/surveys/${surveyId}/responses`, { answers });
    const rows = await db.query(sql`
      select way_in as "wayIn" from responses
      where survey_id = ${surveyId} order by 1`);
    expect(rows).toEqual([{ wayIn: "embed" }, { wayIn: "site" }]);
  });
});
