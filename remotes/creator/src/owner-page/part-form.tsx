import { Button, classNames } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import styles from "./owner-page.module.css";

/** A form below the list it adds to. It is submitted once at a time, without autocomplete. */
export function PartForm(props: {
  readonly action: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form
      noValidate
      autoComplete="off"
      className={classNames(styles.part, styles.apart)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.busy) props.onSubmit();
      }}
    >
      {props.children}
      <div>
        <Button type="submit" busy={props.busy}>
          {props.action}
        </Button>
      </div>
    </form>
  );
}
