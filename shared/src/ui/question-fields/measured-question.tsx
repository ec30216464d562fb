import { controlClass, describeControl, Field } from "@nearsay/core/ui";
import { useId, useState } from "react";
import { writeDate } from "../../domain/index.ts";
import { askedBy } from "../../forms/index.ts";
import type { NumberRange } from "../../contract/index.ts";
import { type FieldProps, fieldName } from "./field-props.ts";
import { hintOf } from "./hints.tsx";
import { dateRule, numberRule, problemOf } from "./problems.ts";
import { sentAnswer } from "./sent.ts";
import { langOf } from "./shown.ts";
import styles from "./question-fields.module.css";
import { questionFields as texts } from "#messages";
import { TypedQuestion } from "./typed-question.tsx";

export function NumberQuestion(props: FieldProps) {
  const { question, lang } = props;
  const { number } = question.form;
  return (
    <TypedQuestion
      {...props}
      rule={numberRule(question)}
      inputMode={keyboardFor(number)}
    >
      {number?.unit && (
        <span aria-hidden dir="auto" lang={langOf(question, number.unit, lang)}>
          {number.unit}
        </span>
      )}
    </TypedQuestion>
  );
}

/** Keyboards with digits only have no minus on phones. */
function keyboardFor(number: NumberRange | null) {
  if (number === null || number.least < 0) return "text";
  return number.decimals === 0 ? "numeric" : "decimal";
}

export function DateQuestion(props: FieldProps) {
  const { question, answer, onAnswer } = props;
  const { dates } = question.form;
  const by = dates ? askedBy(dates) : "day";
  if (by === "day") return <DayQuestion {...props} />;
  return (
    <TypedQuestion
      {...props}
      rule={dateRule(question)}
      inputMode={by === "year" ? "numeric" : "text"}
      onLeave={() => {
        // Precision beyond what is stored must not stay on the screen or in the
        // browser.
        const date = String(sentAnswer(question, answer ?? ""));
        onAnswer(question.id, writeDate(date, true));
      }}
    />
  );
}

function DayQuestion(props: FieldProps) {
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
    <div className={styles.written}>
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
