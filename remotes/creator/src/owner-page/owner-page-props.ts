import type { ManagedSurvey } from "@nearsay/core/contract";
import type { OwnerLink } from "../owned/owner-link.ts";

/** Props of every part of the owner's page. */
export interface OwnerPageProps {
  readonly owner: OwnerLink;
  readonly managed: ManagedSurvey;
  /** Shows the survey as returned by a request. */
  readonly onChanged: (managed: ManagedSurvey) => void;
}

/** Props of a part with an address of its own. */
export interface PartProps extends OwnerPageProps {
  readonly onRefresh: () => void;
  /** Continues with another key, or with none. */
  readonly onKey: (key: string | null) => void;
}
