import {
  describeFlagged,
  describeShift,
  integrityTexts,
} from "@nearsay/core/charts";
import { Checkbox } from "@nearsay/core/ui";
import type { Figures } from "./figures.ts";
import styles from "./results.module.css";

interface FlaggedSwitchProps {
  readonly figures: Figures;
  readonly withoutFlagged: boolean;
  readonly choose: (withoutFlagged: boolean) => void;
}

/**
 * What is flagged, its effect, and a switch to results without it; nothing if
 * no answer is flagged.
 */
export function FlaggedSwitch(props: FlaggedSwitchProps) {
  const { figures, withoutFlagged, choose } = props;
  const { shown, all, without } = figures;
  if (shown.flaggedCount === 0) return null;
  return (
    <div className={styles.flagged}>
      {shown.leftOutReason !== null && (
        <p>
          {integrityTexts.leftOut} <q dir="auto">{shown.leftOutReason}</q>
        </p>
      )}
      <p>
        {describeFlagged(all)} {describeShift(all, without)}
      </p>
      <Checkbox
        label={integrityTexts.withoutFlagged}
        checked={withoutFlagged}
        onChange={choose}
      />
    </div>
  );
}
