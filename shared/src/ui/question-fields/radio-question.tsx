import { type ReactNode, useId } from "react";
import { hintOf } from "./hints.tsx";
import type { FieldProps } from "./field-props.ts";
import { langOf } from "./shown.ts";
import { classNames } from "../class-names.ts";
import questionStyles from "../question.module.css";
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
      className={questionStyles.question}
    >
      <legend
        id={`${id}-legend`}
        lang={langOf(question, question.text, lang)}
        className={questionStyles.legend}
      >
        {label}
      </legend>
      <div className={questionStyles.head}>
        <div>
          {hint && (
            <div id={`${id}-hint`} className={questionStyles.hint}>
              {hint}
            </div>
          )}
          {problem && (
            <div
              id={`${id}-error`}
              role="alert"
              className={questionStyles.error}
            >
              {problem}
            </div>
          )}
        </div>
        <button
          type="button"
          hidden={!answer?.length}
          className={classNames(questionStyles.link, questionStyles.clear)}
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
