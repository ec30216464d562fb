import { type ExportCredential, exportInsights } from "@nearsay/core/api";
import { saveFile } from "../download/save-file.ts";
import { type ExportRefusal, readRefusal } from "./read-refusal.ts";

/** Saves the insights of a survey as a file, unless `signal` fires before; answers why it could not, null when it could. */
export async function exportHtml(
  surveyId: string,
  credential: ExportCredential,
  signal?: AbortSignal,
): Promise<ExportRefusal | null> {
  try {
    const file = await exportInsights(surveyId, credential, signal);
    saveFile(`nearsay-insights-${surveyId}.html`, file);
    return null;
  } catch (error) {
    const refusal = readRefusal(error);
    // To be asked for a code is the ordinary way, and whoever gave up knows.
    if (!refusal.codeRequired && !signal?.aborted)
      console.error("export html failed", error);
    return refusal;
  }
}
