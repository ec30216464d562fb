import type { KeywordCount } from "@nearsay/core/contract";
import { max } from "d3-array";
import { BarList } from "../figures/bar-list.tsx";
import { formatCount } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";

/** A bar for each keyword, as long as it is frequent. */
export function KeywordBars(props: {
  readonly keywords: readonly KeywordCount[];
}) {
  return (
    <BarList
      label={texts.keywords}
      bars={props.keywords.map(({ term, count }) => ({
        label: term,
        value: count,
        reading: formatCount(count),
      }))}
      max={max(props.keywords, ({ count }) => count) ?? 0}
      look="rows"
    />
  );
}
