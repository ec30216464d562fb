import type { Survey } from "@nearsay/core/contract";
import { classNames } from "@nearsay/core/ui";
import {
  type BegunAnswers,
  SurveyQuestions,
} from "../answer/survey-questions.tsx";
import type { SurveyProgress } from "../answer/use-survey-progress.ts";

import * as texts from "#messages";
import styles from "./survey-card.module.css";

interface CardQuestionsProps {
  readonly id: string;
  readonly survey: Survey;
  readonly progress: SurveyProgress;
  readonly shareToken: string | null;
  readonly begun?: BegunAnswers | undefined;
  /** Whether they stand where the first question was. */
  readonly inPlace?: boolean | undefined;
}

/** The open questions of a card. */
export function CardQuestions(props: CardQuestionsProps) {
  const { id, survey, progress, shareToken, begun, inPlace } = props;
  return (
    <section
      id={`${id}-questions`}
      aria-label={texts.cardQuestions.area({ title: survey.title })}
      className={classNames(styles.questions, inPlace && styles.inPlace)}
    >
      <SurveyQuestions
        surveyId={survey.id}
        progress={progress}
        shareToken={shareToken}
        begun={begun}
      />
    </section>
  );
}
