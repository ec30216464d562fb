import { type ReactNode, useId } from "react";
import { hintOf } from "./hints.tsx";
import type { FieldProps } from "./field-props.ts";
import { langOf } from "./shown.ts";
import styles from "./radio-question.module.css";
import { questionFields as texts } from "#messages";

/** A question with radio buttons in a row. */
export function RadioQuestion(
  props: FieldProps & {
    /** Shown below the row. */
    readonly ends?: ReactNode;
    readonly children: ReactNode;
  },
) {
  const { question, label, lang, answer, problem, ends, children } = props;
  const { form } = question;
  const id = useId();
  const hint = hintOf(
    form.hint,
    texts.oneAllowed,
    langOf(question, form.hint, lang),
  );
  const about = [problem && `${id}-error`, hint && `${id}-hint`];
  return (
    <fieldset
      role="radiogroup"
      dir="auto"
      aria-labelledby={`${id}-legend`}
      aria-describedby={about.filter(Boolean).join(" ") || undefined}
      aria-invalid={problem ? true : undefined}
      aria-required={form.required || undefined}
      className={styles.question}
    >
      <legend
        id={`${id}-legend`}
        lang={langOf(question, question.text, lang)}
        className={styles.legend}
      >
        {label}
      </legend>
      <div className={styles.head}>
        <div>
          {hint && (
            <div id={`${id}-hint`} className={styles.hint}>
              {hint}
            </div>
          )}
          {problem && (
            <div id={`${id}-error`} role="alert" className={styles.error}>
              {problem}
            </div>
          )}
        </div>
        <button
          type="button"
          hidden={!answer?.length}
          className={styles.clear}
          onClick={({ currentTarget }) => {
            const group = currentTarget.closest("fieldset");
            group?.querySelector<HTMLElement>("input:checked")?.focus();
            props.onAnswer(question.id, "");
          }}
        >
          {texts.clearChoice}
        </button>
      </div>
      {children}
      {ends}
    </fieldset>
  );
}
