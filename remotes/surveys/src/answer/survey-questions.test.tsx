import { readSurvey } from "@nearsay/core/contract";
import { json } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SurveyCard } from "../card/survey-card.tsx";
import { deferredReply } from "../testing/deferred-reply.ts";
import { questionsPath, sendButton } from "../testing/open-survey.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  oneOf,
  questionsReply,
  surveyItem,
} from "../testing/survey-builders.ts";

describe("the questions of a card", () => {
  it("load on request and are answered in place", async () => {
    const { reply, answer } = deferredReply();
    surveysNetwork({ [questionsPath]: () => reply });
    const user = userEvent.setup();
    await renderSurveys(<SurveyCard survey={readSurvey(surveyItem())} />);
    await user.click(screen.getByRole("button", { name: "Answer" }));
    expect(screen.getByText("Loading questions")).toBeInTheDocument();
    answer(json(questionsReply([oneOf])));
    await user.click(await screen.findByRole("radio", { name: "Never" }));
    await user.click(sendButton());
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
    expect(screen.getByText("Responses 13")).toBeVisible();
  });
});
