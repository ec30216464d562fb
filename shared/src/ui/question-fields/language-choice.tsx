import { controlClass, Field } from "@nearsay/core/ui";
import { useId } from "react";
import { nameItself } from "../../domain/index.ts";
import { translations as words } from "#messages";
import styles from "./language-choice.module.css";
import type { ShownLanguage } from "./use-shown-language.ts";

/**
 * A selector for the language of the questions, and the survey's title and
 * instructions in that language; nothing for a survey in one language.
 */
export function LanguageChoice(props: {
  readonly shown: ShownLanguage;
  /** Whether the survey's title and instructions are shown elsewhere in the chosen language. */
  readonly isHeaded?: boolean;
}) {
  const { shown, isHeaded = false } = props;
  const { languages, translation, missing } = shown;
  const id = useId();
  const [original] = languages;
  if (original === undefined) return null;
  return (
    <div className={styles.choice}>
      <div className={styles.field}>
        <Field id={id} label={words.label}>
          <select
            id={id}
            autoComplete="off"
            className={controlClass}
            value={translation?.language ?? original}
            onChange={({ currentTarget }) => {
              const chosen = languages[currentTarget.selectedIndex];
              if (chosen) shown.choose(chosen);
            }}
          >
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {nameItself(language)}
              </option>
            ))}
          </select>
        </Field>
      </div>
      {translation && !isHeaded && (
        <div lang={translation.language} className={styles.head}>
          {translation.title !== "" && (
            <p dir="auto" className={styles.title}>
              {translation.title}
            </p>
          )}
          {translation.instructions !== "" && (
            <p dir="auto" className={styles.instructions}>
              {translation.instructions}
            </p>
          )}
        </div>
      )}
      {missing > 0 && (
        <p className={styles.note}>
          {words.missing({ count: missing, original: nameItself(original) })}
        </p>
      )}
    </div>
  );
}
