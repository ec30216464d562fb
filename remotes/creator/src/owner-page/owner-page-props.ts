import type { ManagedSurvey } from "@nearsay/core/contract";
import type { OwnerLink } from "../owned/owner-link.ts";

/** Props of every section of the owner's page. */
export interface OwnerPageProps {
  readonly owner: OwnerLink;
  readonly managed: ManagedSurvey;
  /** Shows the survey as returned by a request. */
  readonly onChanged: (managed: ManagedSurvey) => void;
}
