import type { ReactNode } from "react";
import styles from "./embedded-survey.module.css";

/** Small print below the form, or below the results. */
export function Foot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
