import { actorOf } from "../../testing/actor-of.ts";
import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  holdTransaction,
  untilBlocked,
} from "../../testing/hold-transaction.ts";
import { insertActors } from "../../testing/insert-actors.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { grantAccess, hasAccessGrant } from "../access-repository.ts";
import { findSurvey, type SurveyRow } from "../survey-repository.ts";
import {
  endAccess,
  grantByShareLink,
  insertShareLink,
} from "./share-link-repository.ts";

describeOnEachEngine("access during a revocation", (open) => {
  const now = new Date("2026-03-02T10:20:00Z");
  const actor = actorOf(randomUUID());
  const tokenHash = "of the link";
  let db: Database;
  let survey: SurveyRow;

  beforeEach(async () => {
    db = await open();
    const { visitor } = await startTestApp(db);
    const visibility = { mode: "code", code: "FIRST-1" };
    const id = await publishSurvey(await visitor(), { visibility });
    survey = (await findSurvey(db, { id }))!;
    await insertActors(db, [actor.actorId]);
  });

  const share = () =>
    insertShareLink(db, {
      survey,
      sharerId: actor.actorId,
      actorId: actor.actorId,
      tokenHash,
      createdAt: now,
    });
  const link = () => ({ surveyId: survey.surveyId, tokenHash });
  const isIn = () => hasAccessGrant(db, survey.surveyId, actor.actorId);
  const changeCode = () =>
    holdTransaction(db, async (tx) => {
      await tx.query(sql`
        update surveys
        set access_code_hash = 'another'
        where survey_id = ${survey.surveyId}`);
      await endAccess(tx, survey.surveyId);
    });

  /** Waits until the work blocks or finishes, then commits. */
  async function goOn(work: Promise<unknown>, commit: () => Promise<void>) {
    await Promise.race([work, untilBlocked(db)]);
    await commit();
    await work;
  }

  it("permits no share link with the previous code", async () => {
    const commit = await changeCode();
    const made = share();
    await goOn(made, commit);
    expect(await made).toBe(false);
  });

  it("is not granted with the previous code", async () => {
    const commit = await changeCode();
    await goOn(grantAccess(db, [survey], actor, now), commit);
    expect(await isIn()).toBe(false);
  });

  it("is not granted by a revoked link", async () => {
    await share();
    const commit = await holdTransaction(db, (tx) =>
      endAccess(tx, survey.surveyId),
    );
    await goOn(grantByShareLink(db, link(), actor, now), commit);
    expect(await isIn()).toBe(false);
  });

  it("is revoked if it was granted just before", async () => {
    await share();
    const commit = await holdTransaction(db, (tx) =>
      grantByShareLink(tx, link(), actor, now),
    );
    const ended = db.transaction((tx) => endAccess(tx, survey.surveyId));
    await goOn(ended, commit);
    expect(await isIn()).toBe(false);
  });
});
