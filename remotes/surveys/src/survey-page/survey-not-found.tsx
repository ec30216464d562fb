import { Link } from "@nearsay/core/router";
import { buttonClass, EmptyState } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import { useFocusLeftBehind } from "../use-focus-left-behind.ts";
import styles from "./survey-page.module.css";

const words = texts.surveyPage;

/** A page without its survey. */
export function SurveyNotFound() {
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

interface SurveyRemovedProps {
  readonly onPage?: boolean;
}

/** In place of a survey that was taken down while it was open. */
export function SurveyRemoved({ onPage = false }: SurveyRemovedProps) {
  const element = useFocusLeftBehind();
  return (
    <div ref={element} tabIndex={-1}>
      {onPage ? (
        <SurveyNotFound />
      ) : (
        <EmptyState title={words.notFound}>{words.takenDown}</EmptyState>
      )}
    </div>
  );
}
