import { listFeedbackSurveys, messageOf } from "@nearsay/core/api";
import type { Survey, SurveyList } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import {
  buttonClass,
  EmptyState,
  ErrorState,
  type Loaded,
  useLoad,
} from "@nearsay/core/ui";
import boardStyles from "../home/survey-board.module.css";
import { LoadingCards, SurveyCards, useListed } from "../home/survey-cards.tsx";
import { useConsentChange } from "../marks.ts";
import { texts } from "../texts.ts";
import { useRetryFocus } from "../use-focus.ts";
import styles from "./feedback-page.module.css";

const words = texts.feedback;

/** What the community asks about the product, and how to ask more. */
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

/** The feedback surveys as cards; one that is reported leaves the list. */
function FeedbackSurveys() {
  const load = useLoad(listFeedbackSurveys);
  const { area, retry } = useRetryFocus(load);
  useConsentChange(load.refresh);
  return (
    <div ref={area} className={boardStyles.board}>
      <Surveys loaded={load.loaded} onRetry={retry} />
    </div>
  );
}

interface SurveysProps {
  readonly loaded: Loaded<SurveyList>;
  readonly onRetry: () => void;
}

function Surveys({ loaded, onRetry }: SurveysProps) {
  switch (loaded.status) {
    case "loading":
      return <LoadingCards label={words.loading} />;
    case "failed":
      return (
        <div className={boardStyles.column}>
          <ErrorState
            title={words.failed}
            message={messageOf(loaded.error, "")}
            onRetry={onRetry}
          />
        </div>
      );
    case "loaded":
      return <LoadedSurveys found={loaded.value.items} />;
  }
}

function LoadedSurveys({ found }: { readonly found: readonly Survey[] }) {
  const listed = useListed(found);
  return listed.surveys.length === 0 ? (
    <div className={boardStyles.column}>
      <EmptyState title={words.empty}>{words.emptyNext}</EmptyState>
    </div>
  ) : (
    <SurveyCards listed={listed} />
  );
}
