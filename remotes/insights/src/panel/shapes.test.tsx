import { fakeNetwork } from "@nearsay/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { analyticsReply, dailyBuckets } from "../testing/analytics-reply.ts";
import { InsightsPanel } from "./insights-panel.tsx";

/** The markup of the panel that a reply draws; generated ids are counted through the whole run. */
async function draw(reply: object): Promise<string> {
  fakeNetwork({ "GET /api/surveys/7/analytics": reply });
  const { container } = render(
    <InsightsPanel surveyId="7" exportRestricted={false} />,
  );
  await screen.findByText("Last Updated");
  const drawn = container.innerHTML.replace(/_r_\w+_/g, "id");
  cleanup();
  return drawn;
}

const question = {
  question_id: "11",
  question_text: "Is the path lit?",
  type: "multiple_choice",
  breakdown: [
    { option: "Yes", count: 24 },
    { option: "No", count: 16 },
  ],
};

/** The same figures as the flat reply has, under `stats`. */
function nestedReply(changes: object = {}): object {
  return {
    stats: {
      totals: { responses: 52 },
      timeseries: dailyBuckets([3, 4, 5, 4]),
      questions: [question],
      sentiment: { avg: 0.4, hist: [] },
      keywords: { lamps: 6, river: 4 },
      llm: { summary: "Of 40 people 60% say yes. The rest say no." },
      refreshed_at: "2026-03-05T10:30:00Z",
      ...changes,
    },
  };
}

test("both shapes of the reply draw the same panel", async () => {
  expect(await draw(nestedReply())).toBe(await draw(analyticsReply()));
});

test("both shapes draw the same panel where texts are withheld", async () => {
  const withheld = { until: 5 };
  const nested = nestedReply({
    keywords: [],
    llm: { summary: "" },
    sentiment: { avg: null },
    withheld,
  });
  const flat = analyticsReply({
    top_keywords: [],
    llm_summary: "",
    sentiment_avg: null,
    withheld,
  });
  const drawn = await draw(nested);
  expect(drawn).toContain("Shown once 5 people have answered");
  expect(drawn).toBe(await draw(flat));
});

const list = [
  { term: "lamps", count: 6 },
  { term: "river", count: 4 },
];

test.each<[string, object]>([
  ["an object", { lamps: 6, river: 4 }],
  ["pairs", list.map(({ term, count }) => [term, count])],
  ["a list", list],
])(
  "keywords as %s draw the same panel in both shapes",
  async (_form, words) => {
    const expected = await draw(analyticsReply({ top_keywords: list }));
    expect(expected).toContain("lamps");
    expect(await draw(analyticsReply({ top_keywords: words }))).toBe(expected);
    expect(await draw(nestedReply({ keywords: words }))).toBe(expected);
  },
);
