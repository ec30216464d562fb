import { screen } from "@testing-library/react";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { FeedbackPage } from "./feedback-page.tsx";

describe("the feedback page", () => {
  it("tells how feedback is given and leads there", async () => {
    surveysNetwork();
    await renderSurveys(<FeedbackPage />);
    expect(
      screen.getByRole("heading", { name: "Product Feedback and Suggestions" }),
    ).toBeVisible();
    expect(screen.getByText(/List on Feedback page/)).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Start New Survey" }),
    ).toHaveAttribute("href", "/create-survey");
  });
});
