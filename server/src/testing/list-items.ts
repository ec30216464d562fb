import type { TestClient } from "./client.ts";

/** What lists of surveys contain for each. */
export interface ListedSurvey {
  surveyId: number;
  title: string;
  distanceMeters: number | null;
}

/** The surveys of a list. Throws the server's message if it refuses. */
export async function listItems(
  visitor: TestClient,
  path: string,
): Promise<ListedSurvey[]> {
  const { status, body, text } = await visitor.get(path);
  if (status !== 200) throw new Error(text);
  return (body as { items: ListedSurvey[] }).items;
}
