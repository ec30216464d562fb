import { listHiddenSurveys } from "../api/survey-actions.ts";
import type { HiddenSurvey } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { buttonClass, EmptyState } from "@nearsay/core/ui";
import { useEffect, useState } from "react";
import { SurveyRemoved } from "../card/survey-removed.tsx";
import * as texts from "#messages";
import { HiddenSurveyPage } from "./hidden-survey-page.tsx";
import styles from "./survey-page.module.css";

const words = texts.surveyPage;

export interface MissingSurveyProps {
  /** Number or uuid. */
  readonly surveyKey: string;
  /** Whether it was on the page before. */
  readonly wasShown: boolean;
}

/**
 * Replaces a survey that does not exist. Only its author is shown that it is
 * hidden, once the server has confirmed it.
 */
export function MissingSurvey({ surveyKey, wasShown }: MissingSurveyProps) {
  const hidden = useOwnHidden(surveyKey);
  if (hidden !== null)
    return <HiddenSurveyPage survey={hidden} wasShown={wasShown} />;
  if (!wasShown) return <SurveyNotFound />;
  return (
    <SurveyRemoved>
      <SurveyNotFound />
    </SurveyRemoved>
  );
}

function useOwnHidden(surveyKey: string): HiddenSurvey | null {
  const [hidden, setHidden] = useState<HiddenSurvey | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    listHiddenSurveys(asking.signal).then(
      (own) => {
        const key = surveyKey.toLowerCase();
        const named = ({ id, uuid }: HiddenSurvey) =>
          key === id || key === uuid;
        setHidden(own.find(named) ?? null);
      },
      // Without a reply the survey is shown as missing.
      () => undefined,
    );
    return () => asking.abort();
  }, [surveyKey]);
  return hidden;
}

/** A page without its survey. */
function SurveyNotFound() {
  return (
    <div className={styles.page}>
      <EmptyState
        title={words.notFound}
        titleAs="h1"
        action={
          <Link to="/" className={buttonClass("quiet")}>
            {words.allSurveys}
          </Link>
        }
      >
        {words.notFoundNext}
      </EmptyState>
    </div>
  );
}
