import { screen } from "@testing-library/react";
import { SurveyPage } from "../survey-page/survey-page.tsx";
import { questionsReply } from "../testing/survey-builders.ts";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";

const page = <SurveyPage surveyKey="7" />;

function asks(more: Record<string, unknown>) {
  return {
    "GET /api/surveys/7/questions": {
      ...questionsReply([
        { id: 1, question_text: "Why?", question_type: "free_text" },
      ]),
      ...more,
    },
  };
}

describe("the author's texts beside a survey", () => {
  it("appear below the thanks, with a full address that is followed only by a click", async () => {
    const thanksLink = "https://example.org/meeting?of=us";
    surveysNetwork({
      ...asks({ thanksMessage: "See you there!", thanksLink }),
      "GET /api/surveys/me/survey-responses": { responded: { 7: true } },
    });
    await renderSurveys(page);
    expect(await screen.findByText("See you there!")).toBeVisible();
    expect(
      screen.getByText("The link below opens another site: example.org."),
    ).toBeVisible();
    expect(screen.getByText(thanksLink)).toBeVisible();
    const link = screen.getByRole("link", {
      name: /^Continue to example\.org/,
    });
    expect(link).toHaveAttribute("href", thanksLink);
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
  });

  it("appear with the message of a closed survey", async () => {
    surveysNetwork(asks({ expired: true, closedMessage: "We met." }));
    await renderSurveys(page);
    expect(await screen.findByText("We met.")).toBeVisible();
    expect(
      screen.getByText(/This survey is no longer accepting responses\./),
    ).toBeVisible();
  });

  it("state before answering when responses are deleted", async () => {
    surveysNetwork(asks({ forgetMonths: 3 }));
    await renderSurveys(page);
    expect(
      await screen.findByText(
        "Responses and posts are deleted 3 months after the survey closes. The figures stay.",
      ),
    ).toBeVisible();
  });

  it("state afterwards that they have been deleted", async () => {
    surveysNetwork(asks({ expired: true, forgetMonths: 3, forgotten: true }));
    await renderSurveys(page);
    expect(
      await screen.findByText(/have been deleted\. The figures stay\./),
    ).toBeVisible();
    expect(screen.queryByText(/after the survey closes/)).toBeNull();
  });

  it("wait for the survey to open", async () => {
    surveysNetwork(asks({ upcoming: true, opensAt: "2999-01-01T10:00:00Z" }));
    await renderSurveys(page);
    expect(
      await screen.findByText("This survey is not open yet."),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Not open yet" })).toBeDisabled();
  });
});
