import type { Database } from "../base/db/database.ts";
import type { Job } from "../base/jobs.ts";
import { languageOf } from "../base/text/text-language.ts";
import { listUnlooked, writeLanguages } from "./language-repository.ts";

const batchMax = 200;

/** Finds out in which language surveys are written that were published by a version that did not, or changed to be what their words tell. */
export function findLanguages(db: Database): Job {
  return {
    name: "finding the languages of surveys",
    everyMs: 5_000,
    async run(signal) {
      while (!signal?.aborted) if ((await findSome(db)) < batchMax) return;
    },
  };
}

async function findSome(db: Database): Promise<number> {
  const unlooked = await listUnlooked(db, batchMax);
  if (unlooked.length === 0) return 0;
  const found = unlooked.map(({ surveyId, text }) => ({
    surveyId,
    language: languageOf(text),
  }));
  await writeLanguages(db, found);
  return unlooked.length;
}
