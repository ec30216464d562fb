import { refusal } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { surveyItem, surveyList } from "../testing/survey-builders.ts";
import { FeedbackPage } from "./feedback-page.tsx";

const route = "GET /api/feedback/surveys";
const both = surveyList(
  surveyItem({ surveyId: "8", surveyUuid: null, title: "Is the font good?" }),
  surveyItem(),
);

function titles(): (string | null)[] {
  return screen
    .queryAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
}

describe("the feedback page", () => {
  it("explains how to give feedback and links there", async () => {
    surveysNetwork({ [route]: both });
    await renderSurveys(<FeedbackPage />);
    expect(
      screen.getByRole("heading", {
        level: 1,
        name: "Product Feedback and Suggestions",
      }),
    ).toBeVisible();
    expect(
      screen.getByText(
        "What works, what does not, what is missing? Answer the surveys below, or publish your own with “List on Feedback page” ticked. The people who build Nearsay follow these surveys.",
      ),
    ).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Start New Survey" }),
    ).toHaveAttribute("href", "/create-survey");
    expect(screen.getByRole("link", { name: "All surveys" })).toHaveAttribute(
      "href",
      "/",
    );
    await screen.findAllByRole("article");
  });

  it("lists the surveys in the server's order, after a skeleton", async () => {
    surveysNetwork({ [route]: both });
    await renderSurveys(<FeedbackPage />);
    expect(screen.getByText("Loading feedback surveys")).toBeInTheDocument();
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    expect(
      screen.getByRole("region", { name: "Feedback surveys" }),
    ).toBeVisible();
    expect(titles()).toEqual([
      "Is the font good?",
      "Should Elm Street be closed to cars?",
    ]);
    expect(screen.queryByText("Loading feedback surveys")).toBeNull();
  });

  it("shows when there are none, and how to begin", async () => {
    surveysNetwork({ [route]: surveyList() });
    await renderSurveys(<FeedbackPage />);
    expect(await screen.findByText("No surveys found.")).toBeVisible();
    expect(
      screen.getByText(
        "Nobody has asked about Nearsay yet. If you publish a survey with “List on Feedback page” ticked, everyone can find it here.",
      ),
    ).toBeVisible();
  });

  it("shows the error and loads again on request", async () => {
    const network = surveysNetwork({
      [route]: () => refusal(503, "Back in a minute."),
    });
    await renderSurveys(<FeedbackPage />);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(
      "The feedback surveys could not be loaded.",
    );
    expect(alert).toHaveTextContent("Back in a minute.");
    network.on(route, both);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    expect(
      screen.getByRole("link", { name: "Is the font good?" }),
    ).toHaveFocus();
  });

  it("removes a reported survey from the list", async () => {
    surveysNetwork({ [route]: both, "POST /api/surveys/8/report": null });
    const user = userEvent.setup();
    await renderSurveys(<FeedbackPage />);
    const [first] = await screen.findAllByRole("button", { name: "Report" });
    if (first) await user.click(first);
    await user.type(await screen.findByRole("textbox"), "Spam");
    await user.click(screen.getByRole("button", { name: "Send report" }));
    await waitFor(() => {
      expect(titles()).toEqual(["Should Elm Street be closed to cars?"]);
    });
    expect(
      screen.getAllByText("Thank you. Your report was received.")[0],
    ).toBeInTheDocument();
  });
});
