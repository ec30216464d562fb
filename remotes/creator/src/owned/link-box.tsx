import { CopyButton, TextField } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import styles from "./link-box.module.css";

/** A link to be shared: shown, with a copy button and further actions. */
export function LinkBox(props: {
  readonly label: string;
  readonly link: string;
  readonly copy: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.box}>
      <TextField
        label={props.label}
        readOnly
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={props.link}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <CopyButton text={props.link} label={props.copy} />
        {props.children}
      </div>
    </div>
  );
}
