import type { Analytics } from "../../contract/analytics.ts";
import { formatCount } from "../locale.ts";
import { firstRelease, sayInGroups } from "../answers.ts";
import { releaseTexts as texts } from "./texts.ts";

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
  /** Null where the title says it all. */
  hint: string | null;
}

/** Whether there is anything to draw: where nothing is released, empty charts would say that nobody answered. */
export function showsFigures(figures: ReleasedFigures): boolean {
  return figures.results.mode === "live" || figures.releasedCount > 0;
}

/** Responses that no figure rests on yet. */
export function waitingCount(figures: ReleasedFigures): number {
  const { responseCount, releasedCount } = figures;
  return Math.max(0, responseCount - releasedCount - leftOutCount(figures));
}

/** Responses that are shown to nobody who looks at these figures, as they are flagged. */
function leftOutCount({ flaggedCount, withoutFlagged }: ReleasedFigures) {
  return withoutFlagged ? flaggedCount : 0;
}

/**
 * How many of the responses the figures rest on, when the others show or why they do not, and how many are flagged.
 * @param closing When the survey closes, in words; null where it is not known.
 */
export function describeRelease(
  figures: ReleasedFigures,
  closing: string | null,
): ReleaseNote {
  const { flaggedCount, withoutFlagged } = figures;
  const { title, hint } = describe(figures, closing);
  if (flaggedCount === 0) return { title, hint };
  const flagged = texts.flagged(formatCount(flaggedCount), withoutFlagged);
  return { title, hint: hint === null ? flagged : `${hint} ${flagged}` };
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
    const title = texts.answered(responseCount, formatCount(responseCount));
    return { title, hint: whenFirst(figures, closing) };
  }
  return nextRelease === null
    ? { title: texts.nobody, hint: null }
    : { title: texts.nobodyYet, hint: whenFirst(figures, closing) };
}

function whenFirst(figures: ReleasedFigures, closing: string | null): string {
  const { responseCount, results, nextRelease } = figures;
  if (nextRelease === "closing") return texts.closing(closing);
  if (nextRelease === null)
    return isTooFew(figures) ? texts.tooFew : texts.soon;
  if (responseCount < firstRelease(results)) return sayInGroups(results);
  const group = formatCount(results.groupSize);
  return figures.answerPlaces === "none"
    ? texts.networks(group)
    : texts.parts(group);
}

function describeShown(
  figures: ReleasedFigures,
  closing: string | null,
): ReleaseNote {
  const { responseCount, releasedCount, nextRelease } = figures;
  const waiting = waitingCount(figures);
  const [some, all] = [formatCount(releasedCount), formatCount(responseCount)];
  if (waiting === 0 && leftOutCount(figures) === 0)
    return { title: texts.shownAll(some), hint: null };
  const shown = texts.shown(some, all);
  if (waiting === 0) return { title: `${shown}.`, hint: null };
  if (nextRelease === "more-answers")
    return { title: texts.next(shown), hint: texts.restsOn(some) };
  const title = `${shown}.`;
  if (nextRelease === "closing")
    return { title, hint: texts.restAtClosing(closing) };
  return {
    title,
    hint: isTooFew(figures)
      ? texts.restTooFew(waiting, formatCount(waiting))
      : texts.restSoon,
  };
}

/** Once a survey is closed a group goes out; where one still waits, that is about to happen. */
function isTooFew(figures: ReleasedFigures): boolean {
  return waitingCount(figures) < figures.results.groupSize;
}
