import { truncate } from "@nearsay/core/domain";
import styles from "./question-title.module.css";

export interface QuestionTitleProps {
  readonly text: string;
  /** Characters from which the text is cut, its full length kept in a tooltip. */
  readonly max: number;
}

export function QuestionTitle({ text, max }: QuestionTitleProps) {
  const shown = truncate(text, max);
  return (
    <h5
      dir="auto"
      title={shown === text ? undefined : text}
      className={styles.title}
    >
      {shown}
    </h5>
  );
}
