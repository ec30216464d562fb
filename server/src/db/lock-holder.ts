import { processSpace, processStart } from "./process-identity.ts";

/** Who made a lock. */
export interface Holder {
  pid: number;
  /** ISO 8601. */
  since: string;
  /** See processStart; null where the system does not tell. */
  started: string | null;
  /** See processSpace. */
  space: string;
}

/** Milliseconds without a beat after which a process we cannot look at counts as gone. */
const silence = 10_000;

/** Whether the process that made the lock still runs. `touched` is the time of its last beat. */
export function isAlive(holder: Holder, touched: Date): boolean {
  if (holder.space !== processSpace())
    return Date.now() - touched.getTime() < silence;
  const started = processStart(holder.pid);
  return started !== null && started === holder.started;
}

/** Reads what a lock file holds; null when its process gave it back. */
export function readHolder(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    return isHolder(value) ? value : null;
  } catch {
    return null;
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === "object" &&
    value !== null &&
    "pid" in value &&
    typeof value.pid === "number" &&
    "space" in value
  );
}
