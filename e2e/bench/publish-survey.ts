import type { ApiVisitor } from "../fixtures/api-visitor.ts";
import { fiveQuestions } from "./five-questions.ts";

/** Publishes the five questions for everybody and answers their number. */
export async function publishSurvey(
  url: string,
  creator: ApiVisitor,
  title: string = fiveQuestions.title,
): Promise<number> {
  const ask = async (path: string, body?: unknown) => {
    const answer = await creator.call(url, "POST", path, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`POST ${path}: ${JSON.stringify(answer.body)}`);
  };
  const token = await ask("/surveys/embedded-token");
  const { embeddedToken } = token as { embeddedToken: string };
  const visibility = { mode: "global", code: null };
  const survey = { ...fiveQuestions, title, type: "geo", visibility };
  const made = await ask("/surveys", { survey: { ...survey, embeddedToken } });
  return (made as { id: number }).id;
}
