import { controlClass, describeControl, Field } from "@nearsay/core/ui";
import { useId, useState } from "react";
import type { NumberRange } from "../../contract/index.ts";
import { type FieldProps, fieldName } from "./field-props.ts";
import { hintOf } from "./hints.tsx";
import { dateRule, numberRule, problemOf } from "./problems.ts";
import { langOf } from "./shown.ts";
import styles from "./question-fields.module.css";
import { texts } from "./texts.ts";

export function NumberQuestion(props: FieldProps) {
  const { question, label, lang, answer, onAnswer } = props;
  const { hint: own, number, required } = question.form;
  const id = useId();
  const [left, setLeft] = useState(false);
  const value = typeof answer === "string" ? answer : "";
  // What is still being written is not yet wrong.
  const written = left && value !== "" ? problemOf(question, value) : null;
  const error = props.problem ?? written ?? undefined;
  const hint = hintOf(own, numberRule(question), langOf(question, own, lang));
  return (
    <div dir="auto" className={styles.written}>
      <Field
        id={id}
        label={label}
        lang={langOf(question, question.text, lang)}
        hint={hint}
        error={error}
      >
        <div className={styles.measured}>
          <input
            type="text"
            {...describeControl(id, { hint, error })}
            name={fieldName(question)}
            inputMode={keyboardFor(number)}
            autoComplete="off"
            maxLength={24}
            aria-required={required || undefined}
            className={controlClass}
            value={value}
            onChange={({ currentTarget }) =>
              onAnswer(question.id, currentTarget.value)
            }
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
          />
          {number?.unit && (
            <span
              aria-hidden
              dir="auto"
              lang={langOf(question, number.unit, lang)}
            >
              {number.unit}
            </span>
          )}
        </div>
      </Field>
    </div>
  );
}

/** Those for digits alone have no minus on phones. */
function keyboardFor(number: NumberRange | null) {
  if (number === null || number.least < 0) return "text";
  return number.decimals === 0 ? "numeric" : "decimal";
}

export function DateQuestion(props: FieldProps) {
  const { question, label, lang, answer, onAnswer } = props;
  const { hint: own, dates, required } = question.form;
  const id = useId();
  const [left, setLeft] = useState<"here" | "whole" | "partly">("here");
  const value = typeof answer === "string" ? answer : "";
  const written =
    left === "partly"
      ? texts.date.none
      : left === "whole" && value !== ""
        ? problemOf(question, value)
        : null;
  const error = props.problem ?? written ?? undefined;
  const hint = hintOf(own, dateRule(question), langOf(question, own, lang));
  return (
    <div dir="auto" className={styles.written}>
      <Field
        id={id}
        label={label}
        lang={langOf(question, question.text, lang)}
        hint={hint}
        error={error}
      >
        <div className={styles.measured}>
          <input
            type="date"
            {...describeControl(id, { hint, error })}
            name={fieldName(question)}
            min={dates?.first}
            max={dates?.last}
            aria-required={required || undefined}
            className={controlClass}
            value={value}
            onChange={({ currentTarget }) =>
              onAnswer(question.id, currentTarget.value)
            }
            onFocus={() => setLeft("here")}
            onBlur={({ currentTarget }) =>
              setLeft(currentTarget.validity.badInput ? "partly" : "whole")
            }
          />
        </div>
      </Field>
    </div>
  );
}
