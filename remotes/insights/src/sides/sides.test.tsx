import {
  FakeEventSource,
  fakeNetwork,
  json,
  type NetworkCall,
} from "@nearsay/core/testing";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { InsightsPanel } from "../panel/insights-panel.tsx";
import { analyticsReply, dailyBuckets } from "../testing/analytics-reply.ts";
import { saveFigure } from "../testing/saved-files.ts";
import { chooseView, partsOf } from "../testing/show-choices.tsx";

const analytics = "GET /api/surveys/7/analytics";
const question = "Is the path lit?";

const histogram = (negative: number, positive: number) => [
  { bucket: "-1.0…0.0", count: negative },
  { bucket: "0.0…1.0", count: positive },
];

const all = {
  resp_count: 50,
  released_count: 50,
  tickets: "apart",
  ticket_count: 10,
  resp_count_timeseries: dailyBuckets([5, 25, 20]),
  mc_breakdown: { 11: { Yes: 36, No: 14 } },
  question_totals: { 11: 50 },
  sentiment_hist: histogram(14, 26),
  top_keywords: [
    { term: "lamps", count: 25 },
    { term: "river", count: 8 },
  ],
};

const tickets = {
  resp_count: 50,
  released_count: 10,
  ticket_count: 10,
  resp_count_timeseries: dailyBuckets([5, 5, 0]),
  mc_breakdown: { 11: { Yes: 4, No: 6 } },
  question_totals: { 11: 10 },
  sentiment_hist: histogram(6, 2),
  sentiment_avg: -0.4,
  top_keywords: [{ term: "lamps", count: 5 }],
};

const others = {
  resp_count: 50,
  released_count: 40,
  resp_count_timeseries: dailyBuckets([0, 20, 20]),
  mc_breakdown: { 11: { Yes: 32, No: 8 } },
  question_totals: { 11: 40 },
  sentiment_hist: histogram(8, 24),
  sentiment_avg: 0.6,
  top_keywords: [
    { term: "lamps", count: 20 },
    { term: "river", count: 8 },
  ],
};

const shownApart =
  /are shown separately\. Shares are of each group’s own responses/;

/** The panel of a survey with separate ticket figures, with these changes to the replies. */
function showPanel(
  changes: { all?: object; tickets?: object; others?: object } = {},
) {
  const replies = { ...changes };
  const network = fakeNetwork({
    [analytics]: ({ path }: NetworkCall) => {
      if (path.includes("only=tickets"))
        return json(analyticsReply({ ...tickets, ...replies.tickets }));
      return path.includes("without=tickets")
        ? json(analyticsReply({ ...others, ...replies.others }))
        : json(analyticsReply({ ...all, ...replies.all }));
    },
  });
  render(<InsightsPanel surveyId="7" code="sesame" exportRestricted={false} />);
  return { network, replies };
}

async function showApart(changes: Parameters<typeof showPanel>[0] = {}) {
  const shown = showPanel(changes);
  await screen.findByText(shownApart);
  return shown;
}

const region = (name: string) => within(screen.getByRole("region", { name }));

/** The rows of a figure's table, after opening it. */
async function tableOf(
  name: string,
  role: "region" | "article" = "region",
): Promise<string[][]> {
  const figure = within(screen.getByRole(role, { name }));
  await userEvent.click(figure.getByText("Show the numbers as a table"));
  const rows = await figure.findAllByRole<HTMLTableRowElement>("row");
  return rows.map(({ cells }) => [...cells].map((cell) => cell.textContent));
}

test("the key figures show how many answered by ticket, and how many did not", async () => {
  await showApart();
  const number = (side: string) =>
    screen.getAllByText(side)[0]?.closest("dt")?.nextElementSibling
      ?.textContent;
  expect(number("By ticket")).toBe("10");
  expect(number("Everybody else")).toBe("40");
});

