import { fakeNetwork, oneSurvey, oneSurveyTexts } from "@nearsay/core/testing";
import { render, screen } from "@testing-library/react";
import { InsightsPanel } from "./insights-panel.tsx";

const { item, analytics } = oneSurvey;
const { responses, released, closes, shares, groups } = oneSurveyTexts;

async function show(changes: object = {}) {
  fakeNetwork({ "GET /api/surveys/7/analytics": { ...analytics, ...changes } });
  render(
    <InsightsPanel
      surveyId="7"
      exportRestricted={false}
      closesAt={item.expiresAt}
    />,
  );
  await screen.findByText("Last Updated");
}

test("insights show the same facts about a survey as its card and an embed", async () => {
  await show();
  expect(
    screen.getByText(new RegExp(`${released} of ${responses}`)).parentElement,
  ).toHaveTextContent(closes);
  for (const [option, share] of Object.entries(shares))
    expect(screen.getByText(option).closest("li")).toHaveTextContent(share);
});

test("insights state when results show in the same words as the form", async () => {
  await show({
    resp_count: 12,
    released_count: 0,
    next_release: "more-answers",
  });
  const [first, group] = groups;
  expect(
    screen.getByText(`once there are at least ${first} responses`, {
      exact: false,
    }),
  ).toHaveTextContent(`at least ${group}`);
  expect(screen.getByRole("progressbar")).toHaveAccessibleName(
    `12 of ${first} responses`,
  );
});
