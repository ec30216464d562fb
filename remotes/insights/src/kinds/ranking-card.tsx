import { tenthsOf } from "@nearsay/core/domain";
import {
  type KindQuestion,
  type KindSide,
  drawKind,
  formatCount,
  kindFindings,
  kindShares,
  rankedItems,
  sideRows,
  writeMean,
} from "@nearsay/core/charts";
import { BarList } from "../figures/bar-list.tsx";
import { sideTable } from "../sides/side-numbers.ts";
import { insights as texts, kinds as kindsTexts } from "#messages";
import { KindCard, savedSize } from "./kind-card.tsx";

const [itemColumn] = kindsTexts.rankingColumns;

/** Items in the order of their mean rank, each with how many put it first. */
export function RankingCard(props: {
  readonly question: KindQuestion;
  /** Empty if the groups are not shown separately. */
  readonly sides: readonly KindSide[];
}) {
  const { question, sides } = props;
  const { id, text, total } = question;
  const { items } = rankedItems(question);
  const names = items.map(({ label }) => label);
  const apart = sides.length > 0;
  return (
    <KindCard
      title={text}
      findings={kindFindings(question, sides)}
      note={texts.totalRecorded({ count: formatCount(total) })}
      download={{
        drawing: () => drawKind(question, savedSize, sides),
        csv: () =>
          apart
            ? sideTable(itemColumn, names, kindShares(question, sides))
            : {
                columns: kindsTexts.rankingColumns,
                rows: items.map(({ label, first, meanRank, wins }) => [
                  label,
                  first,
                  meanRank === null ? "" : tenthsOf(meanRank),
                  wins,
                ]),
              },
      }}
      columns={
        apart
          ? [itemColumn, ...sides.map(({ name }) => name)]
          : kindsTexts.rankingColumns
      }
      rows={() =>
        apart
          ? sideRows(names, kindShares(question, sides))
          : items.map(({ label, first, meanRank, wins }) => [
              label,
              formatCount(first),
              writeMean(meanRank),
              formatCount(wins),
            ])
      }
    >
      <BarList
        label={text}
        max={100}
        bars={items.map(({ label, value, reading }) => ({
          label,
          value,
          reading,
          changeKey: `option:${id}:${label}`,
          sides: apart ? sides.map((side) => barOf(side, label)) : undefined,
        }))}
      />
    </KindCard>
  );
}

function barOf({ name, question }: KindSide, label: string) {
  const own = rankedItems(question).items.find((one) => one.label === label);
  return { name, value: own?.value ?? 0, reading: own?.reading ?? "" };
}
