import type { DraftLanguage } from "./languages/draft-language.ts";
import { wordsOf } from "./languages/words-of.ts";
import { withoutTopics } from "./templates/offer-templates.ts";

/** Whether the text contains more than a greeting and a request for a survey. */
export function hasContent(text: string, language: DraftLanguage): boolean {
  const filler = new RegExp(wordsOf[language].reads.filler.source, "giu");
  return /[\p{L}\p{N}]{2,}|\p{Lo}/u.test(text.replace(filler, ""));
}

/** Whether it also says more than the name of a template. */
export function hasOwnTopic(text: string, language: DraftLanguage): boolean {
  return hasContent(withoutTopics(text, language), language);
}
