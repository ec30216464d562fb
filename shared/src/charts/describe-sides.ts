import type { Analytics } from "../contract/analytics.ts";
import { formatCount } from "../domain/locale.ts";
import { type Side, showsSides } from "./side-shares.ts";
import { release as releaseTexts, side as texts } from "#messages";

/**
 * How the answer groups (ticket and open) are shown next to these figures, or
 * why they are not; null if the survey does not separate them.
 */
export function describeSides(shown: Analytics): string | null {
  const { tickets, withoutFlagged, releasedCount } = shown;
  if (tickets !== "apart" || releasedCount === 0) return null;
  if (withoutFlagged) return texts.flagged;
  return showsSides(shown)
    ? texts.each
    : texts.awaited({ name: emptySide(shown) });
}

/** The name of the group that has nothing to show; the first one if neither has. */
function emptySide({ ticketCount }: Analytics): string {
  return ticketCount === 0 ? texts.tickets : texts.others;
}

/** A text about each group, after its name. */
export function describeEachSide(
  sides: readonly Side[],
  describe: (analytics: Analytics) => string,
): string[] {
  return sides.map(({ name, analytics }) =>
    texts.finding({ side: name, finding: describe(analytics) }),
  );
}

/** A text about free texts, which are withheld for a small group. */
export function unlessWithheld(
  describe: (analytics: Analytics) => string,
): (analytics: Analytics) => string {
  return (analytics) => {
    const { withheldUntil } = analytics;
    return withheldUntil === null
      ? describe(analytics)
      : releaseTexts.withheld({
          until: withheldUntil,
          formatted: formatCount(withheldUntil),
        });
  };
}
