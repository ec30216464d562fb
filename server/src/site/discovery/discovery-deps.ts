import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { ListSurveys } from "../../surveys/lists/list-surveys.ts";
import type { CheckRate } from "../../visitors/limits/rate-limits.ts";

export interface DiscoveryDeps {
  db: Database;
  clock: Clock;
  listSurveys: ListSurveys;
  checkRate: CheckRate;
  /** The public URL of the site; null if unknown. */
  publicUrl: string | null;
  /** Where to report vulnerabilities; null if not configured. */
  securityContact: string | null;
  /** If true, nothing of the site is public. */
  invitationRequired: boolean;
}
