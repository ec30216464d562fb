import { requestFile, surveyPath } from "@nearsay/core/api";

/** What an export needs in addition to the survey. */
export interface ExportCredential {
  /** Access code of a survey that requires one. */
  code?: string | undefined;
  /** Code that the survey's creator requires for exports. */
  exportCode?: string | undefined;
}

/**
 * The insights of a survey as one HTML file.
 * @throws ApiError if refused: 403 without the correct export code, 423 and 429
 *   after too many wrong ones; AbortError if `signal` fired.
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
