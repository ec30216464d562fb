import { Link } from "@nearsay/core/router";
import { buttonClass, EmptyState } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
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
