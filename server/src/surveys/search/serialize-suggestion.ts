import type { Suggestion as SuggestionItem } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Suggestion } from "./suggest.ts";

/** A suggestion as callers see it. */
export function serializeSuggestion(
  suggestion: Suggestion,
): Static<typeof SuggestionItem> {
  if (suggestion.kind === "keyword") {
    const { keyword, surveyCount } = suggestion;
    return { type: "keyword", keyword, count: surveyCount, label: keyword };
  }
  const { surveyId, title, responseCount, likeCount } = suggestion.survey;
  return {
    ...{ type: "survey", surveyId, title },
    responses_count: responseCount,
    like_count: likeCount,
  };
}
