import type { EditorDraft } from "../draft/draft.ts";
import { offerText } from "../offer-file.ts";
import { surveyDocument } from "./survey-document.ts";

/** Offers a draft as a file that `openFile` reads. */
export function saveDocument(draft: EditorDraft): void {
  const text = `${JSON.stringify(surveyDocument(draft), null, 2)}\n`;
  offerText(text, "nearsay-survey.json", "application/json");
}
