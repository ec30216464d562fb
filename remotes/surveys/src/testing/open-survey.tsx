import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SurveyPage } from "../survey-page/survey-page.tsx";
import { renderSurveys } from "./render-surveys.tsx";

export const questionsPath = "GET /api/surveys/7/questions";
export const responsesPath = "POST /api/surveys/7/responses";

/** Opens the page of survey 7 and waits for it. */
export async function openSurvey(
  options: Parameters<typeof renderSurveys>[1] = {},
) {
  const user = userEvent.setup();
  const page = await renderSurveys(<SurveyPage surveyKey="7" />, options);
  // Rendering two hundred questions takes longer than the default timeout of
  // one second on a busy machine.
  const longer = { timeout: 10_000 };
  await screen.findByText("Think of an ordinary weekday.", {}, longer);
  return { user, ...page };
}

/** The free text question of the builders. */
export function freeTextBox(): HTMLElement {
  return screen.getByRole("textbox", { name: "What would change for you?" });
}

export function sendButton(): HTMLElement {
  return screen.getByRole("button", { name: "Submit" });
}
