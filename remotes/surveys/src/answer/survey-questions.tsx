import type { SurveyCredential } from "@nearsay/core/api";
import { getQuestions } from "../api/survey-calls.ts";
import { ErrorState, Skeleton } from "@nearsay/core/ui";
import { type ComponentProps, useCallback } from "react";
import { AccessCodeGate } from "../access-code/access-code-gate.tsx";
import { useAccessCode } from "../access-code/known-codes.ts";
import { useGuardedLoad } from "../access-code/use-guarded-load.ts";
import { cardQuestions } from "#messages";
import { useRetryFocus } from "../use-focus.ts";
import { SiteAnswerForm } from "./site-answer-form.tsx";
import { Thanks } from "./thanks.tsx";
import { LazyAuthorThanks } from "./lazy-author-thanks.tsx";
import type { BegunAnswers } from "./use-answers.ts";
import { useOpened } from "./use-opened.ts";
import type { SurveyProgress } from "./use-survey-progress.ts";

interface SurveyQuestionsProps {
  readonly surveyId: string;
  readonly progress: SurveyProgress;
  readonly shareToken: string | null;
  /** What was answered before the form opened. */
  readonly begun?: BegunAnswers | undefined;
}

/** Loads the questions of a survey and lets the viewer answer them. */
export function SurveyQuestions({
  surveyId,
  progress,
  shareToken,
  begun,
}: SurveyQuestionsProps) {
  const load = useCallback(
    (credential: SurveyCredential, signal?: AbortSignal) =>
      getQuestions(surveyId, credential, signal),
    [surveyId],
  );
  const guarded = useGuardedLoad({ surveyKey: surveyId, load, shareToken });
  const { area, retry } = useRetryFocus(guarded);
  const { loaded, gate } = guarded;
  const code = useAccessCode(surveyId);
  if (progress.responded)
    return (
      <Thanks {...progress.responded}>
        {loaded.status === "loaded" && (
          <LazyAuthorThanks ending={loaded.value} />
        )}
      </Thanks>
    );
  if (gate.refusal) return <AccessCodeGate gate={gate} />;
  return (
    <div ref={area}>
      {loaded.status === "loading" ? (
        <Skeleton lines={6} label={cardQuestions.loading} />
      ) : loaded.status === "failed" ? (
        <ErrorState
          title={cardQuestions.failed}
          error={loaded.error}
          onRetry={retry}
        />
      ) : (
        <OpenedForm
          surveyId={surveyId}
          questionSet={loaded.value}
          code={code}
          begun={begun}
          closed={progress.closed || loaded.value.expired}
          onAnswered={progress.markAnswered}
          onClosed={progress.markClosed}
        />
      )}
    </div>
  );
}

function OpenedForm(props: ComponentProps<typeof SiteAnswerForm>) {
  return (
    <SiteAnswerForm {...props} questionSet={useOpened(props.questionSet)} />
  );
}
