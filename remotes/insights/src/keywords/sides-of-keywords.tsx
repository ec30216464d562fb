import { sum } from "@nearsay/core/domain";
import {
  type Drawing,
  type KeywordSides,
  type SideShare,
  drawBars,
  drawBelow,
  drawTreemap,
  formatPercent,
  shareAt,
  sideRows,
  sideTexts,
} from "@nearsay/core/charts";
import { savedWidth } from "../download/download.ts";
import { type Bar, BarList } from "../figures/bar-list.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { SideName, SideSwatch } from "../sides/side-name.tsx";
import { insights as texts } from "#messages";
import { KeywordChips } from "./keyword-chips.tsx";
import { figureOf } from "./keyword-figure.ts";
import { KeywordTreemap } from "./keyword-treemap.tsx";

interface SidesProps {
  readonly apart: KeywordSides;
  /** Number of keywords that are shown. */
  readonly most: number;
}

/** The keywords of both groups, in shares of each group's people. */
export function SidesOfKeywords(
  props: SidesProps & { readonly view: "bars" | "treemap" | "chips" },
) {
  const { view, apart, most } = props;
  const View = views[view];
  return (
    <>
      <View apart={apart} most={most} />
      <NumbersTable
        caption={texts.keywords}
        columns={[texts.keyword, ...apart.shares.map(({ name }) => name)]}
        rows={() => sideRows(apart.terms.slice(0, most), apart.shares)}
      />
    </>
  );
}

function SideBars({ apart, most }: SidesProps) {
  return (
    <BarList {...sideBars(apart, most)} label={texts.keywords} look="rows" />
  );
}

/** Areas cannot be compared between groups of different sizes, so each group has its own map. */
function SideTreemaps({ apart, most }: SidesProps) {
  return apart.ranked.map(
    ({ name, keywords }, side) =>
      keywords.length > 0 && (
        <div key={name}>
          <SideName side={side}>{name}</SideName>
          <KeywordTreemap
            name={name}
            figure={figureOf(keywords, most)}
            total={sum(keywords.map(({ count }) => count))}
          />
        </div>
      ),
  );
}

function SideChips({ apart, most }: SidesProps) {
  const { terms, shares } = apart;
  return (
    <KeywordChips
      terms={terms.slice(0, most)}
      describe={(index) =>
        shares.map((side, place) => (
          <span key={side.name}>
            <SideSwatch side={place} />
            <span className="visually-hidden"> {side.name} </span>{" "}
            {readShare(shareAt(side, index))}{" "}
          </span>
        ))
      }
    />
  );
}

const views = { bars: SideBars, treemap: SideTreemaps, chips: SideChips };

/** What is saved of a view: the bars for chips, because chips are not a chart. */
export function drawSidesView(
  view: keyof typeof views,
  apart: KeywordSides,
  most: number,
): Drawing {
  if (view === "treemap")
    return drawBelow(
      apart.ranked
        .filter(({ keywords }) => keywords.length > 0)
        .map(({ name, keywords }) => ({
          name,
          drawing: drawTreemap(figureOf(keywords, most), savedWidth),
        })),
    );
  const { bars, max } = sideBars(apart, most);
  return drawBelow(
    apart.ranked.map(({ name }, side) => ({
      name,
      drawing: drawBars(
        {
          label: apart.findings[side] ?? "",
          max,
          bars: bars.map(({ label, sides }) => ({
            value: 0,
            reading: "",
            ...sides?.[side],
            label,
          })),
        },
        savedWidth,
      ),
    })),
  );
}

/** Two bars for each keyword, on one scale. */
function sideBars({ terms, shares }: KeywordSides, most: number) {
  const bars = terms.slice(0, most).map((term, index): Bar => {
    const sides = shares.map((side) => {
      const share = shareAt(side, index);
      return {
        name: share.name,
        value: share.percent,
        reading: readShare(share),
      };
    });
    return {
      label: term,
      value: 0,
      reading: "",
      changeKey: `keyword:${term}`,
      sides,
    };
  });
  const values = bars.flatMap(({ sides = [] }) => sides);
  return { bars, max: Math.max(...values.map(({ value }) => value)) };
}

function readShare({ count, percent }: SideShare): string {
  return count === null ? sideTexts.untold : formatPercent(percent);
}
