/** What an operator is told of. */
export type AlertKind =
  "queue" | "backup" | "database" | "disk-low" | "disk-full" | "try-out";

/** Counts and states alone: no word that anybody wrote goes to another's server. */
export interface Alert {
  kind: AlertKind;
  text: string;
  /** Where people reach the site; null where that is not known. */
  site: string | null;
}

/** Sends it one way. Rejects where it did not arrive. */
export type SendAlert = (alert: Alert) => Promise<void>;

/** Milliseconds that whoever takes it may need. */
export const withinMs = 10_000;
