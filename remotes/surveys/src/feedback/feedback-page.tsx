import { Link } from "@nearsay/core/router";
import { buttonClass } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import styles from "./feedback-page.module.css";
import { FeedbackSurveys } from "./feedback-surveys.tsx";

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
