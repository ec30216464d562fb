import type {
  Question,
  ResultsMode,
  ResultsRule,
  SurveyPreviewProps,
} from "@nearsay/core/contract";
import type { EditorDraft } from "../draft/draft.ts";
import { buildPayload } from "../publish/build-payload.ts";
import { texts } from "../texts.ts";

/**
 * The draft as visitors would meet it if it were published now, with words in place of those that are missing.
 * @param groupSize Fewest responses that show together; undefined where the site does not tell it.
 */
export function draftPreview(
  draft: EditorDraft,
  groupSize?: number,
): SurveyPreviewProps {
  const payload = buildPayload(draft, "");
  return {
    title: payload.title || texts.preview.untitled,
    instructions: payload.instructions,
    closesAt: payload.expiresAt ?? null,
    results: resultsOf(draft.access.results, groupSize),
    questions: payload.questions.map(
      (
        { text, type, options, allowMultiple, isChallenge },
        index,
      ): Question => ({
        id: String(index),
        text: text || texts.preview.noText,
        type,
        options: [...new Set(options)],
        allowMultiple,
        isChallenge,
      }),
    ),
  };
}

/** Undefined where the sentence would lack its number. */
function resultsOf(
  mode: ResultsMode,
  groupSize: number | undefined,
): ResultsRule | undefined {
  return mode === "groups" && groupSize === undefined
    ? undefined
    : { mode, groupSize: groupSize ?? 1 };
}
