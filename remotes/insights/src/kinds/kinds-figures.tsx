import type { Analytics } from "@nearsay/core/contract";
import type { Side } from "@nearsay/core/charts";
import { KindsSection } from "./kinds-section.tsx";
import { StatementsSection } from "./statements-section.tsx";

/** Figures of questions other than plain choice and text. */
export function KindsFigures(props: {
  readonly analytics: Analytics;
  readonly sides: readonly Side[];
}) {
  return (
    <>
      <StatementsSection {...props} />
      <KindsSection {...props} />
    </>
  );
}
