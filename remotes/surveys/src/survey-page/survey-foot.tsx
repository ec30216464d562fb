import type { QuestionSet, Survey } from "@nearsay/core/contract";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import type { SurveyProgress } from "../answer/use-survey-progress.ts";
import { CardActions } from "../card/card-actions.tsx";
import type { OpenPanels } from "../card/open-panels.ts";
import { SurveyCounts } from "../card/survey-counts.tsx";
import { PanelToggles, SurveyPanels } from "../card/survey-panels.tsx";
import { useCardActions } from "../card/use-card-actions.ts";
import * as texts from "#messages";
import styles from "./survey-page.module.css";

export { replaceServerMarkup } from "@nearsay/core/server-markup";

// Loaded on demand: not needed before a response.
const LazyAfterwards = lazyComponent(
  async () => (await import("./afterwards.tsx")).Afterwards,
  null,
  null,
);
const LazyAnother = lazyComponent(
  async () => (await import("./afterwards.tsx")).AnotherSurvey,
  null,
  null,
);

export interface SurveyFootProps {
  /** Id of the element for the panels of the survey. */
  readonly id: string;
  readonly survey: Survey;
  readonly questionSet: QuestionSet;
  readonly progress: SurveyProgress;
  readonly panels: OpenPanels;
}

/** Actions on a survey other than answering, and what others answered. */
export function SurveyFoot(props: SurveyFootProps) {
  const { id, survey, questionSet, progress, panels } = props;
  const { results } = questionSet;
  const { responded, closed, responseCount } = progress;
  const actions = useCardActions(survey.id, progress.likeCount);
  return (
    <>
      <div className={styles.afterwards}>
        {(responded || (closed && responseCount < results.groupSize)) && (
          <LazyAfterwards rule={results} progress={progress} />
        )}
        <PanelToggles prominent open={panels} controls={id} />
        <SurveyCounts progress={progress} likeCount={actions.likeCount} />
      </div>
      {responded && <LazyAnother after={survey.id} />}
      <CardActions
        survey={survey}
        actions={actions}
        waitForReason
        embeddable={!survey.requiresCode && questionSet.tickets !== "only"}
      />
      {panels.any && (
        <h2 className="visually-hidden">{texts.surveyFoot.others}</h2>
      )}
      <SurveyPanels
        id={id}
        survey={survey}
        open={panels}
        onPostCount={progress.countPosts}
      />
    </>
  );
}
