import type { Question, SurveyPreviewProps } from "@nearsay/core/contract";
import type { EditorDraft } from "../editor/draft.ts";
import { buildPayload } from "../publish/build-payload.ts";
import { texts } from "../texts.ts";

/**
 * The draft as visitors would meet it if it were published now, with words in place of those that are missing.
 * @param groupSize Fewest responses that show together; 1 where the site does not tell it.
 */
export function draftPreview(
  draft: EditorDraft,
  groupSize = 1,
): SurveyPreviewProps {
  const payload = buildPayload(draft, "");
  return {
    title: payload.title || texts.preview.untitled,
    instructions: payload.instructions,
    closesAt: payload.expiresAt ?? null,
    results: { mode: draft.access.results, groupSize },
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
