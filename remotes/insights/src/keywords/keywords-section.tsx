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
  type KeywordsFigure,
  describeKeywords,
  drawBars,
  drawTreemap,
  formatCount,
  formatPercent,
  keywordTexts,
  leadingKeywords,
} from "@nearsay/core/domain/charts";
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
import { texts } from "../texts.ts";
import {
  KeywordBars,
  keywordBars,
  keywordRows,
  keywordTable,
} from "./keyword-bars.tsx";
import { KeywordChips } from "./keyword-chips.tsx";
import { KeywordTreemap } from "./keyword-treemap.tsx";
import styles from "./keywords-section.module.css";

const views = {
  bars: KeywordBars,
  treemap: KeywordTreemap,
  chips: KeywordChips,
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

/** The words that answers used most. */
export function KeywordsSection(props: {
  readonly keywords: readonly KeywordCount[];
  /** From how many responses on keywords show, where these are still fewer. */
  readonly withheldUntil?: number | null;
}) {
  const { keywords, withheldUntil = null } = props;
  const ranked = useMemo(() => rankKeywords(keywords), [keywords]);
  if (ranked.length > 0) return <KeywordsFigure ranked={ranked} />;
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

function KeywordsFigure({ ranked }: { readonly ranked: KeywordCount[] }) {
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
        <Chip tone="accent">
          {texts.coverage(formatCount(shown), formatPercent(covered))}
        </Chip>
      }
      download={{
        name: texts.keywords,
        drawing: () => drawView(view, figure),
        csv: () => keywordTable(ranked, total),
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
        finding={figure.label}
        note={view === "chips" ? texts.chipsHint : null}
      >
        <Keywords figure={figure} total={total} />
        <NumbersTable
          caption={texts.keywords}
          columns={[texts.keyword, texts.mentions, texts.share]}
          rows={() => keywordRows(figure.keywords, total)}
        />
      </Figure>
    </FigureSection>
  );
}

function figureOf(
  ranked: readonly KeywordCount[],
  most: number,
): KeywordsFigure {
  const label = describeKeywords(ranked);
  const leading = leadingKeywords(ranked).length;
  return { label, keywords: ranked.slice(0, most), leading };
}

/** Chips are no chart: of them the bars are saved. */
function drawView(view: View, figure: KeywordsFigure): Drawing {
  return view === "treemap"
    ? drawTreemap(figure, savedWidth)
    : drawBars(keywordBars(figure), savedWidth);
}
