import { formatLanguage } from "@nearsay/core/domain";
import * as texts from "#messages";
import type { Filters } from "./search.ts";

const words = texts.home.filters;

/** What is set, in one phrase; empty if nothing is. */
export function describeFilters(filters: Filters, isNear: boolean): string {
  const { openOnly, unanswered, within, language } = filters;
  return [
    openOnly && words.openOnly,
    unanswered && words.unanswered,
    isNear && within !== null && words.km({ reach: within }),
    language !== null && formatLanguage(language),
  ]
    .filter(Boolean)
    .join(" · ");
}
