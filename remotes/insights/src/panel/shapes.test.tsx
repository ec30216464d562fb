import { fakeNetwork } from "@nearsay/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { analyticsReply, dailyBuckets } from "../testing/analytics-reply.ts";
import { InsightsPanel } from "./insights-panel.tsx";

/** The markup of the panel for a reply; generated ids are numbered over the entire run. */
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

const breakdown = [
  { option: "Yes", count: 24 },
  { option: "No", count: 16 },
];

const question = {
  question_id: "11",
  question_text: "Is the path lit?",
  type: "multiple_choice",
  breakdown,
};

/** The figures of the flat reply, under `stats`. */
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

test("both reply formats render the same panel", async () => {
  const drawn = await draw(analyticsReply());
  expect(drawn).toContain("2026-03-05T10:30:00Z");
  expect(await draw(nestedReply())).toBe(drawn);
});

const hist = [
  { bucket: "-1.0…-0.8", count: 3 },
  { bucket: "0.8…1.0", count: 9 },
];

test("both formats render the same distribution of sentiment", async () => {
  const drawn = await draw(analyticsReply({ sentiment_hist: hist }));
  expect(drawn).toContain("75% of responses with text sound positive");
  const nested = nestedReply({ sentiment: { avg: 0.4, hist } });
  expect(await draw(nested)).toBe(drawn);
});

test("both formats render the same shares of people if several options could be chosen", async () => {
  const drawn = await draw(analyticsReply({ question_totals: { 11: 30 } }));
  expect(drawn).toContain("Total responses: 30");
  const nested = nestedReply({ questions: [{ ...question, total: 30 }] });
  expect(await draw(nested)).toBe(drawn);
});

const summary = "Of 40 people 60% say yes. The rest say no.";
const updated_at = "2026-03-05T10:30:00Z";
const omitted = { llm: undefined, refreshed_at: undefined };

test.each<[string, object]>([
  [
    "a reply with options as a list",
    analyticsReply({ mc_breakdown: { 11: breakdown } }),
  ],
  [
    "a reply with another name for the time",
    analyticsReply({ refreshed_at: undefined, updated_at }),
  ],
  [
    "a reply with summary and time outside the nested figures",
    { ...nestedReply(omitted), llm: { summary }, updated_at },
  ],
])("%s renders the same panel", async (_what, reply) => {
  expect(await draw(reply)).toBe(await draw(analyticsReply()));
});

test("both formats render the same panel if texts are withheld", async () => {
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
  ["a list of pairs", list.map(({ term, count }) => [term, count])],
  ["a list of objects", list],
])(
  "keywords as %s render the same panel in both formats",
  async (_form, words) => {
    const expected = await draw(analyticsReply({ top_keywords: list }));
    expect(expected).toContain("lamps");
    expect(await draw(analyticsReply({ top_keywords: words }))).toBe(expected);
    expect(await draw(nestedReply({ keywords: words }))).toBe(expected);
  },
);
