import {
  controlClass,
  describeControl,
  Field,
  LiveRegion,
} from "@nearsay/core/ui";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { type FieldProps, fieldName } from "./field-props.ts";
import { hintOf } from "./hints.tsx";
import { problemOf, typedMessagesOf } from "./problems.ts";
import { langOf } from "./shown.ts";
import styles from "./question-fields.module.css";

interface TypedQuestionProps extends FieldProps {
  /** What may be typed. */
  readonly rule: string;
  readonly inputMode: ComponentProps<"input">["inputMode"];
  /** Called if the field's content is valid. */
  readonly onLeave?: () => void;
  /** Shown behind the field. */
  readonly children?: ReactNode;
}

/** A typed number or date; it shows how it was interpreted when the person leaves the field. */
export function TypedQuestion(props: TypedQuestionProps) {
  const { question, label, lang, answer, onAnswer } = props;
  const { hint: own, required } = question.form;
  const id = useId();
  const [left, setLeft] = useState(false);
  // The interpretation stays visible while typing, so that leaving the field
  // does not move an element that is being clicked.
  const [kept, setKept] = useState("");
  const value = typeof answer === "string" ? answer : "";
  // No error while the person is still typing.
  const written = left && value !== "" ? problemOf(question, value) : null;
  const error = props.problem ?? written ?? undefined;
  const isRight = value !== "" && problemOf(question, value) === null;
  const readAs = isRight ? typedMessagesOf(question, value).readAs || kept : "";
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
