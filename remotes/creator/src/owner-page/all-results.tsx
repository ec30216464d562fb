import { RemoteSlot, Skeleton } from "@nearsay/core/ui";
import { ownerPage as ownerPageTexts } from "#messages";
import type { OwnerPageProps } from "./owner-page-props.ts";

/** The figures that everybody sees, in full. */
export function AllResults({ managed }: Pick<OwnerPageProps, "managed">) {
  const { id, title, exportRestricted, expiresAt } = managed.survey;
  return (
    <>
      {/* The panel's headings are below the second level. */}
      <h2 className="visually-hidden">{ownerPageTexts.results.open}</h2>
      <RemoteSlot
        name="insights/InsightsPanel"
        props={{ surveyId: id, title, exportRestricted, closesAt: expiresAt }}
        skeleton={<Skeleton lines={8} label={ownerPageTexts.part.loading} />}
      />
    </>
  );
}
