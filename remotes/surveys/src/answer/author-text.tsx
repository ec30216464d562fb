import styles from "./ending.module.css";

interface AuthorTextProps {
  readonly text: string;
  /** Language of the text; the page's language if omitted. */
  readonly lang?: string | undefined;
}

/** A text by the author of a survey, shown beside the survey. */
export function AuthorText({ text, lang }: AuthorTextProps) {
  return (
    <p dir="auto" lang={lang} className={styles.words}>
      {text}
    </p>
  );
}
