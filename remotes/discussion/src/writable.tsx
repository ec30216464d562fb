import type { DiscussionState } from "@nearsay/core/contract";
import { createContext, type ReactNode, useContext } from "react";
import styles from "./discussion.module.css";
import { texts } from "./texts.ts";
import { readUnsent } from "./unsent-text.ts";

export const openState: DiscussionState = { closed: false, slowMinutes: 0 };

/** Whether, and how often, people may write in the discussion around. */
export const StateContext = createContext(openState);

/** A form for a post or a reply, and what is to be known before writing; no form where nobody may write. */
export function Writable(props: {
  /** The name under which the form keeps its text: what somebody has typed stays before their eyes. */
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
        <p className={styles.state}>{texts.slow(slowMinutes)}</p>
      )}
      {(!closed || typed) && props.children}
    </>
  );
}
