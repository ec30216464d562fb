import {
  controlClass,
  describeControl,
  Field,
  LiveRegion,
} from "@nearsay/core/ui";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { type FieldProps, fieldName } from "./field-props.ts";
import { hintOf } from "./hints.tsx";
import { problemOf, toldOf } from "./problems.ts";
import { langOf } from "./shown.ts";
import styles from "./question-fields.module.css";

interface TypedQuestionProps extends FieldProps {
  /** What may be typed. */
  readonly rule: string;
  readonly inputMode: ComponentProps<"input">["inputMode"];
  /** Called where what stands there is right. */
  readonly onLeave?: () => void;
  /** Stands behind the field. */
  readonly children?: ReactNode;
}

/** A number or a date that is typed, with what it was read as once it is left. */
export function TypedQuestion(props: TypedQuestionProps) {
  const { question, label, lang, answer, onAnswer } = props;
  const { hint: own, required } = question.form;
  const id = useId();
  const [left, setLeft] = useState(false);
  // What was read while it was typed stays, so that leaving the field moves nothing that is pressed.
  const [kept, setKept] = useState("");
  const value = typeof answer === "string" ? answer : "";
  // What is still being written is not yet wrong.
  const written = left && value !== "" ? problemOf(question, value) : null;
  const error = props.problem ?? written ?? undefined;
  const isRight = value !== "" && problemOf(question, value) === null;
  const readAs = isRight ? toldOf(question, value).readAs || kept : "";
  const rule = hintOf(own, props.rule, langOf(question, own, lang));
  const hint = readAs && !error ? withReading(rule, readAs) : rule;

  function leave() {
    setLeft(true);
    setKept(readAs);
    if (isRight) props.onLeave?.();
  }

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
            type="text"
            {...describeControl(id, { hint, error })}
            name={fieldName(question)}
            inputMode={props.inputMode}
            autoComplete="off"
            maxLength={64}
            aria-required={required || undefined}
            className={controlClass}
            value={value}
            onChange={({ currentTarget }) => {
              setKept("");
              onAnswer(question.id, currentTarget.value);
            }}
            onFocus={() => setLeft(false)}
            onBlur={leave}
          />
          {props.children}
        </div>
      </Field>
      <LiveRegion>{left && !error ? readAs : ""}</LiveRegion>
    </div>
  );
}

function withReading(rule: ReactNode, readAs: string) {
  return (
    <>
      {rule} <strong className={styles.reading}>{readAs}</strong>
    </>
  );
}
