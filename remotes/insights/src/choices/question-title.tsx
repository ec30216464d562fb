import { truncate } from "@nearsay/core/domain";
import styles from "./question-title.module.css";
import { questionStart } from "./use-shown-questions.ts";

export interface QuestionTitleProps {
  readonly id: string;
  readonly text: string;
  /** Characters from which the text is cut, its full length kept in a tooltip. */
  readonly max: number;
}

export function QuestionTitle({ id, text, max }: QuestionTitleProps) {
  const shown = truncate(text, max);
  return (
    <h5
      id={id}
      dir="auto"
      tabIndex={-1}
      title={shown === text ? undefined : text}
      className={styles.title}
      {...questionStart}
    >
      {shown}
    </h5>
  );
}
