import { type NetworkCall, json, refusal } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SurveyPage } from "../survey-page/survey-page.tsx";
import { renderSurveys, surveysNetwork } from "./render-surveys.tsx";
import { freeText, questionsReply, surveyItem } from "./survey-builders.ts";

/** Codes in the browser's storage format. */
export function storedCodes(codes: Record<string, string>): [string, object] {
  return ["survey_access_codes", { version: 1, codes }];
}

/** The uuid of survey 7. */
export const uuid = "3f1c1c1e-0000-4000-8000-000000000007";

/** Replies to requests with the right code. */
export function guard(reply: object, right = "sesame") {
  return ({ path }: NetworkCall) => {
    const code = new URL(path, location.origin).searchParams.get("code");
    if (code === right) return json(reply);
    return code === null
      ? refusal(403, "Access code required for this survey.")
      : refusal(403, "That access code is not right.");
  };
}

/** The server with one survey, number 7, which opens with "sesame". */
export function guardedNetwork() {
  return surveysNetwork({
    "GET /api/surveys/7": guard(surveyItem({ requires_code: true })),
    [`GET /api/surveys/uuid/${uuid}`]: guard(surveyItem()),
    "GET /api/surveys/7/questions": guard(questionsReply([freeText])),
  });
}

/** Opens the page of survey 7, which requests its code. */
export async function openDialog(path = "/surveys/7") {
  const user = userEvent.setup();
  const page = await renderSurveys(<SurveyPage surveyKey="7" />, { path });
  const dialog = await screen.findByRole("dialog", {
    name: "Enter Access Code",
  });
  const enter = async (code: string) => {
    const input = within(dialog).getByPlaceholderText("Access code");
    await user.clear(input);
    await user.type(input, `${code}{Enter}`);
  };
  return { user, dialog, enter, ...page };
}
