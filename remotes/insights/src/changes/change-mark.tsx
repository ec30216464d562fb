import { formatChange } from "@nearsay/core/domain/charts";
import { useContext } from "react";
import { type ChangeKey, ChangesContext, useChange } from "./changes.ts";
import styles from "./change-mark.module.css";

export interface ChangeMarkProps {
  /** The number beside it, or those that it adds up. */
  readonly of: ChangeKey | readonly ChangeKey[];
}

/** A small "+2" beside a number that the last live update changed; nothing beside the others. */
export function ChangeMark({ of }: ChangeMarkProps) {
  const { update } = useContext(ChangesContext);
  const change = useChange(of);
  if (change === null) return null;
  // Each update is announced once, in a sentence; the key lets every one light up anew.
  return (
    <span key={update} aria-hidden="true" className={styles.mark}>
      {formatChange(change)}
    </span>
  );
}