test("responses over time have a line for each group, in shares of that group", async () => {
  await showApart();
  const line = region("Responses Over Time");
  expect(line.getByRole("img")).toHaveAccessibleName(
    /^By ticket: Never more than 5 .*Everybody else: Never more than 20 /,
  );
  expect(await tableOf("Responses Over Time")).toEqual([
    ["Time", "By ticket", "Everybody else"],
    ["Mar 1", "50% (5)", "0% (0)"],
    ["Mar 2", "50% (5)", "50% (20)"],
    ["Mar 3", "0% (0)", "50% (20)"],
  ]);
});

test("a chart can be read by keyboard for both groups", async () => {
  await showApart();
  const slider = region("Responses Over Time").getByRole("slider");
  expect(slider).toHaveAttribute(
    "aria-valuetext",
    "Mar 3: By ticket 0% (0), Everybody else 50% (20)",
  );
});

test("sentiment has two columns at each position, in shares of each group", async () => {
  await showApart();
  expect(
    region("Sentiment").getByText(/By ticket 30% and Everybody else 80%$/),
  ).toBeVisible();
  expect(region("Sentiment").getByText("75% / 25%")).toBeVisible();
  expect(await tableOf("Sentiment")).toEqual([
    ["Sentiment", "By ticket", "Everybody else"],
    ["0–50%, negative", "75% (6)", "25% (8)"],
    ["50–100%, positive", "25% (2)", "75% (24)"],
  ]);
});

