import { useId } from "react";
import optionStyles from "./option.module.css";
import { classNames } from "./class-names.ts";
import styles from "./segmented.module.css";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  /** Shows the label above the row. */
  readonly showLabel?: boolean | undefined;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
}

/** Radio buttons in one row, for a few short alternatives. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, showLabel = false, segments, value, onChange } = props;
  const group = useId();
  return (
    <fieldset disabled={props.disabled}>
      <legend
        className={classNames(styles.legend, !showLabel && "visually-hidden")}
      >
        {label}
      </legend>
      <div className={styles.row}>
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={classNames(optionStyles.option, styles.segment)}
          >
            <input
              type="radio"
              name={group}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              className={optionStyles.cover}
              onChange={() => onChange(segment.value)}
            />
            <span className={styles.text}>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
