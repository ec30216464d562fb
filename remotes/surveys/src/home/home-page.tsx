import { Link } from "@nearsay/core/router";
import { texts } from "../texts.ts";
import { AssistantLink } from "./assistant-link.tsx";
import styles from "./home-page.module.css";
import { SurveyBoard } from "./survey-board.tsx";

/** The landing page: what this is, and the surveys. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <h1 className={styles.title}>{texts.home.title}</h1>
        <p className={styles.lead}>
          {texts.home.lead} <Link to="/create-survey">{texts.home.ask}</Link>
        </p>
        <AssistantLink />
      </header>
      <SurveyBoard />
    </div>
  );
}
