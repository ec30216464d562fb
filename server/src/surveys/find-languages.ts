import type { Database } from "../base/db/database.ts";
import type { Job } from "../base/jobs.ts";
import { languageOf } from "../base/text/text-language.ts";
import { listUndetected, writeLanguages } from "./language-repository.ts";

const batchMax = 200;

/**
 * Detects the language of surveys that were published by a version without
 * language detection, or whose language was set back to be detected from their
 * text.
 */
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
  const undetected = await listUndetected(db, batchMax);
  if (undetected.length === 0) return 0;
  const found = undetected.map(({ surveyId, text }) => ({
    surveyId,
    language: languageOf(text),
  }));
  await writeLanguages(db, found);
  return undetected.length;
}
