import { useState } from "react";
import { useChoice } from "./choice.ts";
import { ChosenSurvey } from "./chosen-survey.tsx";
import styles from "./embed-page.module.css";
import { FindSurvey } from "./find-survey.tsx";
import { Reference } from "./reference.tsx";
import { picker as words } from "#messages";

/** The page where anyone gets the code that shows a survey on their own page. */
export function EmbedPage() {
  const current = useChoice();
  const { survey } = current.choice;
  const [first] = useState(survey);
  // Before the first change of survey no focus can have been lost.
  const [moved, setMoved] = useState(false);
  if (!moved && survey !== first) setMoved(true);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      {survey === null ? (
        <FindSurvey current={current} moved={moved} />
      ) : (
        <ChosenSurvey
          key={survey}
          survey={survey}
          current={current}
          moved={moved}
        />
      )}
      <Reference />
    </div>
  );
}
