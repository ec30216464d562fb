import type { Survey } from "@nearsay/core/contract";
import { AccessCodeGuard } from "../access-code/access-code-guard.tsx";
import type { SurveyProgress } from "../answer/use-survey-progress.ts";
import { CardQuestions } from "./card-questions.tsx";
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
        <CardQuestions
          id={id}
          survey={survey}
          progress={progress}
          shareToken={shareToken}
        />
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
