import { surveyPath } from "./build-request.ts";
import { requestFile } from "./request.ts";

/** What an export needs beside the survey. */
export interface ExportCredential {
  /** Access code of a survey that requires one. */
  code?: string | undefined;
  /** Code that its creator asks of people who export. */
  exportCode?: string | undefined;
}

/**
 * The insights of a survey as one HTML file.
 * @throws ApiError on a refusal: 403 without the right export code, 423 and 429 after too many wrong ones; AbortError when `signal` fired.
 */
export function exportInsights(
  surveyId: string,
  { code, exportCode }: ExportCredential = {},
  signal?: AbortSignal,
): Promise<Blob> {
  return requestFile(surveyPath(surveyId, "export/html"), {
    query: { code, export_code: exportCode },
    action: "analytics_export",
    signal,
  });
}
