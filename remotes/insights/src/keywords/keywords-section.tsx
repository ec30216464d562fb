import type { KeywordCount } from "@nearsay/core/contract";
import {
  clampKeywordCount,
  keywordCoverage,
  keywordShowDefault,
  keywordShowOptions,
  rankKeywords,
  sum,
} from "@nearsay/core/domain";
import {
  type Drawing,
  type KeywordSides,
  type KeywordsFigure,
  type Side,
  drawBars,
  drawTreemap,
  formatCount,
  formatPercent,
  keywordSides,
  keywordTexts,
} from "@nearsay/core/charts";
import { Chip, Segmented, SelectField } from "@nearsay/core/ui";
import { useMemo, useState } from "react";
import { savedWidth } from "../download/download.ts";
import {
  Figure,
  FigureSection,
  QuietLine,
  WithheldLine,
} from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { SideFindings } from "../sides/side-findings.tsx";
import { sideTable } from "../sides/side-numbers.ts";
import { insights as texts } from "#messages";
import {
  KeywordBars,
  keywordBars,
  keywordRows,
  keywordTable,
} from "./keyword-bars.tsx";
import { CountedChips } from "./keyword-chips.tsx";
import { figureOf } from "./keyword-figure.ts";
import { KeywordTreemap } from "./keyword-treemap.tsx";
import styles from "./keywords-section.module.css";
import { SidesOfKeywords, drawSidesView } from "./sides-of-keywords.tsx";

const views = {
  bars: KeywordBars,
  treemap: KeywordTreemap,
  chips: CountedChips,
};

type View = keyof typeof views;

const segments = [
  { value: "bars", label: texts.bars },
  { value: "treemap", label: texts.treemap },
  { value: "chips", label: texts.chips },
] as const;

const showOptions = keywordShowOptions.map((count) => ({
  value: String(count),
  label: formatCount(count),
}));

/** The most frequent words in answers. */
export function KeywordsSection(props: {
  readonly keywords: readonly KeywordCount[];
  /** Number of responses from which keywords show, while there are fewer. */
  readonly withheldUntil?: number | null;
  /** Shown instead of the combined figures if any of them has keywords. */
  readonly sides?: readonly Side[];
}) {
  const { keywords, withheldUntil = null, sides = [] } = props;
  const ranked = useMemo(() => rankKeywords(keywords), [keywords]);
  const apart = useMemo(() => keywordSides(sides), [sides]);
  if (ranked.length > 0)
    return <KeywordsFigure ranked={ranked} apart={apart} />;
  return (
    <FigureSection title={texts.keywords}>
      {withheldUntil === null ? (
        <QuietLine title={keywordTexts.noKeywords}>
          {texts.noKeywordsHint}
        </QuietLine>
      ) : (
        <WithheldLine until={withheldUntil} />
      )}
    </FigureSection>
  );
}

function KeywordsFigure(props: {
  readonly ranked: KeywordCount[];
  readonly apart: KeywordSides | null;
}) {
  const { ranked, apart } = props;
  const [show, setShow] = useState(String(keywordShowDefault));
  const [view, setView] = useState<View>("bars");
  const most = clampKeywordCount(Number(show));
  const figure = useMemo(() => figureOf(ranked, most), [ranked, most]);
  const total = sum(ranked.map(({ count }) => count));
  const shown = figure.keywords.length;
  const covered = keywordCoverage(ranked, shown);
  const Keywords = views[view];
  return (
    <FigureSection
      title={texts.keywords}
      aside={
        apart === null && (
          <Chip tone="accent">
            {texts.coverage({
              count: formatCount(shown),
              percent: formatPercent(covered),
            })}
          </Chip>
        )
      }
      download={{
        name: texts.keywords,
        drawing: () =>
          apart === null
            ? drawView(view, figure)
            : drawSidesView(view, apart, most),
        csv: () =>
          apart === null
            ? keywordTable(ranked, total)
            : sideTable(texts.keyword, apart.terms, apart.shares),
      }}
    >
      <div className={styles.controls}>
        <Segmented
          label={texts.keywordsView}
          segments={segments}
          value={view}
          onChange={setView}
        />
        <div className={styles.show}>
          <span aria-hidden="true">{texts.show}</span>
          <SelectField
            label={texts.show}
            hideLabel
            options={showOptions}
            value={show}
            onChange={setShow}
          />
        </div>
      </div>
      <Figure
        finding={
          apart ? <SideFindings findings={apart.findings} /> : figure.label
        }
        note={view === "chips" ? texts.chipsHint : null}
      >
        {apart === null ? (
          <>
            <Keywords figure={figure} total={total} />
            <NumbersTable
              caption={texts.keywords}
              columns={[texts.keyword, texts.mentions, texts.share]}
              rows={() => keywordRows(figure.keywords, total)}
            />
          </>
        ) : (
          <SidesOfKeywords view={view} apart={apart} most={most} />
        )}
      </Figure>
    </FigureSection>
  );
}

/** Chips are not a chart, so the bars are saved instead. */
function drawView(view: View, figure: KeywordsFigure): Drawing {
  return view === "treemap"
    ? drawTreemap(figure, savedWidth)
    : drawBars(keywordBars(figure), savedWidth);
}
