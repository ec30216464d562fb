import type { Job } from "../../base/jobs.ts";
import { lockSurvey } from "../ownership/managed-repository.ts";
import type { NewsDeps } from "./news-deps.ts";
import {
  forgetNews,
  forgetUnfollowed,
  listChanged,
  listUnfollowed,
  noteNews,
} from "./news-repository.ts";

const everyMs = 60_000;
/** A survey is told of once in this time at most. */
const apartMs = 15 * 60_000;
/** So many responses are told the same day; fewer once the day is over. */
const responses = 10;
const keptMs = 30 * 86_400_000;
/** Surveys of one run; what is left is for the next. */
const surveysMax = 100;

/** Notes, of surveys that somebody follows, what is to be told. Several processes may do so at once. */
export function tellNews({ db, clock }: Pick<NewsDeps, "db" | "clock">): Job {
  return {
    name: "telling news",
    everyMs,
    async run() {
      const now = clock();
      const toldBefore = new Date(now.getTime() - apartMs);
      const threshold = { toldBefore, responses };
      for (const surveyId of await listChanged(db, threshold, now, surveysMax))
        await db.transaction(async (tx) => {
          if (await lockSurvey(tx, surveyId))
            await noteNews(tx, surveyId, toldBefore, now);
        });
      for (const surveyId of await listUnfollowed(db, surveysMax))
        await db.transaction(async (tx) => {
          // Whoever begins to follow it needs the latest of what is there.
          if (await lockSurvey(tx, surveyId))
            await forgetUnfollowed(tx, surveyId);
        });
      await forgetNews(db, new Date(now.getTime() - keptMs));
    },
  };
}
