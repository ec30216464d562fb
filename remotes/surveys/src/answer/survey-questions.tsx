import type { SurveyCredential } from "@nearsay/core/api";
import type { Answers } from "@nearsay/core/contract";
import { getQuestions } from "../api/survey-calls.ts";
import { ErrorState, Skeleton } from "@nearsay/core/ui";
import {
  type ComponentProps,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { useAccessCode } from "../access-code/known-codes.ts";
import { LazyAccessCodeGate } from "../access-code/lazy-access-code-gate.tsx";
import { useGuardedLoad } from "../access-code/use-guarded-load.ts";
import { cardQuestions } from "#messages";
import { useRetryFocus } from "../use-focus.ts";
import { SiteAnswerForm } from "./site-answer-form.tsx";
import { Thanks } from "./thanks.tsx";
import { LazyAuthorThanks } from "./lazy-author-thanks.tsx";
import { type Keeper, tabKeeper } from "./unsent-answers.ts";
import { useOpened } from "./use-opened.ts";
import type { SurveyProgress } from "./use-survey-progress.ts";

/** Answers that were given outside of the form, which takes them over. */
export interface BegunAnswers {
  answers: Answers;
  /** Called when the form shows them. */
  onTaken: (form: HTMLElement) => void;
}

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
  if (gate.refusal) return <LazyAccessCodeGate gate={gate} />;
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
          {...beginWith(begun)}
          onForm={begun?.onTaken}
          closed={progress.closed || loaded.value.expired}
          onAnswered={progress.markAnswered}
          onClosed={progress.markClosed}
        />
      )}
    </div>
  );
}

/** The settings of a form that takes over begun answers. */
function beginWith(begun: BegunAnswers | undefined) {
  if (begun === undefined) return null;
  const begin = (keeper: Keeper): Keeper => ({
    ...keeper,
    read(surveyId) {
      const kept = keeper.read(surveyId);
      return { ...kept, answers: { ...kept.answers, ...begun.answers } };
    },
  });
  return { begin, keeper: begin(tabKeeper) };
}

interface OpenedFormProps extends ComponentProps<typeof SiteAnswerForm> {
  readonly onForm: ((form: HTMLElement) => void) | undefined;
}

function OpenedForm({ onForm, ...form }: OpenedFormProps) {
  return (
    <div ref={useForm(onForm)}>
      <SiteAnswerForm {...form} questionSet={useOpened(form.questionSet)} />
    </div>
  );
}

/**
 * The form appears once its code has loaded. Observed before the next paint, so
 * that begun answers are never shown twice.
 */
function useForm(onForm: OpenedFormProps["onForm"]) {
  const area = useRef<HTMLDivElement>(null);
  const take = useEffectEvent((): boolean => {
    const form = area.current?.querySelector("form");
    if (form) onForm?.(form);
    return Boolean(form);
  });
  useLayoutEffect(() => {
    if (take() || area.current === null) return;
    const observer = new MutationObserver(() => {
      if (take()) observer.disconnect();
    });
    observer.observe(area.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return area;
}
