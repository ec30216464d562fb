import type { Analytics } from "@nearsay/core/contract";
import {
  describeFlagged,
  describeShift,
  integrityTexts,
} from "@nearsay/core/charts";
import { Checkbox, Notice } from "@nearsay/core/ui";
import { insights as texts } from "#messages";
import styles from "./integrity.module.css";
import type { ChosenView } from "./use-views.ts";

/**
 * What is flagged, its effect, and a switch to figures without it; nothing if
 * no answer is flagged.
 */
export function FlaggedSwitch(props: { readonly view: ChosenView }) {
  const { shown, views, failed, choose } = props.view;
  if (shown.flaggedCount === 0) return null;
  return (
    <div className={styles.flagged}>
      <LeftOutReason analytics={shown} />
      {views && (
        <p>
          {describeFlagged(views.all)} {describeShift(views.all, views.without)}
        </p>
      )}
      {failed && <Notice tone="danger">{texts.otherViewFailed}</Notice>}
      <Checkbox
        label={integrityTexts.withoutFlagged}
        hint={texts.withoutFlaggedHint}
        checked={shown.withoutFlagged}
        disabled={views === null}
        onChange={choose}
      />
    </div>
  );
}

function LeftOutReason(props: { readonly analytics: Analytics }) {
  const { leftOutReason } = props.analytics;
  if (leftOutReason === null) return null;
  return (
    <p>
      {integrityTexts.leftOut} <q dir="auto">{leftOutReason}</q>
    </p>
  );
}
