import type { Settings } from "../settings.ts";

/** The weight of somebody's word from an age on, in hours. */
export interface AgeWeight {
  hours: number;
  weight: number;
}

/** When reports hide a survey. */
export interface ReportRules {
  /** The weight that hides. */
  threshold: number;
  /** In any order; who is younger than all of them has no weight. */
  ageWeights: readonly AgeWeight[];
}

const hourInMs = 3_600_000;

export function readReportRules(settings: Settings): ReportRules {
  const pairs = settings.numberPairs("REPORT_AGE_WEIGHTS", "1:0.5,24:1");
  return {
    threshold: settings.integer("REPORT_THRESHOLD", {
      min: 1,
      max: 1000,
      otherwise: 3,
    }),
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
