import { Field, controlClass, describeControl } from "@nearsay/core/ui";
import { type Ref, useId } from "react";
import { texts } from "../../texts.ts";
import { reviewLimits } from "./check-review.ts";
import styles from "./review-form.module.css";

const words = texts.review;

export interface CommentFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** It takes more than the limit, so that its author can shorten a long paste instead of finding it cut. */
export function CommentField(props: CommentFieldProps) {
  const { ref, value, onChange, error } = props;
  const id = useId();
  const about = { hint: <Foot used={value.length} />, error };
  return (
    <Field id={id} label={words.comment} {...about}>
      <textarea
        ref={ref}
        {...describeControl(id, about)}
        dir="auto"
        rows={5}
        required
        className={`${controlClass} ${styles.comment}`}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </Field>
  );
}

function Foot({ used }: { readonly used: number }) {
  const { commentMax } = reviewLimits;
  return (
    <span className={styles.foot}>
      <span>{words.commentHint}</span>
      <span className={used > commentMax ? styles.over : styles.count}>
        {words.counter(used, commentMax)}
      </span>
    </span>
  );
}
