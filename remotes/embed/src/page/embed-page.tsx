import { useState } from "react";
import { useChoice } from "./choice.ts";
import { ChosenSurvey } from "./chosen-survey.tsx";
import styles from "./embed-page.module.css";
import { FindSurvey } from "./find-survey.tsx";
import { Reference } from "./reference.tsx";
import { pickerTexts as words } from "./texts.ts";

/** Where anyone gets the line that shows a survey on a page of their own. */
export function EmbedPage() {
  const current = useChoice();
  const { survey } = current.choice;
  const [first] = useState(survey);
  // Nobody's focus was left behind before what the page was opened with changed.
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
