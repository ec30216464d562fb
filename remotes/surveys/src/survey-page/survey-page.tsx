import { messageOf } from "@nearsay/core/api";
import type { SurveyPageProps } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import {
  buttonClass,
  EmptyState,
  ErrorState,
  Skeleton,
} from "@nearsay/core/ui";
import { AccessCodeGate } from "../access-code/access-code-gate.tsx";
import { isMissing } from "../is-missing.ts";
import { texts } from "../texts.ts";
import { useConsentChange } from "../use-consent-change.ts";
import { SurveyDetail } from "./survey-detail.tsx";
import styles from "./survey-page.module.css";
import { useSurveyPage } from "./use-survey-page.ts";

const words = texts.surveyPage;

/** One survey by its number or uuid. */
export function SurveyPage({ surveyKey }: SurveyPageProps) {
  return <KeyedSurveyPage key={surveyKey} surveyKey={surveyKey} />;
}

function KeyedSurveyPage({ surveyKey }: SurveyPageProps) {
  const { loaded, retry, refresh, gate } = useSurveyPage(surveyKey);
  useConsentChange(refresh);
  if (loaded.status === "loading") return <LoadingPage />;
  if (loaded.status === "loaded") return <SurveyDetail {...loaded.value} />;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{words.heading}</h1>
      {gate.required ? (
        <AccessCodeGate
          gate={gate}
          lockedAdvice={texts.accessCode.contactOwner}
        />
      ) : isMissing(loaded.error) ? (
        <NotFound />
      ) : (
        <ErrorState
          title={words.failed}
          message={messageOf(loaded.error, "")}
          onRetry={retry}
        />
      )}
    </div>
  );
}

function NotFound() {
  return (
    <EmptyState
      title={words.notFound}
      action={
        <Link to="/" className={buttonClass("quiet")}>
          {words.allSurveys}
        </Link>
      }
    >
      {words.notFoundNext}
    </EmptyState>
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
