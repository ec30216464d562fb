import type { Clock } from "../base/clock.ts";
import type { Change, ChangeBus } from "../base/changes/changes.ts";
import type { SurveyCells } from "./lists/list-cells.ts";
import type { SurveyList } from "./lists/list-surveys.ts";
import type { SurveyRow } from "./survey-repository.ts";
import type { QuestionSet } from "./ask-questions.ts";
import { createCache } from "../base/cache/cache.ts";
import type { Ready } from "../base/cache/ready.ts";
import type { ReadAnalytics } from "./told-analytics.ts";

/** What is kept of surveys. Nothing in it is about whoever asks: who may see a survey is judged before, on every request. */
export type SurveyCaches = ReturnType<typeof createSurveyCaches>;

export function createSurveyCaches(changes: ChangeBus, clock: Clock) {
  const shared = { clock, isLive: () => changes.complete };
  const findings = { ...shared, max: 5000, rightUntil: ifThere };
  const replies = { ...shared, max: 1000, rightUntil };
  const caches = {
    /** By number. */
    surveys: createCache<number, SurveyRow | null>(findings),
    /** Numbers by uuid. */
    numbers: createCache<string, number | null>(findings),
    /** By where they are seen from. */
    lists: createCache<string, Ready<SurveyList>>({ ...replies, max: 100 }),
    /** By what is left out. */
    cells: createCache<string, Ready<SurveyCells>>({ ...replies, max: 100 }),
    questions: createCache<number, Ready<QuestionSet>>(replies),
    analytics: createCache<number, Ready<ReadAnalytics>>(replies),
    /** The same without what is flagged. */
    unflagged: createCache<number, Ready<ReadAnalytics>>(replies),
    /** Of what was answered by ticket, and of the rest. */
    ticketed: createCache<number, Ready<ReadAnalytics>>(replies),
    unticketed: createCache<number, Ready<ReadAnalytics>>(replies),
    /** Of what was answered in one language, or from one ring, by its name. */
    parts: createCache<number, FiguresByPart>({ ...shared, max: 1000 }),
  };
  changes.listen(
    (change) => {
      dropChanged(caches, change);
    },
    () => {
      for (const cache of Object.values(caches) as { clear(): void }[]) {
        cache.clear();
      }
    },
  );
  return caches;
}

type FiguresByPart = Map<string, Promise<Ready<ReadAnalytics>>>;

/** Kept absences would be as many as someone likes to ask for. */
function ifThere(value: unknown): number {
  return value === null ? 0 : Infinity;
}

function rightUntil({ until }: Ready<unknown>): number {
  return until;
}

const figures = [
  "analytics",
  "unflagged",
  "ticketed",
  "unticketed",
  "parts",
] as const;
const everything = [
  "surveys",
  "questions",
  ...figures,
  "lists",
  "cells",
] as const;

const resting: Record<Change["kind"], readonly (keyof SurveyCaches)[]> = {
  responses: ["surveys", ...figures, "lists"],
  likes: ["surveys", "lists"],
  posts: ["surveys", "lists"],
  replies: [],
  released: figures,
  summary: figures,
  published: everything,
  edited: everything,
  // Else a hidden one would be looked for by its number, where a missing one is by its uuid.
  hidden: [...everything, "numbers"],
};

function dropChanged(caches: SurveyCaches, { surveyId, kind }: Change): void {
  for (const name of resting[kind]) {
    if (name === "lists" || name === "cells" || name === "numbers")
      caches[name].clear();
    else caches[name].drop(surveyId);
  }
}
