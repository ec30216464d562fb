import { fakeNetwork } from "@nearsay/core/testing";
import { render, screen } from "@testing-library/react";
import {
  analyticsReply,
  dailyBuckets,
  inGroups,
} from "../testing/analytics-reply.ts";
import { InsightsPanel } from "./insights-panel.tsx";

async function show(reply: object, closesAt?: string) {
  fakeNetwork({
    "GET /api/surveys/7/analytics": analyticsReply(reply),
  });
  render(
    <InsightsPanel surveyId="7" exportRestricted={false} closesAt={closesAt} />,
  );
  await screen.findByText("Last Updated");
}

const charts = () => screen.queryAllByRole("heading", { level: 4 });

const nothing = {
  resp_count_timeseries: [],
  mc_breakdown: { 11: { Yes: 0, No: 0 } },
  question_totals: { 11: 0 },
  top_keywords: [],
  llm_summary: "",
  sentiment_avg: null,
  refreshed_at: null,
  withheld: { until: 20 },
};

test("before the first release the panel shows how many answered and what is missing, without charts", async () => {
  await show({ ...nothing, ...inGroups(12, 0) });
  expect(screen.getByText("12 people answered.")).toBeVisible();
  expect(
    screen.getByText(/Results show once there are at least 20 responses/),
  ).toBeVisible();
  expect(
    screen.getByRole("progressbar", { name: "12 of 20 responses" }),
  ).toHaveAttribute("value", "12");
  expect(charts()).toEqual([]);
  expect(screen.getByRole("button", { name: "Refresh" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "Export HTML" })).toBeEnabled();
});

test("results after closing name the day and the hour", async () => {
  const closed = {
    results: { mode: "closed", group_size: 10 },
    next_release: "closing",
  };
  await show(
    { ...nothing, ...inGroups(30, 0), ...closed },
    "2026-05-04T10:00:00Z",
  );
  expect(
    screen.getByText(
      /^Results show once the survey is closed, on May 4, 2026, \d+:00\s[AP]M\.$/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(charts()).toEqual([]);
});

test("a closed survey with too few answers shows why there are no results", async () => {
  await show({ ...nothing, ...inGroups(7, 0), next_release: null });
  expect(screen.getByText(/There are too few responses to show/)).toBeVisible();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("after a release the panel shows above its charts how many answers they include", async () => {
  await show(inGroups(47, 40));
  expect(
    screen.getByText(
      "Shows 40 of 47 responses. The next ones are shown together.",
    ),
  ).toBeVisible();
  expect(screen.getByText("47")).toBeVisible();
  expect(charts().length).toBeGreaterThan(3);
});

test("figures that update with each answer state that", async () => {
  await show({ results: { mode: "live", group_size: 1 } });
  expect(screen.getByText("Figures change with each response.")).toBeVisible();
});

test("a question that waits for a later release does not look unanswered", async () => {
  const counts = { 11: { Yes: 0, No: 0 } };
  await show({
    ...inGroups(47, 40),
    mc_breakdown: counts,
    question_totals: { 11: 0 },
  });
  expect(screen.getAllByText("No answers to show yet")).not.toEqual([]);
});

describe("while unreleased answers could change the result", () => {
  const fortnight = [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 1];
  const resp_count_timeseries = dailyBuckets(fortnight);

  test("no change is shown", async () => {
    await show({ ...inGroups(74, 64), resp_count_timeseries });
    expect(screen.queryByText(/days before/)).toBeNull();
  });

  test("a larger change is shown", async () => {
    await show({ ...inGroups(70, 64), resp_count_timeseries });
    expect(
      screen.getByText("Down 20% on the 7 days before, counted up to Mar 14"),
    ).toBeVisible();
  });

  test("no spike is reported", async () => {
    const spike = dailyBuckets([3, 3, 5, 7]);
    await show({ ...inGroups(28, 18), resp_count_timeseries: spike });
    expect(screen.queryByRole("list", { name: "Alerts" })).toBeNull();
  });
});
