import type { Analytics } from "../contract/analytics.ts";
import { formatCount } from "../domain/locale.ts";
import { firstRelease, sayInGroups } from "../domain/answers.ts";
import { release as texts } from "#messages";

export type ReleasedFigures = Pick<
  Analytics,
  | "responseCount"
  | "releasedCount"
  | "flaggedCount"
  | "withoutFlagged"
  | "results"
  | "nextRelease"
  | "answerPlaces"
>;

export interface ReleaseNote {
  title: string;
  /** Null if the title is sufficient. */
  hint: string | null;
}

/**
 * Whether there is anything to draw: before the first release, empty charts
 * would suggest that no one answered.
 */
export function showsFigures(figures: ReleasedFigures): boolean {
  return figures.results.mode === "live" || figures.releasedCount > 0;
}

/** Number of responses that no figure includes yet. */
export function waitingCount(figures: ReleasedFigures): number {
  const { responseCount, releasedCount } = figures;
  return Math.max(0, responseCount - releasedCount - leftOutCount(figures));
}

/** Number of responses that these figures exclude because they are flagged. */
function leftOutCount({ flaggedCount, withoutFlagged }: ReleasedFigures) {
  return withoutFlagged ? flaggedCount : 0;
}

/**
 * Says on how many responses the figures are based, when or why the others are
 * not shown, and how many are flagged.
 * @param closing Text of the time at which the survey closes; null if unknown.
 */
export function describeRelease(
  figures: ReleasedFigures,
  closing: string | null,
): ReleaseNote {
  const { flaggedCount, withoutFlagged } = figures;
  const { title, hint } = describe(figures, closing);
  const hints = [
    hint,
    figures.results.mode === "room" && showsFigures(figures) && texts.room,
    flaggedCount > 0 &&
      texts.flagged({
        count: formatCount(flaggedCount),
        leftOut: withoutFlagged,
      }),
  ].filter((one) => typeof one === "string");
  return { title, hint: hints.length === 0 ? null : hints.join(" ") };
}

function describe(
  figures: ReleasedFigures,
  closing: string | null,
): ReleaseNote {
  if (figures.results.mode === "live")
    return { title: texts.atOnce, hint: texts.atOnceHint };
  return showsFigures(figures)
    ? describeShown(figures, closing)
    : describeAwaited(figures, closing);
}

function describeAwaited(
  figures: ReleasedFigures,
  closing: string | null,
): ReleaseNote {
  const { responseCount, nextRelease } = figures;
  if (responseCount > 0) {
    const title = texts.answered({
      count: responseCount,
      formatted: formatCount(responseCount),
    });
    return { title, hint: whenFirst(figures, closing) };
  }
  return nextRelease === null
    ? { title: texts.nobody, hint: null }
    : { title: texts.nobodyYet, hint: whenFirst(figures, closing) };
}

function whenFirst(figures: ReleasedFigures, closing: string | null): string {
  const { responseCount, results, nextRelease } = figures;
  if (nextRelease === "closing") return texts.closing({ date: closing });
  if (nextRelease === null)
    return isTooFew(figures) ? texts.tooFew : texts.soon;
  if (responseCount < firstRelease(results)) return sayInGroups(results);
  const group = formatCount(results.groupSize);
  return figures.answerPlaces === "none"
    ? texts.networks({ group })
    : texts.parts({ group });
}

function describeShown(
  figures: ReleasedFigures,
  closing: string | null,
): ReleaseNote {
  const { responseCount, releasedCount, nextRelease } = figures;
  const waiting = waitingCount(figures);
  const [some, all] = [formatCount(releasedCount), formatCount(responseCount)];
  if (waiting === 0 && leftOutCount(figures) === 0)
    return { title: texts.shownAll({ all: some }), hint: null };
  const shown = texts.shown({ shown: some, all });
  if (waiting === 0) return { title: `${shown}.`, hint: null };
  if (nextRelease === "more-answers")
    return {
      title: texts.next({ shown }),
      hint: texts.restsOn({ shown: some }),
    };
  const title = `${shown}.`;
  if (nextRelease === "closing")
    return { title, hint: texts.restAtClosing({ date: closing }) };
  return {
    title,
    hint: isTooFew(figures)
      ? texts.restTooFew({ count: waiting, formatted: formatCount(waiting) })
      : texts.restSoon,
  };
}

/**
 * Groups are released when a survey closes; if one is still waiting after that,
 * its release is imminent.
 */
function isTooFew(figures: ReleasedFigures): boolean {
  return waitingCount(figures) < figures.results.groupSize;
}
