import type { Analytics } from "../../contract/analytics.ts";
import { formatCount } from "../locale.ts";
import { type Side, showsSides } from "./side-shares.ts";
import { releaseTexts, sideTexts as texts } from "./texts.ts";

/** How sides are shown beside these figures, or why they are not; null where nobody tells them apart. */
export function describeSides(shown: Analytics): string | null {
  const { tickets, withoutFlagged, releasedCount } = shown;
  if (tickets !== "apart" || releasedCount === 0) return null;
  if (withoutFlagged) return texts.flagged;
  return showsSides(shown) ? texts.each : texts.awaited(emptySide(shown));
}

/** The name of the side that has nothing to show, the first where neither has. */
function emptySide({ ticketCount }: Analytics): string {
  return ticketCount === 0 ? texts.tickets : texts.others;
}

/** What is said of each side, after its name. */
export function tellSides(
  sides: readonly Side[],
  tell: (analytics: Analytics) => string,
): string[] {
  return sides.map(({ name, analytics }) =>
    texts.finding(name, tell(analytics)),
  );
}

/** What is said of free texts, which a side of few people withholds. */
export function tellTexts(
  tell: (analytics: Analytics) => string,
): (analytics: Analytics) => string {
  return (analytics) => {
    const { withheldUntil } = analytics;
    return withheldUntil === null
      ? tell(analytics)
      : releaseTexts.withheld(withheldUntil, formatCount(withheldUntil));
  };
}
