import { percentOf, rankingFigures, tenthsOf } from "@nearsay/core/domain";
import {
  describeRanking,
  drawBars,
  formatAverage,
  formatCount,
  formatPercent,
  kindTexts,
} from "@nearsay/core/domain/charts";
import { savedWidth } from "../download/download.ts";
import { BarList } from "../figures/bar-list.tsx";
import { texts } from "../texts.ts";
import { KindCard } from "./kind-card.tsx";
import type { KindQuestion } from "./kind-questions.ts";
import { kindsTexts } from "./kinds-texts.ts";

/** Items in the order of their mean rank, each with how many put it first. */
export function RankingCard({ question }: { readonly question: KindQuestion }) {
  const { id, text, options, places, total } = question;
  const figures = rankingFigures(options.length, places, total);
  const finding = describeRanking(figures, options, total);
  const ranked = [...figures.items].sort(
    (a, b) => (a.meanRank ?? 0) - (b.meanRank ?? 0),
  );
  const bars = ranked.map(({ item, first, meanRank }) => {
    const value = percentOf(first, total);
    const mean = meanRank === null ? texts.never : formatAverage(meanRank);
    const label = options[item] ?? "";
    return {
      label,
      value,
      reading: kindTexts.rankReading(formatPercent(value), mean),
      changeKey: `option:${id}:${label}` as const,
    };
  });
  return (
    <KindCard
      title={text}
      findings={[finding]}
      note={texts.totalRecorded(formatCount(total))}
      download={{
        drawing: () => drawBars({ label: finding, bars, max: 100 }, savedWidth),
        csv: () => ({
          columns: kindsTexts.rankingColumns,
          rows: ranked.map(({ item, first, meanRank, wins }) => [
            options[item] ?? "",
            first,
            meanRank === null ? "" : tenthsOf(meanRank),
            wins,
          ]),
        }),
      }}
      columns={kindsTexts.rankingColumns}
      rows={() =>
        ranked.map(({ item, first, meanRank, wins }) => [
          options[item] ?? "",
          formatCount(first),
          meanRank === null ? texts.never : formatAverage(meanRank),
          formatCount(wins),
        ])
      }
    >
      <BarList label={text} max={100} bars={bars} />
    </KindCard>
  );
}
