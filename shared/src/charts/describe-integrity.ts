import type { Analytics } from "../contract/analytics.ts";
import {
  flagMarks,
  type Integrity,
  refusalReasons,
} from "../contract/integrity.ts";
import { waysIn } from "../contract/ownership.ts";
import { choiceQuestions } from "../domain/choices.ts";
import { formatCount } from "../domain/locale.ts";
import { formatPercent } from "./format.ts";
import { withShares } from "./shares.ts";
import { isolate } from "./text-layout.ts";
import { integrity as texts } from "#messages";

/**
 * A sentence with the number of shown answers that are flagged.
 * @param figures Of all released responses.
 */
export function describeFlagged({
  flaggedCount,
  releasedCount,
}: Pick<Analytics, "flaggedCount" | "releasedCount">): string {
  if (releasedCount === 0) return texts.nothingShown;
  const shown = formatCount(releasedCount);
  return flaggedCount === 0
    ? texts.none({ shown })
    : texts.flagged({
        flagged: flaggedCount,
        formatted: formatCount(flaggedCount),
        shown,
      });
}

/** An option whose share differs between two selections of the same answers. */
export interface Shift {
  questionId: string;
  option: string;
  /** Percent of the people who answered the question. */
  all: number;
  without: number;
}

/** Every option's share with and without flagged responses, if both are known. */
export function shiftsOf(all: Analytics, without: Analytics): Shift[] {
  const others = new Map(
    choiceQuestions(without).map((question) => [question.id, question]),
  );
  return choiceQuestions(all).flatMap(({ id, options, total }) => {
    const other = others.get(id);
    if (other === undefined || total === 0 || other.total === 0) return [];
    const shares = new Map(
      withShares(other.options, other.total).map(({ option, percent }) => [
        option,
        percent,
      ]),
    );
    return withShares(options, total).map(({ option, percent }) => ({
      questionId: id,
      option,
      all: percent,
      without: shares.get(option) ?? 0,
    }));
  });
}

/** Difference in whole percentage points, consistent with the rounded shares next to it. */
export function pointsOf({ all, without }: Shift): number {
  return Math.round(without) - Math.round(all);
}

/** A sentence about the option that flagged responses change most. */
export function describeShift(all: Analytics, without: Analytics): string {
  const [most] = shiftsOf(all, without).sort(
    (one, other) => Math.abs(pointsOf(other)) - Math.abs(pointsOf(one)),
  );
  if (most === undefined || pointsOf(most) === 0) return texts.noShift;
  return texts.shift({
    option: isolate(most.option),
    without: formatPercent(most.without),
    all: formatPercent(most.all),
  });
}

export interface IntegrityTable {
  heading: string;
  /** The name of what is counted, and the count. */
  rows: [name: string, count: string][];
}

/** Tables of what became of the responses. */
export function integrityTables(integrity: Integrity): IntegrityTable[] {
  const { ways, sites, rings, refused, flagged } = integrity;
  return [
    {
      heading: texts.ways.heading,
      rows: waysIn.flatMap((way): IntegrityTable["rows"] => [
        [texts.ways[way], formatCount(ways[way])],
        ...(way === "embed" ? sites : []).map(
          ({ site, responses }): [string, string] => [
            texts.ways.embedSite({ site }),
            formatCount(responses),
          ],
        ),
      ]),
    },
    ...(rings
      ? [
          {
            heading: texts.rings.heading,
            rows: [
              [
                texts.rings.device,
                texts.rings.least({ count: formatCount(rings.device) }),
              ],
              [
                texts.rings.page,
                texts.rings.least({ count: formatCount(rings.page) }),
              ],
            ] satisfies IntegrityTable["rows"],
          },
        ]
      : []),
    {
      heading: texts.refused.heading,
      rows: refusalReasons.map((reason) => [
        texts.refused[reason],
        formatCount(refused[reason]),
      ]),
    },
    {
      heading: texts.marks.heading,
      rows: flagMarks.map((mark) => [
        texts.marks[mark],
        formatCount(flagged.marks[mark]),
      ]),
    },
  ];
}
