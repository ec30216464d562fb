import type { ManagedSurvey } from "@nearsay/core/contract";
import type { OwnerLink } from "../owned/owner-link.ts";

/** What every part of the desk needs. */
export interface DeskProps {
  readonly owner: OwnerLink;
  readonly managed: ManagedSurvey;
  /** Shows the survey as a call replied it. */
  readonly onChanged: (managed: ManagedSurvey) => void;
}
