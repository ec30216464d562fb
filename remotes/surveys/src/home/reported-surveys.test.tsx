import { Link } from "@nearsay/core/router";
import { renderAt } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { FeedbackPage } from "../feedback/feedback-page.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { surveyItem, surveyList } from "../testing/survey-builders.ts";
import { HomePage } from "./home-page.tsx";

const thanks = "Thank you. Your report was received.";
const empty = "No surveys found.";

/** Elm Street is the only survey, also after one viewer reported it. */
function onlyElmStreet() {
  const only = surveyList(surveyItem());
  surveysNetwork({
    "GET /api/surveys/top": only,
    "GET /api/surveys/search": only,
    "GET /api/surveys/suggest": { suggestions: [] },
    "GET /api/feedback/surveys": only,
    "POST /api/surveys/7/report": null,
  });
  return userEvent.setup();
}

async function report(user: ReturnType<typeof onlyElmStreet>) {
  await user.click(await screen.findByRole("button", { name: "Report" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByRole("textbox"), "Spam");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
}

const surveys = () => within(screen.getByRole("region", { name: /surveys/i }));

describe("a list whose only survey was reported", () => {
  it("shows thanks, and shows that it is empty when it is loaded again", async () => {
    const user = onlyElmStreet();
    await renderSurveys(<HomePage />);
    await report(user);
    expect(await surveys().findByText(thanks)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Top Likes" }));
    expect(await screen.findByText(empty)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Top Likes" }));
    expect(await screen.findByText(empty)).toBeVisible();
    expect(surveys().queryByText(thanks)).toBeNull();
  });

  it("shows that a search is empty, and counts no survey", async () => {
    const user = onlyElmStreet();
    await renderSurveys(<HomePage />);
    await report(user);
    await user.type(screen.getByRole("combobox"), "elm{Enter}");
    expect(
      await screen.findByText('No public surveys found for "elm"'),
    ).toBeVisible();
    expect(screen.queryByText("1 survey found")).toBeNull();
  });

  it("shows that it is empty when the visitor leaves the link it was reported by", async () => {
    const user = onlyElmStreet();
    const page = (
      <>
        <Link to="/">Home</Link>
        <HomePage />
      </>
    );
    await renderSurveys(page, { path: "/?s=7" });
    await report(user);
    expect(await surveys().findByText(thanks)).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Home" }));
    expect(await screen.findByText(empty)).toBeVisible();
  });

  it("shows that it is empty when the visitor returns to the feedback page", async () => {
    const user = onlyElmStreet();
    const { store, unmount } = await renderSurveys(<FeedbackPage />);
    await report(user);
    expect(await surveys().findByText(thanks)).toBeVisible();
    unmount();
    renderAt(<FeedbackPage />, { store });
    expect(await screen.findByText(empty)).toBeVisible();
  });
});
