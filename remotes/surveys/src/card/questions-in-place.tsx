import type { Survey } from "@nearsay/core/contract";
import { useEffect, useRef } from "react";
import type { SurveyProgress } from "../answer/use-survey-progress.ts";
import { CardQuestions } from "./card-questions.tsx";
import { FirstQuestion } from "./first-question.tsx";
import { useFirstAnswer } from "./use-first-answer.ts";

interface QuestionsInPlaceProps {
  readonly id: string;
  readonly survey: Survey;
  readonly progress: SurveyProgress;
  readonly answerable: boolean;
  readonly answering: boolean;
  readonly shareToken: string | null;
  /** Opens the questions. */
  readonly onBegin: () => void;
}

/**
 * The first question of a survey, which the complete form replaces when it is
 * answered. Both are shown while the form loads, so that the focus stays.
 */
export function QuestionsInPlace(props: QuestionsInPlaceProps) {
  const { survey, answerable, answering, onBegin } = props;
  const { firstQuestion: question } = survey;
  const { area, chosen, choose, begun } = useFirstAnswer(question);
  useFocusAfterFolding(answering, area);
  const isOffered = answerable && (!answering || begun !== undefined);
  return (
    <>
      {question && isOffered && (
        <FirstQuestion
          area={area}
          question={question}
          title={survey.title}
          lang={survey.language ?? undefined}
          chosen={chosen}
          onChoose={(option) => {
            choose(option);
            onBegin();
          }}
          onMore={onBegin}
        />
      )}
      {answering && <CardQuestions {...props} begun={begun} inPlace />}
    </>
  );
}

/** The button that folds the questions is gone then. */
function useFocusAfterFolding(
  answering: boolean,
  area: ReturnType<typeof useFirstAnswer>["area"],
): void {
  const before = useRef(answering);
  useEffect(() => {
    if (before.current && !answering) area.current?.focus();
    before.current = answering;
  }, [answering, area]);
}
