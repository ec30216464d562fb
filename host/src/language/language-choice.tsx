import { isLanguage, languages } from "@nearsay/core/contract";
import { language as shown } from "@nearsay/core/domain";
import { useId } from "react";
import { chooseLanguage } from "./choose-language.ts";
import styles from "./language-choice.module.css";
import { language as texts } from "#messages";

/**
 * Languages under their own names, so that people who understand no other text
 * of the page can read them.
 */
export function LanguageChoice({ offered }: { offered: readonly string[] }) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <p id={id} className={styles.label}>
        {texts.label}
      </p>
      <ul aria-labelledby={id} className={styles.languages}>
        {offered.filter(isLanguage).map((one) => (
          <li key={one}>
            <button
              type="button"
              lang={one}
              dir={languages[one].direction}
              aria-current={one === shown() ? "true" : undefined}
              onClick={() => chooseLanguage(one)}
            >
              {languages[one].name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
