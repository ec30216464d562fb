import type { Page } from "playwright";
import { ApiVisitor } from "../../fixtures/api-visitor.ts";
import { publishSurvey } from "../../fixtures/publish-survey.ts";
import { fiveQuestions } from "../five-questions.ts";

/** Surveys published at once: more would only wait for each other. */
const abreast = 20;

/** Publishes surveys, and returns them as lists show them: with the first question. */
export async function publishMany(
  url: string,
  count: number,
): Promise<unknown[]> {
  const creator = await ApiVisitor.arrive(url);
  const items: unknown[] = [];
  while (items.length < count) {
    const numbers = Array.from({ length: abreast }, (_, i) => items.length + i);
    items.push(
      ...(await Promise.all(
        numbers.map((number) => publishOne(url, creator, number)),
      )),
    );
  }
  return items;
}

async function publishOne(url: string, creator: ApiVisitor, number: number) {
  const title = `${fiveQuestions.title}, line ${number + 1}`;
  const id = await publishSurvey(url, creator, { ...fiveQuestions, title });
  const { body } = await creator.call(url, "GET", `/surveys/${id}`);
  const asked = await creator.call(url, "GET", `/surveys/${id}/questions`);
  const { items } = asked.body as { items: unknown[] };
  return { ...(body as object), first_question: items[0] };
}

/**
 * Lets the home page's list contain all of them, although the server would
 * return the first hundred.
 */
export async function listAll(page: Page, items: unknown[]): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === "/api/surveys",
    (route) => route.fulfill({ json: { items, counts: {} } }),
  );
}
