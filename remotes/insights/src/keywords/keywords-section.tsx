import type { KeywordCount } from "@nearsay/core/contract";
import {
  clampKeywordCount,
  keywordCoverage,
  keywordShowDefault,
  keywordShowOptions,
  rankKeywords,
} from "@nearsay/core/domain";
import { Chip, SelectField } from "@nearsay/core/ui";
import { useMemo, useState } from "react";
import { FigureSection } from "../figures/figure-section.tsx";
import { QuietLine } from "../figures/quiet-line.tsx";
import { formatCount, formatPercent } from "../format.ts";
import { texts } from "../texts.ts";
import { KeywordBars } from "./keyword-bars.tsx";
import styles from "./keywords-section.module.css";

const showOptions = keywordShowOptions.map((count) => ({
  value: String(count),
  label: formatCount(count),
}));

/** The words that answers used most. */
export function KeywordsSection(props: {
  readonly keywords: readonly KeywordCount[];
}) {
  const [show, setShow] = useState(String(keywordShowDefault));
  const ranked = useMemo(() => rankKeywords(props.keywords), [props.keywords]);
  if (ranked.length === 0) {
    return (
      <FigureSection title={texts.keywords}>
        <QuietLine title={texts.noKeywords}>{texts.noKeywordsHint}</QuietLine>
      </FigureSection>
    );
  }
  const shown = ranked.slice(0, clampKeywordCount(Number(show)));
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
      <KeywordBars keywords={shown} />
    </FigureSection>
  );
}
