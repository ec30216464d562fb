import type { TestClient } from "./client.ts";

/** The request of the creator remote, with a choice and a free-text question. */
export function surveyPayload(overrides: Record<string, unknown> = {}) {
  return {
    title: "Night buses",
    instructions: "Two questions about night buses.",
    type: "geo",
    feedback: false,
    radiusMeters: null,
    lat: null,
    lng: null,
    visibility: { mode: "global", code: null },
    // So that figures include a test's answers immediately.
    results: "live",
    questions: [
      choiceQuestion,
      { text: "Why?", type: "free_text", options: [], allowMultiple: false },
    ],
    ...overrides,
  };
}

export const choiceQuestion = {
  text: "How often do you take one?",
  type: "multiple_choice",
  options: ["Weekly", "Monthly", "Never"],
  allowMultiple: false,
};

/** Publishes as this visitor and returns the survey's id. */
export async function publishSurvey(
  creator: TestClient,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return (await publishWithKey(creator, overrides)).id;
}

/** The reply to publishing. */
export interface Published {
  id: number;
  surveyUuid: string;
  ownerKey: string;
}

export async function publishWithKey(
  creator: TestClient,
  overrides: Record<string, unknown> = {},
): Promise<Published> {
  const token = await creator.post("/surveys/embedded-token");
  const { embeddedToken } = token.body as { embeddedToken: string };
  const survey = { ...surveyPayload(overrides), embeddedToken };
  const answer = await creator.post("/surveys", { survey });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as Published;
}

/** The ids of a survey's questions, in order. */
export async function questionIds(
  visitor: TestClient,
  surveyId: number,
  query = "",
): Promise<number[]> {
  const answer = await visitor.get(`/surveys/${surveyId}/questions${query}`);
  const { items } = answer.body as { items: { id: number }[] };
  return items.map(({ id }) => id);
}
