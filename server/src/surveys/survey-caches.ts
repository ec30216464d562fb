import type { Clock } from "../base/clock.ts";
import type { Change, ChangeBus } from "../base/changes/changes.ts";
import type { SurveyCells } from "./lists/list-cells.ts";
import type { SurveyList } from "./lists/list-surveys.ts";
import type { SurveyRow } from "./survey-repository.ts";
import type { QuestionSet } from "./ask-questions.ts";
import { createCache } from "../base/cache/cache.ts";
import type { Ready } from "../base/cache/ready.ts";
import type { ReadAnalytics } from "./shown-analytics.ts";

/**
 * Caches of surveys. Entries contain nothing about the visitor: who may see a
 * survey is checked first, on every request.
 */
export type SurveyCaches = ReturnType<typeof createSurveyCaches>;

export function createSurveyCaches(changes: ChangeBus, clock: Clock) {
  const shared = { clock, isLive: () => changes.complete };
  const findings = { ...shared, max: 5000, rightUntil: ifThere };
  const replies = { ...shared, max: 1000, rightUntil };
  const caches = {
    /** By id. */
    surveys: createCache<number, SurveyRow | null>(findings),
    /** Ids by UUID. */
    numbers: createCache<string, number | null>(findings),
    /** By the viewer's location and the filters. */
    lists: createCache<string, Ready<SurveyList>>({ ...replies, max: 100 }),
    /** By filters. */
    cells: createCache<string, Ready<SurveyCells>>({ ...replies, max: 100 }),
    questions: createCache<number, Ready<QuestionSet>>(replies),
    analytics: createCache<number, Ready<ReadAnalytics>>(replies),
    /** Figures without flagged responses. */
    unflagged: createCache<number, Ready<ReadAnalytics>>(replies),
    /** Figures of responses by ticket, and of all others. */
    ticketed: createCache<number, Ready<ReadAnalytics>>(replies),
    unticketed: createCache<number, Ready<ReadAnalytics>>(replies),
    /** By name of the part: responses in one language, or from one ring. */
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

/**
 * Missing surveys are not cached: a client could fill the cache by requesting
 * any number of them.
 */
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
  // Without it, a hidden survey would be looked up by its id, but a missing one
  // by its UUID, so the two could be distinguished.
  hidden: [...everything, "numbers"],
};

function dropChanged(caches: SurveyCaches, { surveyId, kind }: Change): void {
  for (const name of resting[kind]) {
    if (name === "lists" || name === "cells" || name === "numbers")
      caches[name].clear();
    else caches[name].drop(surveyId);
  }
}
