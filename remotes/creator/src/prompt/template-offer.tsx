import type { SurveyTemplate } from "@nearsay/core/contract";
import { Button } from "@nearsay/core/ui";
import { useId } from "react";
import { creator as texts } from "#messages";
import styles from "./template-offer.module.css";

/** Surveys to start with, one row per language. */
export function TemplateOffer(props: {
  readonly templates: readonly SurveyTemplate[];
  readonly onChoose: (template: SurveyTemplate) => void;
}) {
  const { templates, onChoose } = props;
  const headingId = useId();
  const languages = [...new Set(templates.map(({ language }) => language))];
  return (
    <section aria-labelledby={headingId} className={styles.offer}>
      <h2
        ref={focusOnArrival}
        id={headingId}
        tabIndex={-1}
        className={styles.heading}
      >
        {texts.prompt.templates}
      </h2>
      <p className={styles.note}>{texts.prompt.templatesNote}</p>
      {languages.map((language) => (
        <ul key={language} lang={language} className={styles.list}>
          {templates
            .filter((template) => template.language === language)
            .map((template) => (
              <li key={template.topic}>
                <Button onClick={() => onChoose(template)}>
                  {template.name}
                </Button>
              </li>
            ))}
        </ul>
      ))}
    </section>
  );
}

/** Shown where the draft would have been. */
function focusOnArrival(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
