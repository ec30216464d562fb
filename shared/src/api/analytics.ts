import { type Analytics, readAnalytics } from "../contract/analytics.ts";
import { surveyPath } from "./build-request.ts";
import { request } from "./request.ts";
import { credentialQuery, type SurveyCredential } from "./surveys.ts";

export async function getAnalytics(
  surveyId: string,
  credential: SurveyCredential = {},
  signal?: AbortSignal,
): Promise<Analytics> {
  const query = credentialQuery(credential);
  const path = surveyPath(surveyId, "analytics");
  return readAnalytics(await request(path, { query, signal }));
}
