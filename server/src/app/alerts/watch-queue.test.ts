import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import {
  hideAndAnnounce,
  restoreAndAnnounce,
} from "../../community/moderation/moderation.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { watchQueue } from "./watch-queue.ts";

describeOnEachEngine("the queue of reports", (open) => {
  let db: Database;
  let test: TestApp;
  let sent: string[];
  let arrives: boolean;

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db);
    sent = [];
    arrives = true;
  });

  const alerts = {
    send: (_kind: unknown, text: string) => {
      sent.push(text);
      return Promise.resolve(arrives);
    },
  };
  /** Runs the job in two processes. */
  const check = () =>
    Promise.all(
      [0, 1].map(() =>
        watchQueue({ db, clock: test.clock.read, alerts }).run(),
      ),
    );

  async function report(surveyId: number): Promise<void> {
    const visitor = await test.visitor();
    // Reports of new sessions have no weight.
    test.clock.advance({ hours: 48 });
    const body = { reason: "It is spam." };
    const reply = await visitor.post(`/surveys/${surveyId}/report`, body);
    expect(reply.status).toBeLessThan(300);
    test.clock.advance({ hours: 1 });
  }

  it("is reported by one process, and later additions are again reported by one", async () => {
    await check();
    expect(sent).toEqual([]);
    const surveyId = await publishSurvey(await test.visitor());
    await report(surveyId);
    await check();
    test.clock.advance({ hours: 1 });
    await check();
    expect(sent).toEqual(["waiting for an operator: 1 reported survey."]);
    const other = await publishSurvey(await test.visitor());
    await report(other);
    await check();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toContain("2 reported surveys");
  });

  it("is reported ten minutes later if something was added earlier", async () => {
    await report(await publishSurvey(await test.visitor()));
    await check();
    test.clock.advance({ hours: 0.1 });
    const author = await test.visitor();
    const surveyId = await publishSurvey(author);
    const commandDeps = {
      db,
      clock: test.clock.read,
      changes: createChanges(),
    };
    await hideAndAnnounce(commandDeps, surveyId);
    await author.post(`/surveys/${surveyId}/appeal`, { reason: "It is fair." });
    await check();
    expect(sent).toHaveLength(1);
    test.clock.advance({ hours: 0.1 });
    await check();
    expect(sent[1]).toBe(
      "waiting for an operator: 1 reported survey, 1 appeal.",
    );
  });

  it("is reported again if the alert did not arrive", async () => {
    await report(await publishSurvey(await test.visitor()));
    arrives = false;
    await check();
    const before = sent.length;
    expect(before).toBeGreaterThan(0);
    arrives = true;
    await check();
    await check();
    expect(sent).toHaveLength(before + 1);
  });

  it("causes no alert after an operator has settled it", async () => {
    const surveyId = await publishSurvey(await test.visitor());
    await report(surveyId);
    const commandDeps = {
      db,
      clock: test.clock.read,
      changes: createChanges(),
    };
    await restoreAndAnnounce(commandDeps, surveyId, false);
    await check();
    expect(sent).toEqual([]);
  });
});
