import { memo } from "react";
import { ChoiceQuestion } from "./choice-question.tsx";
import type { FieldProps } from "./field-props.ts";
import { DateQuestion, NumberQuestion } from "./measured-question.tsx";
import styles from "./question-fields.module.css";
import { RankingQuestion } from "./ranking-question.tsx";
import { ScaleQuestion, YesNoQuestion } from "./scale-question.tsx";
import { langOf } from "./shown.ts";
import { TextQuestion } from "./text-question.tsx";
import { questionFields as texts } from "#messages";

const fields = {
  text: TextQuestion,
  choice: ChoiceQuestion,
  yes_no: YesNoQuestion,
  scale: ScaleQuestion,
  ranking: RankingQuestion,
  number: NumberQuestion,
  date: DateQuestion,
} as const;

/** One question in the form of its kind. */
export const QuestionField = memo(function QuestionField(props: FieldProps) {
  const { question, lang } = props;
  const { kind } = question.form;
  if (question.type === "unanswerable" || kind === "statement")
    return (
      <div className={styles.unanswerable}>
        <p
          lang={langOf(question, question.text, lang)}
          dir="auto"
          className={styles.text}
        >
          {question.text}
        </p>
        <p className={styles.note}>{texts.unanswerable}</p>
      </div>
    );
  const Field = fields[kind];
  return <Field {...props} />;
});
