/** What an operator is alerted about. */
export type AlertKind =
  "queue" | "backup" | "database" | "disk-low" | "disk-full" | "try-out";

/** Contains only counts and states: no text that users wrote may be sent to another server. */
export interface Alert {
  kind: AlertKind;
  text: string;
  /** The public address of the site; null if unknown. */
  site: string | null;
}

/** Sends an alert by one channel. Rejects if it did not arrive. */
export type SendAlert = (alert: Alert) => Promise<void>;

/** Timeout in milliseconds for the receiver. */
export const withinMs = 10_000;
