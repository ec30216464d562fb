import type { SurveyPageProps } from "@nearsay/core/contract";
import { ErrorState, Skeleton } from "@nearsay/core/ui";
import { LazyAccessCodeGate } from "../access-code/lazy-access-code-gate.tsx";
import { useConsentChange } from "../marks.ts";
import * as texts from "#messages";
import { useRetryFocus } from "../use-focus.ts";
import { LazyMissingSurvey } from "./lazy-missing-survey.tsx";
import { SurveyDetail } from "./survey-detail.tsx";
import styles from "./survey-page.module.css";
import { type SurveyPageLoad, useSurveyPage } from "./use-survey-page.ts";

const words = texts.surveyPage;

/** One survey by its number or uuid. */
export function SurveyPage({ surveyKey }: SurveyPageProps) {
  return <KeyedSurveyPage key={surveyKey} surveyKey={surveyKey} />;
}

function KeyedSurveyPage({ surveyKey }: SurveyPageProps) {
  const page = useSurveyPage(surveyKey);
  const { area, retry } = useRetryFocus(page);
  useConsentChange(page.refresh);
  return (
    <div ref={area}>
      <PageContent surveyKey={surveyKey} page={page} onRetry={retry} />
    </div>
  );
}

interface PageContentProps extends SurveyPageProps {
  readonly page: SurveyPageLoad;
  readonly onRetry: () => void;
}

function PageContent({ surveyKey, page, onRetry }: PageContentProps) {
  const { loaded, missing, gate, shareToken } = page;
  if (loaded.status === "loading") return <LoadingPage />;
  const wasShown = loaded.status === "loaded";
  if (missing)
    return <LazyMissingSurvey surveyKey={surveyKey} wasShown={wasShown} />;
  if (wasShown)
    return (
      <SurveyDetail
        {...loaded.value}
        shareToken={shareToken}
        entered={gate.passed}
      />
    );
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{words.heading}</h1>
      {gate.refusal ? (
        <LazyAccessCodeGate gate={gate} withAdvice />
      ) : (
        <ErrorState
          title={words.failed}
          error={loaded.error}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}

function LoadingPage() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton blockSize="2.6rem" inlineSize="75%" label={words.loading} />
      <Skeleton blockSize="1.4rem" inlineSize="50%" label={null} />
      <Skeleton blockSize="3.1rem" label={null} />
      <div className={styles.options}>
        <Skeleton blockSize="1.5rem" inlineSize="60%" label={null} />
        <Skeleton blockSize="44px" label={null} />
        <Skeleton blockSize="44px" label={null} />
        <Skeleton blockSize="44px" label={null} />
        <Skeleton blockSize="44px" label={null} />
      </div>
    </div>
  );
}
