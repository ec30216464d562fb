import styles from "./ending.module.css";

interface AuthorsWordsProps {
  readonly text: string;
  /** In which language they are; the page's where it is left out. */
  readonly lang?: string | undefined;
}

/** What the author of a survey says beside it. */
export function AuthorsWords({ text, lang }: AuthorsWordsProps) {
  return (
    <p dir="auto" lang={lang} className={styles.words}>
      {text}
    </p>
  );
}
