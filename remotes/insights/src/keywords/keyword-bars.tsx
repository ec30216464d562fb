import { type Bar, BarList } from "../figures/bar-list.tsx";
import { texts } from "../texts.ts";
import { keywordBars } from "./keyword-numbers.ts";
import type { KeywordsViewProps } from "./keywords-view.ts";

/** A bar for each keyword, as long as it is frequent. */
export function KeywordBars({ figure }: KeywordsViewProps) {
  const { bars, max } = keywordBars(figure);
  const marked = bars.map((bar): Bar => ({
    ...bar,
    changeKey: `keyword:${bar.label}`,
  }));
  return <BarList label={texts.keywords} bars={marked} max={max} look="rows" />;
}
