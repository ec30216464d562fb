import { Link } from "@nearsay/core/router";
import { buttonClass } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import styles from "./feedback-page.module.css";

const words = texts.feedback;

/** What product feedback is, and how to give it. */
export function FeedbackPage() {
  return (
    <div className={styles.page}>
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
    </div>
  );
}
