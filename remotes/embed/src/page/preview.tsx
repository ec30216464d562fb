import { type EmbeddedSurvey, embedPaths } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { createElement } from "react";
import type { Choice } from "./choice.ts";
import styles from "./embed-page.module.css";
import { picker as pickerTexts } from "#messages";

const words = pickerTexts.preview;

interface PreviewProps {
  readonly survey: EmbeddedSurvey;
  readonly choice: Choice;
}

/** The survey as another site's page shows it, with the same script and element. */
export function Preview({ survey, choice }: PreviewProps) {
  const { mode, theme, accent } = choice;
  const attributes = { survey: survey.id, mode, theme, accent };
  return (
    <section aria-label={words.label} className={styles.preview}>
      <h3>{words.heading}</h3>
      <p className={styles.about}>{words.about}</p>
      <script src={embedPaths.element} async />
      {createElement(
        "nearsay-survey",
        attributes,
        <Link to={`/surveys/${survey.id}`}>{survey.title}</Link>,
      )}
    </section>
  );
}
