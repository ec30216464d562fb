import { type Claim, type ClaimFigures, isSupported } from "./is-supported.ts";
import { type HoldsName, namesSomebody } from "./names-somebody.ts";
import {
  type WrittenText,
  createCountHolders,
  quotesFew,
} from "./quotes-few.ts";

export interface ClaimRules {
  figures: ClaimFigures;
  /** What the writer has seen of what people wrote. */
  texts: readonly WrittenText[];
  /** How many responses must hold a text for it to be repeated. */
  group: number;
  holdsName: HoldsName;
}

/** What may be published of what a model claims: what the figures support, and nothing that names or quotes somebody. */
export function createIsTellable(rules: ClaimRules): (claim: Claim) => boolean {
  const { figures, texts, group } = rules;
  const countHolders = createCountHolders(texts);
  const own = [
    figures.title,
    ...figures.questions.flatMap(({ text, options }) => [text, ...options]),
  ];
  return (claim) =>
    isSupported(claim, figures) &&
    !quotesFew(claim.text, own, countHolders, group) &&
    !namesSomebody(claim.text, own, countHolders, rules);
}