test("choices show both groups as matrix, in detail and as grid", async () => {
  await showApart();
  expect(partsOf(question)).toEqual([
    "Yes By ticket 40% Everybody else 80%",
    "No By ticket 60% Everybody else 20%",
  ]);
  await chooseView("Detail");
  const rows = () => partsOf(question).map((row) => row.replace(/[⁦-⁩]/g, ""));
  expect(rows()).toEqual([
    "Yes By ticket 40% Everybody else 80%",
    "No By ticket 60% Everybody else 20%",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Show counts" }));
  expect(rows()[0]).toBe("Yes By ticket 4 Everybody else 32");
  await chooseView("Grid");
  expect(rows()).toEqual([
    "Yes By ticket 40% Everybody else 80%",
    "No By ticket 60% Everybody else 20%",
  ]);
  expect(
    screen.getByText("By ticket: Most chose “No”: 60%, 6 of 10"),
  ).toBeVisible();
  expect(
    screen.getByText("Everybody else: Most chose “Yes”: 80%, 32 of 40"),
  ).toBeVisible();
});

test("the table of a question has a column for each group", async () => {
  await showApart();
  await chooseView("Detail");
  expect(await tableOf(question, "article")).toEqual([
    ["Option", "By ticket", "Everybody else"],
    ["Yes", "40% (4)", "80% (32)"],
    ["No", "60% (6)", "20% (8)"],
  ]);
});

test("keywords are side by side, and one that a group does not list is not shown as zero", async () => {
  await showApart();
  const list = () =>
    partsOf("Top Keywords").map((row) => row.replace(/[⁦-⁩]/g, ""));
  expect(list()).toEqual([
    "lamps By ticket 50% Everybody else 50%",
    "river By ticket — Everybody else 20%",
  ]);
  await userEvent.click(screen.getByRole("radio", { name: "Chips" }));
  expect(
    screen.getByRole("button", {
      name: "river By ticket — Everybody else 20%",
    }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "Treemap" }));
  const map = (side: string) =>
    within(
      screen.getByRole("group", {
        name: `${side}: Read the keywords tile by tile`,
      }),
    ).getAllByRole("radio");
  expect(map("By ticket")).toHaveLength(1);
  expect(map("Everybody else")).toHaveLength(2);
});

test.each([
  [
    "Responses Over Time",
    "Time,By ticket: responses,By ticket: share in %,Everybody else: responses,Everybody else: share in %",
    '"2026-03-01T00:00:00.000Z",5,50,0,0',
  ],
  [
    "Multiple Choice",
    "Question,Option,Responses,Share in %,By ticket: responses,By ticket: share in %,Everybody else: responses,Everybody else: share in %",
    "Is the path lit?,Yes,36,72,4,40,32,80",
  ],
  [
    "Sentiment",
    "Sentiment,By ticket: responses,By ticket: share in %,Everybody else: responses,Everybody else: share in %",
    '"0–50%, negative",6,75,8,25',
  ],
  [
    "Top Keywords",
    "Keyword,By ticket: responses,By ticket: share in %,Everybody else: responses,Everybody else: share in %",
    "lamps,5,50,20,50",
  ],
])("the saved numbers of %s have both groups", async (figure, header, row) => {
  await showApart();
  const { text } = await saveFigure(figure, "Numbers (CSV)");
  const lines = text.replace("\ufeff", "").split(/\r?\n/);
  expect(lines.slice(0, 2)).toEqual([header, row]);
});

test.each(["Responses Over Time", "Sentiment", "Top Keywords"])(
  "the saved chart of %s names both groups",
  async (figure) => {
    await showApart();
    const { text } = await saveFigure(figure, "Chart (SVG)");
    expect(text).toMatch(/>By ticket<[^]*>Everybody else</);
  },
);

test("a group of few people shows what it withholds, and the other is shown", async () => {
  await showApart({
    tickets: {
      sentiment_avg: null,
      sentiment_hist: [],
      top_keywords: [],
      withheld: { until: 20, parts: ["keywords", "sentiment"] },
    },
  });
  const notice = "By ticket: Shown once 20 people have answered";
  expect(region("Sentiment").getByText(notice)).toBeVisible();
  expect(region("Top Keywords").getByText(notice)).toBeVisible();
  expect(await tableOf("Sentiment")).toContainEqual([
    "0–50%, negative",
    "—",
    "25% (8)",
  ]);
});

test("a group without answers to show is named, and nothing else of it is loaded", async () => {
  const { network } = showPanel({ all: { ticket_count: 50 } });
  expect(
    await screen.findByText(/^Everybody else: no responses are shown yet/),
  ).toBeVisible();
  expect(network.to(analytics)).toHaveLength(1);
  expect(screen.getAllByText("72%")).not.toHaveLength(0);
});

test("nothing is separated if everyone answers the same way", async () => {
  const { network } = showPanel({ all: { tickets: "off", ticket_count: 0 } });
  await screen.findByText("Top Keywords");
  expect(screen.queryByText(/[Bb]y ticket/)).not.toBeInTheDocument();
  expect(network.to(analytics)).toHaveLength(1);
});

test("both groups are loaded with the code, and again when the figures change", async () => {
  jest.useFakeTimers();
  const { network, replies } = await showApart();
  const asked = () =>
    network.to(analytics).map(({ path }) => path.split("?")[1]);
  expect(asked()).toEqual([
    "code=sesame",
    "code=sesame&only=tickets",
    "code=sesame&without=tickets",
  ]);
  fireEvent.click(screen.getByRole("radio", { name: "Detail" }));
  replies.all = { resp_count: 51, released_count: 51 };
  replies.tickets = {
    released_count: 11,
    mc_breakdown: { 11: { Yes: 4, No: 7 } },
    question_totals: { 11: 11 },
  };
  act(() => FakeEventSource.latest().receive("insights", {}));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(partsOf(question)[1]).toContain("By ticket 64%");
  expect(asked()).toHaveLength(6);
  // The chosen view stays.
  expect(screen.getByRole("radio", { name: "Detail" })).toBeChecked();
});

test("combined figures are shown if the groups cannot be loaded", async () => {
  const { network } = showPanel();
  network.on(analytics, ({ path }: NetworkCall) =>
    path.includes("tickets") ? json({}, 503) : json(analyticsReply(all)),
  );
  expect(
    await screen.findByText(
      /^Separate figures for responses by ticket could not be loaded/,
    ),
  ).toBeVisible();
  expect(partsOf(question)[0]).toBe("Yes 72% 36");
});

test("without flagged answers the groups are not separated, which is stated", async () => {
  showPanel({
    all: { flagged_count: 5, without: "flagged", left_out_reason: "A script." },
  });
  expect(
    await screen.findByText(
      /shown separately only when flagged responses are counted/,
    ),
  ).toBeVisible();
  expect(partsOf(question)[0]).toBe("Yes 72% 36");
});
