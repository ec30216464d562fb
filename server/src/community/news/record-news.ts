import type { Job } from "../../base/jobs.ts";
import { lockSurvey } from "../../surveys/lock-survey.ts";
import type { NewsDeps } from "./news-deps.ts";
import {
  forgetNews,
  forgetUnfollowed,
  listChanged,
  listUnfollowed,
  noteNews,
} from "./news-repository.ts";

const everyMs = 60_000;
/** Minimum time between two news of a survey. */
const apartMs = 15 * 60_000;
/**
 * The number of new responses that is reported on the same day; fewer are
 * reported after the day is over.
 */
const responses = 10;
const keptMs = 30 * 86_400_000;
/** Maximum number of surveys per run; the rest follow in the next. */
const surveysMax = 100;

/** Records the news of followed surveys. Several processes can do so at once. */
export function recordNews({ db, clock }: Pick<NewsDeps, "db" | "clock">): Job {
  return {
    name: "telling news",
    everyMs,
    async run() {
      const now = clock();
      const recordedBefore = new Date(now.getTime() - apartMs);
      const threshold = { recordedBefore, responses };
      for (const surveyId of await listChanged(db, threshold, now, surveysMax))
        await db.transaction(async (tx) => {
          if (await lockSurvey(tx, surveyId))
            await noteNews(tx, surveyId, recordedBefore, now);
        });
      for (const surveyId of await listUnfollowed(db, surveysMax))
        await db.transaction(async (tx) => {
          // Keeps the news if someone began to follow the survey in the
          // meantime: they need the latest numbers.
          if (await lockSurvey(tx, surveyId))
            await forgetUnfollowed(tx, surveyId);
        });
      await forgetNews(db, new Date(now.getTime() - keptMs));
    },
  };
}
