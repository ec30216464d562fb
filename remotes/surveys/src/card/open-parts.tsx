import type { Survey } from "@nearsay/core/contract";
import { AccessCodeGuard } from "../access-code/access-code-guard.tsx";
import { SurveyQuestions } from "../answer/survey-questions.tsx";
import type { SurveyProgress } from "../answer/use-survey-progress.ts";
import * as texts from "#messages";
import styles from "./survey-card.module.css";
import type { OpenPanels } from "./open-panels.ts";
import { SurveyPanels } from "./survey-panels.tsx";

interface OpenPartsProps {
  readonly id: string;
  readonly survey: Survey;
  readonly progress: SurveyProgress;
  readonly answering: boolean;
  readonly panels: OpenPanels;
  readonly shareToken: string | null;
  readonly guarded: boolean;
}

/** The open sections of a survey, shown once its code has been entered. */
export function OpenParts(props: OpenPartsProps) {
  const { id, survey, progress, answering, panels, shareToken } = props;
  return (
    <AccessCodeGuard
      surveyId={survey.id}
      shareToken={shareToken}
      needed={props.guarded}
    >
      {answering && (
        <section
          id={`${id}-questions`}
          aria-label={texts.cardQuestions.area({ title: survey.title })}
          className={styles.questions}
        >
          <SurveyQuestions
            surveyId={survey.id}
            progress={progress}
            shareToken={shareToken}
          />
        </section>
      )}
      <SurveyPanels
        id={id}
        survey={survey}
        open={panels}
        onPostCount={progress.countPosts}
      />
    </AccessCodeGuard>
  );
}
