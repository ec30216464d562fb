import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { createChanges } from "../base/changes/changes.ts";
import { createReleaseJobs } from "../community/release-gate/release-responses.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { EmbedPage, inFrame, inlineAt } from "../testing/embed-page.ts";
import { publishSurvey, questionIds } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const partner = "https://partner.example";
const theirServer = "203.0.113.7";

/** A server can send any browser header, but cannot hide its network address. */
describeWithDatabase(
  "a partner's server that pretends to be the site's frame",
  (open) => {
    let db: Database;
    let test: TestApp;
    let surveyId: number;
    let answers: Record<string, string>;

    async function start(rateLimits: number): Promise<void> {
      db = await open();
      test = await startTestApp(db, {}, { rateLimits, trustProxy: 1 });
      const site = await startTestApp(db, {}, { resultsGroup: 6 });
      const creator = await site.visitor();
      surveyId = await publishSurvey(creator, { results: "groups" });
      const [id = 0] = await questionIds(creator, surveyId);
      answers = { [id]: "Never" };
    }

    /** @param forged The address that it claims for its visitors. */
    async function relay(forged: string, from = theirServer) {
      const headers = { ...inFrame, "x-forwarded-for": `${forged}, ${from}` };
      const page = new EmbedPage(test.app, surveyId, headers);
      await page.visit(`?parent=${partner}`);
      const { status } = await page.send("POST", "/consent");
      await page.send("POST", "/responses", { answers });
      return { page, status };
    }

    async function release(): Promise<number> {
      const changes = createChanges();
      const jobs = createReleaseJobs({
        db,
        clock: test.clock.read,
        changes,
        showSeconds: 0,
      });
      for (const job of jobs) await job.run();
      const [row] = await db.query<{ count: number }>(sql`
      select released_count as count from survey_counts
      where survey_id = ${surveyId}`);
      return row?.count ?? 0;
    }

    it("counts as one network for any number of visitors: its responses alone are not released", async () => {
      await start(0);
      for (let n = 1; n <= 12; n += 1) await relay(`198.51.${n}.7`);
      expect(await release()).toBe(0);
      for (let n = 1; n <= 11; n += 1) await relay("10.0.0.1", `192.0.${n}.7`);
      expect(await release()).toBeGreaterThan(0);
    });

    it("can start as many visits as one network, and does not limit others", async () => {
      await start(0.04);
      const statuses: number[] = [];
      for (let n = 0; n < 50; n += 1)
        statuses.push((await relay(`198.51.${n}.7`)).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(40);
      expect(statuses.at(-1)).toBe(429);
      expect((await relay("10.0.0.1", "192.0.2.7")).status).toBe(200);
    });

    it("gets nothing from it that its pages or another survey can use", async () => {
      await start(0);
      const { page } = await relay("198.51.1.7");
      const other = await publishSurvey(await test.visitor());
      for (const [survey, headers] of [
        [surveyId, inlineAt(partner)],
        [surveyId, { origin: partner }],
        [other, inFrame],
      ] as const) {
        const thief = new EmbedPage(test.app, survey, headers);
        thief.token = page.token;
        expect(await thief.send("POST", "/consent")).toMatchObject({
          status: 403,
          body: { code: "EMBED_TOKEN_INVALID" },
        });
      }
    });
  },
);
