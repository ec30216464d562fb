import { Field, controlClass, describeControl } from "@nearsay/core/ui";
import { type Ref, useId } from "react";
import { texts } from "../texts.ts";
import styles from "./prompt-form.module.css";

export interface PromptFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly text: string;
  readonly max: number;
  readonly problem: string | null;
  readonly onChange: (text: string) => void;
}

/** The description. It takes more than `max`, so that a long paste can be shortened by its author instead of being cut. */
export function PromptField(props: PromptFieldProps) {
  const { ref, text, max, problem, onChange } = props;
  const id = useId();
  const about = {
    hint: (
      <span className={styles.foot}>
        <span>{texts.prompt.hint}</span>
        <span className={text.length > max ? styles.over : styles.count}>
          {texts.prompt.counter(text.length, max)}
        </span>
      </span>
    ),
    error: problem ?? undefined,
  };
  return (
    <Field id={id} label={texts.prompt.label} {...about}>
      <textarea
        ref={ref}
        {...describeControl(id, about)}
        dir="auto"
        rows={6}
        className={`${controlClass} ${styles.area}`}
        value={text}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </Field>
  );
}
