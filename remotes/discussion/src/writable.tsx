import { readDiscussionState } from "@nearsay/core/contract";
import { createContext, type ReactNode, useContext } from "react";
import styles from "./discussion.module.css";
import { discussion as texts } from "#messages";
import { readUnsent } from "./unsent-text.ts";

export const openState = readDiscussionState(undefined);

/** Whether, and how often, users may write in the surrounding discussion. */
export const StateContext = createContext(openState);

/** A form for a post or a reply, with notes above it; no form if no one may write. */
export function Writable(props: {
  /** Storage key of the form's text: text that was already typed stays visible. */
  readonly keptAs: string;
  readonly children: ReactNode;
}) {
  const { closed, slowMinutes } = useContext(StateContext);
  const typed = closed && readUnsent(props.keptAs) !== "";
  return (
    <>
      {closed && (
        <p className={styles.state}>
          {typed ? texts.closedWhileTyping : texts.closed}
        </p>
      )}
      {!closed && slowMinutes > 0 && (
        <p className={styles.state}>{texts.slow({ minutes: slowMinutes })}</p>
      )}
      {(!closed || typed) && props.children}
    </>
  );
}
