import {
  classNames,
  CopyButton,
  controlClass,
  describeControl,
  Field,
} from "@nearsay/core/ui";
import { type ReactNode, useId, useRef, useState } from "react";
import styles from "./line-box.module.css";
import { pickerTexts } from "./texts.ts";

const words = pickerTexts.lines;

interface LineBoxProps {
  readonly label: string;
  /** Says the button. */
  readonly copy: string;
  readonly line: string;
  /** What it is for. */
  readonly children: ReactNode;
}

/** A line to copy; where the browser does not copy it, it is selected. */
export function LineBox({ label, copy, line, children }: LineBoxProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const hint = failed === line ? words.byHand : children;
  return (
    <div className={styles.box}>
      <Field id={id} label={label} hint={hint}>
        <textarea
          {...describeControl(id, { hint })}
          ref={field}
          readOnly
          rows={Math.ceil(line.length / 44)}
          dir="ltr"
          spellCheck={false}
          className={classNames(controlClass, styles.line)}
          value={line}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
      </Field>
      <CopyButton
        text={line}
        label={copy}
        copiedLabel={words.copied}
        onFailed={() => {
          setFailed(line);
          field.current?.focus();
        }}
      />
    </div>
  );
}
