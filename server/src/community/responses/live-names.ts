import { LRUCache } from "lru-cache";
import type { StoredAnswers } from "../stored-responses/stored-answers.ts";

/** A response's network, by its name in the survey; see network-names.ts. */
interface Sent {
  network: string;
  answers: StoredAnswers;
}

export interface SentFrom {
  /** 0 for the response. */
  questionId: string;
  /** Empty for those that are counted without a name. */
  network: string;
  people: number;
}

/** See createLiveNames. */
export type LiveNames = ReturnType<typeof createLiveNames>;

/** More than a group needs, so that writing to a large survey costs no more. */
const namesMax = 100;
const questionsMax = 2000;

/**
 * Counts from which networks responses and their texts came. After the first
 * hundred networks of a survey, or of a question, others are counted without a
 * name. What this process has counted is not known to others, or after its
 * end, so a survey can have more names.
 */
export function createLiveNames() {
  const known = new LRUCache<string, Set<string>>({ max: questionsMax });

  function nameIn(surveyId: number, questionId: string, network: string) {
    const era = network.slice(0, network.indexOf(":"));
    const key = `${surveyId} ${questionId} ${era}`;
    const names = known.get(key) ?? new Set();
    if (names.size === 0) known.set(key, names);
    if (names.size >= namesMax) return "";
    names.add(network);
    return network;
  }

  return function countNames(
    surveyId: number,
    responses: readonly Sent[],
  ): SentFrom[] {
    const counts = new Map<string, SentFrom>();
    const count = (questionId: string, sentFrom: string) => {
      const network = nameIn(surveyId, questionId, sentFrom);
      const key = `${questionId} ${network}`;
      const others = counts.get(key);
      if (others !== undefined) others.people += 1;
      else counts.set(key, { questionId, network, people: 1 });
    };
    for (const { network, answers } of responses) {
      count("0", network);
      for (const [questionId, answer] of Object.entries(answers))
        if (typeof answer === "string") count(questionId, network);
    }
    return [...counts.values()];
  };
}
