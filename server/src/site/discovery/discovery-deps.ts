import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { ListSurveys } from "../../surveys/lists/list-surveys.ts";
import type { CheckRate } from "../../visitors/limits/rate-limits.ts";

export interface DiscoveryDeps {
  db: Database;
  clock: Clock;
  listSurveys: ListSurveys;
  checkRate: CheckRate;
  /** Where people reach the site; null where that is not known. */
  publicUrl: string | null;
  /** Where to tell of a weakness; null where nobody said. */
  securityContact: string | null;
  /** Nobody is shown anything of a site that needs invitations. */
  invitationRequired: boolean;
}
