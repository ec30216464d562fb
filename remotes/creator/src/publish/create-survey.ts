import { request, underOneKey } from "@nearsay/core/api";
import {
  type CreatedSurvey,
  readCreatedSurvey,
  type SurveyPayload,
} from "@nearsay/core/contract";

/** Publishes a survey, once, and returns its id and owner key. */
export async function createSurvey(
  survey: SurveyPayload,
): Promise<CreatedSurvey> {
  const path = "/surveys";
  const body = { survey };
  const reply = await underOneKey(
    JSON.stringify([path, body]),
    (idempotencyKey) =>
      request(path, {
        method: "POST",
        body,
        action: "survey_create",
        idempotencyKey,
      }),
  );
  return readCreatedSurvey(reply);
}
