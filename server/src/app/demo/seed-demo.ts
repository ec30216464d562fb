import sql from "sql-template-tag";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import {
  type Actor,
  setOptedOut,
} from "../../visitors/session/session-repository.ts";
import { startSession } from "../../visitors/session/session-service.ts";
import type { AppConfig } from "../services.ts";
import { builtInWriter } from "../../insights/summaries/summary-writer.ts";
import { writeSummaries } from "../../insights/summaries/write-summaries.ts";
import { createDuring } from "./demo-services.ts";
import { type Stage, seedSurvey } from "./seed-survey.ts";
import type { DemoSurvey } from "./demo-survey.ts";
import { cityLifeSurveys } from "./surveys/city-life.ts";
import { familySurveys } from "./surveys/families.ts";
import { foodSurveys } from "./surveys/food.ts";
import { greenSurveys } from "./surveys/green.ts";
import { productSurveys } from "./surveys/product.ts";
import { streetSurveys } from "./surveys/streets.ts";
import { transitSurveys } from "./surveys/transit.ts";

/** All demo surveys, oldest first. */
export const demoSurveys: readonly DemoSurvey[] = [
  ...streetSurveys,
  ...greenSurveys,
  ...foodSurveys,
  ...cityLifeSurveys,
  ...transitSurveys,
  ...familySurveys,
  ...productSurveys,
].sort((a, b) => b.openedDaysAgo - a.openedDaysAgo);

const peopleMax = 130;
const firstVisitMs = 60 * 86_400_000;

/**
 * Fills a fresh embedded database with surveys, responses and discussions, all
 * or nothing. Returns the number of surveys created: zero if DEMO_DATA is off,
 * if a survey exists or existed, and always on PostgreSQL.
 */
export async function seedDemo(
  db: Database,
  clock: Clock,
  config: AppConfig,
): Promise<number> {
  if (db.engine !== "pglite" || !config.demoData) return 0;
  return db.transaction(async (tx) => {
    if (!(await isFresh(tx))) return 0;
    const now = clock();
    const during = createDuring(tx, now, config);
    const firstVisit = new Date(now.getTime() - firstVisitMs);
    const people = await Promise.all(
      Array.from({ length: peopleMax }, () => join(tx, firstVisit)),
    );
    const stage: Stage = { tx, during, now, people };
    // Oldest first, because a higher number means a newer survey.
    for (const survey of demoSurveys) await seedSurvey(stage, survey);
    await summarise(stage, config);
    return demoSurveys.length;
  });
}

/** Creates a visitor who takes part, like a first visit with consent. */
async function join(tx: Queryable, now: Date): Promise<Actor> {
  const { actorId, bearer } = await startSession(tx, now);
  await setOptedOut(tx, actorId, false);
  return { actorId, bearer, optedOut: false };
}

/** With the built-in writer only: a transaction must not wait for a model. */
function summarise(
  { tx, during, now }: Stage,
  { insightsMinResponses }: AppConfig,
): Promise<void> {
  return during(now, ({ changes }) =>
    writeSummaries(
      {
        db: tx,
        clock: () => now,
        changes,
        writer: builtInWriter,
        minResponses: insightsMinResponses,
      },
      new Date(0),
    ),
  );
}

/**
 * Whether no survey exists or existed. Interrupted seeding has used survey
 * numbers although no survey is left; then there are no actors either.
 */
async function isFresh(tx: Queryable): Promise<boolean> {
  const [found] = await tx.query<{ fresh: boolean }>(sql`
    select not exists (select from surveys)
           and (not is_called or not exists (select from actors)) as fresh
    from surveys_survey_id_seq`);
  return found?.fresh === true;
}
