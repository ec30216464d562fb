import type { ReactNode } from "react";
import styles from "./embedded-survey.module.css";

/** What stands small below the form, or below the results. */
export function Foot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
