import { fileNameOf } from "@nearsay/core/domain";
import type { EditorDraft } from "../draft/draft.ts";
import { offerText } from "../offer-file.ts";
import { surveyDocument } from "./survey-document.ts";
import {
  type Unwritten,
  listUnwritten,
  writeSurveyJs,
} from "./write-survey-js.ts";

/**
 * The format of a saved survey: this product's own, which is complete, or
 * SurveyJS, which contains only what that supports.
 */
export type SavedAs = "own" | "surveyJs";

/**
 * Offers a draft as a file that `openFile` reads.
 * @returns What is not in it, beyond what no file contains.
 */
export function saveDocument(
  draft: EditorDraft,
  as: SavedAs,
): readonly Unwritten[] {
  const isOwn = as === "own";
  const saved = isOwn ? surveyDocument(draft) : writeSurveyJs(draft);
  const name = fileNameOf({
    title: draft.title,
    id: null,
    what: isOwn ? "questions" : "surveyjs",
    extension: "json",
  });
  const text = `${JSON.stringify(saved, null, 2)}\n`;
  offerText(text, name, "application/json");
  return isOwn ? [] : listUnwritten(draft);
}
