import { answerMax } from "../../contract/limit-values.ts";
// Imported by package name: whatever bundles this shares the controls with its
// page.
import { LimitedTextArea } from "@nearsay/core/ui";
import { type FieldProps, fieldName } from "./field-props.ts";
import { langOf } from "./shown.ts";
import styles from "./question-fields.module.css";

export function TextQuestion(props: FieldProps) {
  const { question, label, lang, answer, problem, writing, onAnswer } = props;
  return (
    <div className={styles.written}>
      <LimitedTextArea
        {...writing}
        label={label}
        lang={langOf(question, question.text, lang)}
        name={fieldName(question)}
        hint={question.form.hint || undefined}
        error={problem}
        maxLength={answerMax}
        rows={2}
        maxRows={5}
        value={typeof answer === "string" ? answer : ""}
        onChange={(text) => onAnswer(question.id, text)}
      />
    </div>
  );
}
