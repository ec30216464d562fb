export * from "./answers.ts";
export * from "./author.ts";
export * from "./batches.ts";
export * from "./choices.ts";
export * from "./country-name.ts";
export * from "./confirmation.ts";
export * from "./csv.ts";
export * from "./distance.ts";
export * from "./drawing-steps.ts";
export * from "./embed-tags.ts";
export * from "./file-name.ts";
export * from "./insights.ts";
export * from "./keywords.ts";
export {
  type PluralForms,
  digitsOf,
  direction,
  formatCount,
  formatLanguage,
  formatList,
  groupDigits,
  isAmerican,
  language,
  locale,
  plural,
  varietyOf,
} from "./locale.ts";
export * from "./location.ts";
export * from "./map-bins.ts";
export * from "./markup.ts";
export * from "./name-itself.ts";
export * from "./option-tone.ts";
export * from "./origin.ts";
export * from "./relative-time.ts";
export * from "./ring.ts";
export * from "./sentences.ts";
export * from "./text-key.ts";
export * from "./thanks-link.ts";
export * from "./ticket-codes.ts";
export * from "./translations.ts";
export * from "./typed/describe-typed.ts";
export * from "./typed/typed-date.ts";
export * from "./typed/typed-number.ts";
export { pageTitles } from "#messages";
