import { fileNameOf } from "@nearsay/core/domain";
import type { EditorDraft } from "../draft/draft.ts";
import { offerText } from "../offer-file.ts";
import { surveyDocument } from "./survey-document.ts";
import {
  type Unwritten,
  listUnwritten,
  writeSurveyJs,
} from "./write-survey-js.ts";

/** As what a survey is saved: as this site reads all of it, or as SurveyJS reads what it asks. */
export type SavedAs = "own" | "surveyJs";

/**
 * Offers a draft as a file that `openFile` reads.
 * @returns What is not in it, beside what no file holds.
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
