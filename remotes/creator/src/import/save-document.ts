import type { EditorDraft } from "../draft/draft.ts";
import { surveyDocument } from "./survey-document.ts";

const revokeAfterMs = 60_000;

/** Offers a draft as a file that `openFile` reads. */
export function saveDocument(draft: EditorDraft): void {
  const text = `${JSON.stringify(surveyDocument(draft), null, 2)}\n`;
  const url = URL.createObjectURL(
    new Blob([text], { type: "application/json" }),
  );
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = "nearsay-survey.json";
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
