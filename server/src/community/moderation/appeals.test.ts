import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import { TestClient } from "../../testing/client.ts";
import {
  describeOnEachEngine,
  describeWithDatabase,
} from "../../testing/describe-on-each-engine.ts";
import {
  holdTransaction,
  untilBlocked,
} from "../../testing/hold-transaction.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import { publishSurvey, publishWithKey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { deleteAppeal, findAppeal } from "./appeal-repository.ts";
import { listReportedSurveys, markRestored } from "./moderation-repository.ts";
import {
  type ModerationDeps,
  findSurveyFile,
  hideAndAnnounce,
  removeSurvey,
  restoreAndAnnounce,
} from "./moderation.ts";

describeOnEachEngine("an appeal", (open) => {
  it("is refused while the survey is being shown again", async () => {
    const db = await open();
    const test = await startTestApp(db);
    const commandDeps = {
      db,
      clock: test.clock.read,
      changes: createChanges(),
    };
    const author = await test.visitor();
    const surveyId = await publishSurvey(author);
    await hideAndAnnounce(commandDeps, surveyId);
    const commit = await holdTransaction(db, async (tx) => {
      await markRestored(tx, surveyId, null);
      await deleteAppeal(tx, surveyId);
    });
    const path = `/surveys/${surveyId}/appeal`;
    const asked = author.post(path, { reason: "It is fair." });
    await Promise.race([asked, untilBlocked(db)]);
    await commit();
    expect((await asked).status).toBe(404);
    expect(await findAppeal(db, surveyId)).toBeNull();
  });
});

describeWithDatabase("the author of a hidden survey", (open) => {
  let db: Database;
  let test: TestApp;
  let commandDeps: ModerationDeps;
  let author: TestClient;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    commandDeps = { db, clock: test.clock.read, changes: createChanges() };
  });

  beforeEach(async () => {
    author = await test.visitor();
    surveyId = await publishSurvey(author);
  });

  const hidden = async (client = author) =>
    (await client.get("/surveys/me/hidden")).body;
  const appeal = (client = author, reason = " It is fair. ") =>
    client.post(`/surveys/${surveyId}/appeal`, { reason });

  it("sees it in their list, and nobody else does", async () => {
    expect(await hidden()).toEqual({ items: [] });
    await hideAndAnnounce(commandDeps, surveyId);
    expect(await hidden()).toEqual({
      items: [
        {
          surveyId,
          surveyUuid: expect.any(String) as string,
          title: "Night buses",
          hiddenAt: "2026-03-02T10:20:00.000Z",
          appealedAt: null,
        },
      ],
    });
    expect(await hidden(await test.visitor())).toEqual({ items: [] });
    expect(await hidden(new TestClient(test.app))).toEqual({ items: [] });
    expect((await author.get(`/surveys/${surveyId}`)).status).toBe(404);
  });

  it("requests a review once, and the operator sees it until the survey is shown", async () => {
    await hideAndAnnounce(commandDeps, surveyId);
    expect((await appeal()).status).toBe(204);
    expect((await appeal(author, "Once more")).status).toBe(204);
    expect(await hidden()).toMatchObject({
      items: [{ appealedAt: "2026-03-02T10:20:00.000Z" }],
    });
    const made = { reason: "It is fair.", madeAt: test.clock.now };
    expect((await findSurveyFile(db, { id: surveyId }))?.appeal).toEqual(made);
    const [first] = (await listReportedSurveys(db)).filter(
      ({ hiddenAt }) => hiddenAt !== null,
    );
    expect(first).toMatchObject({ surveyId, appeal: made });
    await restoreAndAnnounce(commandDeps, surveyId, false);
    expect((await findSurveyFile(db, { id: surveyId }))?.appeal).toBeNull();
    await hideAndAnnounce(commandDeps, surveyId);
    expect(await hidden()).toMatchObject({ items: [{ appealedAt: null }] });
    expect((await appeal()).status).toBe(204);
    await restoreAndAnnounce(commandDeps, surveyId, true);
  });

  it('is the only one who can appeal; everyone else gets a "not found" reply', async () => {
    const none = { status: 404, msg: "Survey not found." };
    expect((await appeal()).body).toMatchObject(none);
    await hideAndAnnounce(commandDeps, surveyId);
    const stranger = await test.visitor();
    const other = await appeal(stranger);
    const missing = await stranger.post("/surveys/999999/appeal", {
      reason: "It is fair.",
    });
    expect(other.body).toMatchObject(none);
    expect(other.body).toEqual(missing.body);
    const guest = await test.visitor({ consent: false });
    expect((await appeal(guest)).body).toMatchObject({ code: "OPTED_OUT" });
    const kept = await db.query(sql`
      select from appeals where survey_id = ${surveyId}`);
    expect(kept).toEqual([]);
  });

  it("gives a reason of 3 to 500 characters", async () => {
    await hideAndAnnounce(commandDeps, surveyId);
    for (const reason of [
      "",
      "ab",
      "  ab   ",
      "a\u200b\u200b",
      "x".repeat(501),
    ])
      expect((await appeal(author, reason)).status).toBe(400);
    expect(await hidden()).toMatchObject({ items: [{ appealedAt: null }] });
    expect((await appeal(author, " abc ")).status).toBe(204);
  });

  it("can also appeal with an owner's key, once", async () => {
    const published = await publishWithKey(author);
    const owner = new KeyHolder(test.app, published);
    const ask = (reason: string) => owner.post("/appeal", { reason });
    const shown = await ask("It is fair.");
    expect(shown.body).toMatchObject({ state: "open", appealedAt: null });
    await hideAndAnnounce(commandDeps, published.id);
    expect((await ask("ab")).status).toBe(400);
    const appealedAt = test.clock.now.toISOString();
    const asked = { state: "hidden", appealedAt };
    expect((await ask(" By key. ")).body).toMatchObject(asked);
    expect((await ask("Once more")).body).toMatchObject(asked);
    const made = { reason: "By key.", madeAt: test.clock.now };
    expect((await findSurveyFile(db, { id: published.id }))?.appeal).toEqual(
      made,
    );
    await owner.delete("", { title: "Night buses" });
    await restoreAndAnnounce(commandDeps, published.id, false);
    await owner.post("/undelete");
    expect(await owner.view()).toMatchObject({
      state: "open",
      appealedAt: null,
    });
  });

  it("leaves no appeal behind after the survey is removed", async () => {
    await hideAndAnnounce(commandDeps, surveyId);
    await appeal();
    await removeSurvey(commandDeps, surveyId);
    expect(await hidden()).toEqual({ items: [] });
    const kept = await db.query(sql`
      select from appeals where survey_id = ${surveyId}`);
    expect(kept).toEqual([]);
  });
});
