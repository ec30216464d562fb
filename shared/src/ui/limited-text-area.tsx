import { type ComponentPropsWithRef, type CSSProperties, useId } from "react";
import { lengthOf } from "../forms/text.ts";
import { classNames } from "./class-names.ts";
import {
  controlClass,
  describeControl,
  Field,
  type FieldText,
} from "./fields.tsx";
import styles from "./limited-text-area.module.css";
import { ui as texts } from "#messages";
import { useLimitedText } from "./use-limited-text.ts";
import { VisuallyHidden } from "./announce.tsx";

export interface LimitedTextAreaProps
  extends
    FieldText,
    Omit<
      ComponentPropsWithRef<"textarea">,
      "onChange" | "value" | "id" | "maxLength" | "rows"
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** In code points. */
  readonly maxLength?: number | undefined;
  readonly rows?: number | undefined;
  /** Grows with its text from `rows` up to this number of rows. */
  readonly maxRows?: number | undefined;
  /** "remaining" counts down in words, "current" shows 12/240. */
  readonly counter?: "remaining" | "current" | "none" | undefined;
}

/** Remaining characters from which the count is also announced. */
const ANNOUNCE_BELOW = 20;

/** Several lines of text, whose length typing and pasting cannot exceed. */
export function LimitedTextArea(props: LimitedTextAreaProps) {
  const { label, hideLabel, hint, error, value, onChange, ...more } = props;
  const { maxLength = 240, rows = 3, maxRows, ...others } = more;
  const { counter = "remaining", ...rest } = others;
  const id = useId();
  const text = useLimitedText(value, onChange, maxLength);
  const count = (
    <Count kind={counter} used={lengthOf(text.shown)} max={maxLength} />
  );
  return (
    <Field
      {...props}
      id={id}
      hint={withCount(hint, counter === "none" ? null : count)}
    >
      <div
        className={classNames(styles.grow, maxRows ? styles.growing : null)}
        data-text={text.shown || rest.placeholder}
        style={rowLimits(rows, maxRows)}
      >
        <textarea
          dir="auto"
          {...rest}
          {...describeControl(id, { hint: hint ?? counter !== "none", error })}
          rows={rows}
          value={text.shown}
          className={classNames(controlClass, styles.area)}
          onChange={text.handleChange}
          onCompositionEnd={text.handleCompositionEnd}
        />
      </div>
    </Field>
  );
}

function withCount(hint: FieldText["hint"], count: FieldText["hint"]) {
  if (!hint && !count) return null;
  return (
    <span className={styles.foot}>
      <span>{hint}</span>
      {count}
    </span>
  );
}

function rowLimits(rows: number, maxRows?: number): CSSProperties {
  const limits: Record<`--${string}`, number> = {
    "--rows": rows,
    "--max-rows": maxRows ?? rows,
  };
  return limits;
}

function Count(props: {
  readonly kind: LimitedTextAreaProps["counter"];
  readonly used: number;
  readonly max: number;
}) {
  const { kind, used, max } = props;
  const left = texts.charactersLeft({ count: Math.max(0, max - used) });
  const near = max - used <= ANNOUNCE_BELOW;
  // Otherwise the same text would be announced twice.
  const repeated = near && kind === "remaining";
  return (
    <span className={classNames(styles.count, near && styles.near)}>
      <span aria-hidden={repeated || undefined}>
        {kind === "current" ? texts.charactersUsed({ count: used, max }) : left}
      </span>
      <VisuallyHidden>
        <span role="status">{near ? left : ""}</span>
      </VisuallyHidden>
    </span>
  );
}
