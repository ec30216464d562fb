import type { Settings } from "../../base/settings.ts";

/** The weight of somebody's word from an age on, in hours. */
interface AgeWeight {
  hours: number;
  weight: number;
}

/** When reports hide a survey. */
export interface ReportRules {
  /** The weight that hides one that few have answered. */
  threshold: number;
  /** In any order; who is younger than all of them has no weight. */
  ageWeights: readonly AgeWeight[];
}

const hourInMs = 3_600_000;

export function readReportRules(settings: Settings): ReportRules {
  const pairs = settings.numberPairs("REPORT_AGE_WEIGHTS", "1:0.5,24:1");
  return {
    threshold: settings.integer("REPORT_THRESHOLD", 3, [1, 1000]),
    ageWeights: pairs.map(([hours, weight]) => ({ hours, weight })),
  };
}

/** The weight that somebody of this age, in milliseconds, has. */
export function weightOfAge(
  ageMs: number,
  steps: readonly AgeWeight[],
): number {
  const [oldest] = steps
    .filter(({ hours }) => ageMs >= hours * hourInMs)
    .sort((a, b) => b.hours - a.hours);
  return oldest?.weight ?? 0;
}

/** What somebody reported before. */
export interface ReportRecord {
  /** Their reports of surveys that an operator showed again. */
  wrong: number;
  /** Their reports within a day. */
  own: number;
  /** All reports within a day that came from their network and weigh something. */
  network: number;
}

/** Each report that turns out wrong leaves a quarter. */
const wrongFactor = 0.25;
/** Reports of a day that weigh in full: of a person, and of a network. */
const ownFull = 2;
const networkFull = 4;

/** By what the weight of somebody's next report is multiplied, from 0 to 1. */
export function factorOf({ wrong, own, network }: ReportRecord): number {
  const busy = Math.min(shareOf(own, ownFull), shareOf(network, networkFull));
  return wrongFactor ** wrong * busy;
}

/** Beyond those that weigh in full, all of the day together weigh no more than they. */
function shareOf(before: number, full: number): number {
  return full / Math.max(full, before + 1);
}

/** The weight that hides a survey: the more have answered it, the more, with the decimal logarithm of its responses from ten on. */
export function thresholdFor(threshold: number, responses: number): number {
  return threshold * Math.max(1, Math.log10(Math.max(1, responses)));
}
