import type { KeywordCount } from "../contract/analytics.ts";
import { formatCount, formatList } from "../domain/locale.ts";
import { keyword as texts } from "#messages";
import { quote } from "./text-layout.ts";

/** More tied top keywords than this are counted instead of named. */
const namedMost = 3;

/**
 * Number of keywords that a chart highlights, of a ranked list: those tied at
 * the top, if they are few and others follow. A single keyword is highlighted,
 * too.
 */
export function leadingKeywords(
  ranked: readonly KeywordCount[],
): KeywordCount[] {
  const top = ranked.filter(({ count }) => count === ranked[0]?.count);
  const stand = top.length < ranked.length || ranked.length === 1;
  return stand && top.length <= namedMost ? top : [];
}

/** One sentence about a ranked list of keywords: which ones lead, or that none does. */
export function describeKeywords(ranked: readonly KeywordCount[]): string {
  const [first] = ranked;
  if (!first) return texts.noKeywords;
  const mentions = texts.mentionCount({
    count: first.count,
    formatted: formatCount(first.count),
  });
  const top = ranked.filter(({ count }) => count === first.count);
  const next = ranked[top.length];
  const name = quote(first.term);
  if (top.length === 1) {
    return next
      ? texts.leads({
          keyword: name,
          mentions,
          next: quote(next.term),
          count: formatCount(next.count),
        })
      : texts.onlyKeyword({ keyword: name, mentions });
  }
  if (top.length > namedMost) {
    const describe = next ? texts.severalLead : texts.allLevel;
    return describe({ count: formatCount(top.length), mentions });
  }
  return texts.lead({
    keywords: formatList(top.map(({ term }) => quote(term))),
    mentions,
  });
}
