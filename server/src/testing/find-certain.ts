import type { Person, Step } from "./simulate-survey.ts";

/** Whether somebody chose this option. */
export function chose(
  { answers }: Person,
  questionId: number,
  place: number,
): boolean {
  const answer = answers[questionId];
  return Array.isArray(answer) && answer.includes(place);
}

/**
 * What an attacker who knows the members of each release is certain of, after
 * they subtract their own answers from a step: an option that all who remain
 * chose.
 */
export function findCertain({ gain, people }: Step): string[] {
  const others = countOthers({ gain, people });
  if (others === 0) return [];
  const own = people.filter((person) => person.own);
  return gain.choices.flatMap((count, place) => {
    const mine = own.filter((one) => chose(one, gain.questionId, place));
    return count - mine.length === others
      ? [`${gain.questionId}/${place}`]
      : [];
  });
}

/** The number of strangers whose answer is certain after a step. */
export function countCertain(step: Step): number {
  return findCertain(step).length > 0 ? countOthers(step) : 0;
}

function countOthers({ gain, people }: Step): number {
  const own = people.filter(
    (person) => person.own && person.answers[gain.questionId] !== undefined,
  );
  return gain.answers - own.length;
}
