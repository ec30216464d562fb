import type { ResultsRule } from "@nearsay/core/contract";
import type { SurveyProgress } from "../answer/use-survey-progress.ts";
import { sayAfterwards } from "./say-afterwards.ts";

export { AnotherSurvey } from "../another/another-survey.tsx";

/** What comes after answering or closing. */
export function Afterwards(props: {
  readonly rule: ResultsRule;
  readonly progress: SurveyProgress;
}) {
  return <p>{sayAfterwards(props.rule, props.progress)}</p>;
}
