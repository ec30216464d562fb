import type { Analytics } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import styles from "./alerts.module.css";
import { findAlerts } from "./find-alerts.ts";

/** The alerts of these figures; new ones are announced with the figures, not by the list. */
export function Alerts({ analytics }: { readonly analytics: Analytics }) {
  const alerts = findAlerts(analytics);
  if (alerts.length === 0) return null;
  return (
    <Notice tone="warning" quiet>
      <ul aria-label={texts.alerts} className={styles.alerts}>
        {alerts.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
