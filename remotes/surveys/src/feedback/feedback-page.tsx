import { listFeedbackSurveys } from "../api/survey-calls.ts";
import { Link } from "@nearsay/core/router";
import { buttonClass, EmptyState, ErrorState, useLoad } from "@nearsay/core/ui";
import boardStyles from "../home/survey-board.module.css";
import { LoadingCards, SurveyCards, useListed } from "../home/survey-cards.tsx";
import { useConsentChange } from "../marks.ts";
import * as texts from "#messages";
import { useRetryFocus } from "../use-focus.ts";
import styles from "./feedback-page.module.css";

const words = texts.feedback;

/** The community's surveys about the product, and how to create one. */
export function FeedbackPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.about}>{words.about}</p>
        <div className={styles.actions}>
          <Link to="/create-survey" className={buttonClass("filled")}>
            {words.start}
          </Link>
          <Link to="/" className={buttonClass("quiet")}>
            {words.browse}
          </Link>
        </div>
      </header>
      <section aria-label={words.surveys}>
        <FeedbackSurveys />
      </section>
    </div>
  );
}

/** The feedback surveys as cards; a reported one is removed from the list. */
function FeedbackSurveys() {
  const load = useLoad(listFeedbackSurveys);
  const { loaded } = load;
  const { area, retry } = useRetryFocus(load);
  useConsentChange(load.refresh);
  const listed = useListed(loaded);
  return (
    <div ref={area} className={boardStyles.board}>
      {loaded.status === "loading" ? (
        <LoadingCards label={words.loading} />
      ) : loaded.status === "loaded" && listed.surveys.length > 0 ? (
        <SurveyCards listed={listed} />
      ) : (
        <div className={boardStyles.column}>
          {loaded.status === "failed" ? (
            <ErrorState
              title={words.failed}
              error={loaded.error}
              onRetry={retry}
            />
          ) : (
            <EmptyState title={words.empty}>{words.emptyNext}</EmptyState>
          )}
        </div>
      )}
    </div>
  );
}
