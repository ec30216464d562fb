import type { KeywordCount } from "@nearsay/core/contract";
import {
  clampKeywordCount,
  keywordCoverage,
  keywordShowDefault,
  keywordShowOptions,
  rankKeywords,
} from "@nearsay/core/domain";
import { Chip, Segmented, SelectField } from "@nearsay/core/ui";
import { useMemo, useState } from "react";
import { FigureSection } from "../figures/figure-section.tsx";
import { QuietLine } from "../figures/quiet-line.tsx";
import { formatCount, formatPercent } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import { KeywordBars } from "./keyword-bars.tsx";
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
}) {
  const [show, setShow] = useState(String(keywordShowDefault));
  const [view, setView] = useState<View>("bars");
  const ranked = useMemo(() => rankKeywords(props.keywords), [props.keywords]);
  if (ranked.length === 0) {
    return (
      <FigureSection title={texts.keywords}>
        <QuietLine title={texts.noKeywords}>{texts.noKeywordsHint}</QuietLine>
      </FigureSection>
    );
  }
  const shown = ranked.slice(0, clampKeywordCount(Number(show)));
  const Keywords = views[view];
  const coverage = keywordCoverage(ranked, shown.length);
  return (
    <FigureSection
      title={texts.keywords}
      aside={
        <Chip tone="accent">
          {texts.coverage(formatCount(shown.length), formatPercent(coverage))}
        </Chip>
      }
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
      {view === "chips" && <p className={styles.hint}>{texts.chipsHint}</p>}
      <Keywords keywords={shown} />
    </FigureSection>
  );
}
