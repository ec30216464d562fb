import { fakeNetwork, json, refusal } from "@nearsay/core/testing";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  analyticsReply,
  dailyBuckets,
  inGroups,
} from "../testing/analytics-reply.ts";
import { deferredResponse } from "../testing/deferred-response.ts";
import { InsightsPanel } from "./insights-panel.tsx";

const route = "GET /api/surveys/7/analytics";

function show(props: { surveyId?: string; code?: string } = {}) {
  return <InsightsPanel surveyId="7" exportRestricted={false} {...props} />;
}

async function showReply(changes: object = {}) {
  const network = fakeNetwork({ [route]: analyticsReply(changes) });
  render(show());
  await screen.findByText("Last Updated");
  return network;
}

describe("loading", () => {
  test("is shown until the figures have loaded", async () => {
    const { response, answer } = deferredResponse();
    fakeNetwork({ [route]: () => response });
    render(show());
    expect(screen.getByRole("status")).toHaveTextContent(/^Loading analytics$/);
    expect(screen.getByRole("button", { name: "Refreshing" })).toBeVisible();
    await act(async () => {
      answer(json(analyticsReply()));
      await response;
    });
    expect(await screen.findByText("Last Updated")).toBeVisible();
    expect(screen.queryByText("Loading analytics")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Refresh" })).toBeVisible();
  });

  test("sends the access code", async () => {
    const network = fakeNetwork({ [route]: analyticsReply() });
    render(show({ code: "open sesame" }));
    await screen.findByText("Last Updated");
    expect(network.calls[0]?.path).toBe(
      "/api/surveys/7/analytics?code=open+sesame",
    );
  });

  test("restarts when the code changes", async () => {
    const network = fakeNetwork({
      [route]: () => refusal(403, "Access code required for this survey."),
    });
    const { rerender } = render(show());
    await screen.findByRole("alert");
    network.on(route, analyticsReply());
    rerender(show({ code: "1234" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(await screen.findByText("Last Updated")).toBeVisible();
  });

  test("never shows a late reply for another survey", async () => {
    const slow = deferredResponse();
    // A network that ignores cancelled requests and responds anyway.
    globalThis.fetch = (input) =>
      typeof input === "string" && input.includes("/7/")
        ? slow.response
        : Promise.resolve(json(analyticsReply({ resp_count: 8888 })));
    const { rerender } = render(show());
    rerender(show({ surveyId: "8" }));
    expect(await screen.findByText("8,888")).toBeVisible();
    await act(async () => {
      slow.answer(json(analyticsReply({ resp_count: 7777 })));
      await slow.response;
    });
    expect(screen.getByText("8,888")).toBeVisible();
    expect(screen.queryByText("7,777")).not.toBeInTheDocument();
  });
});

describe("refresh", () => {
  test("keeps the old figures while loading, then shows the new ones", async () => {
    const network = await showReply({ resp_count: 52 });
    const { response, answer } = deferredResponse();
    network.on(route, () => response);
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    expect(screen.getByRole("button", { name: "Refreshing" })).toBeVisible();
    expect(screen.getByText("52")).toBeVisible();
    await act(async () => {
      answer(json(analyticsReply({ resp_count: 53 })));
      await response;
    });
    expect(await screen.findByText("53")).toBeVisible();
  });

  test("shows a failure above the old figures", async () => {
    const network = await showReply();
    network.on(route, () => refusal(500, "Out of order"));
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Analytics error: Out of order",
    );
    expect(screen.getByText("52")).toBeVisible();
  });

  test("announces a second failure again", async () => {
    const network = await showReply();
    network.on(route, () => refusal(500, "Out of order"));
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await screen.findByRole("alert");
    const { response, answer } = deferredResponse();
    network.on(route, () => response);
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    expect(screen.queryByRole("alert")).toBeNull();
    answer(refusal(500, "Out of order"));
    expect(await screen.findByRole("alert")).toBeVisible();
  });
});

test("reports a page instead of data as an error", async () => {
  const page = () =>
    new Response("<!doctype html><p>Gateway</p>", {
      headers: { "content-type": "text/html" },
    });
  fakeNetwork({ [route]: page });
  render(show());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Analytics error: The server answered with a page, not data.",
  );
});

describe("alerts", () => {
  test("are absent for usual figures", async () => {
    await showReply();
    expect(
      screen.queryByRole("list", { name: "Alerts" }),
    ).not.toBeInTheDocument();
  });

  test("report a spike", async () => {
    const resp_count_timeseries = dailyBuckets([3, 3, 5, 7]);
    await showReply({ resp_count_timeseries });
    expect(screen.getByRole("list", { name: "Alerts" })).toHaveTextContent(
      "Responses spiked 40% in the most recent bucket.",
    );
  });

  test("report a spike from zero", async () => {
    const resp_count_timeseries = dailyBuckets([3, 3, 0, 5]);
    await showReply({ resp_count_timeseries });
    expect(screen.getByRole("list", { name: "Alerts" })).toHaveTextContent(
      "Responses spiked from none to 5 in the most recent bucket.",
    );
  });

  test.each([
    [
      "fewer than 1.4 times the responses of the previous bucket",
      [3, 3, 10, 13],
    ],
    ["fewer than five responses", [1, 1, 1, 4]],
    ["a spike if there are only three buckets", [1, 1, 50]],
  ])("do not report %s", async (_what, counts) => {
    await showReply({ resp_count_timeseries: dailyBuckets(counts) });
    expect(
      screen.queryByRole("list", { name: "Alerts" }),
    ).not.toBeInTheDocument();
  });

  test("do not report sentiment of 45%", async () => {
    await showReply({ sentiment_avg: -0.1 });
    expect(
      screen.queryByRole("list", { name: "Alerts" }),
    ).not.toBeInTheDocument();
  });

  test("report a spike and low sentiment in one box", async () => {
    const resp_count_timeseries = dailyBuckets([3, 3, 5, 7]);
    await showReply({ resp_count_timeseries, sentiment_avg: -0.2 });
    const box = screen.getByRole("list", { name: "Alerts" });
    expect(box).toHaveTextContent(/spiked 40%.*trending low/);
  });

  test("report low sentiment", async () => {
    await showReply({ sentiment_avg: -0.2 });
    expect(screen.getByRole("list", { name: "Alerts" })).toHaveTextContent(
      "Sentiment is trending low, review negative keywords.",
    );
  });
});

describe("key figures", () => {
  test("show responses with the last seven buckets and their change", async () => {
    const counts = [9, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2];
    await showReply({ resp_count_timeseries: dailyBuckets(counts) });
    expect(screen.getByText("52")).toBeVisible();
    expect(
      screen.getByRole("img", {
        name: "Responses in the latest periods: 2, 2, 2, 2, 2, 2, and 2",
      }),
    ).toBeVisible();
    expect(screen.getByText("Up 100% on the 7 days before")).toBeVisible();
  });

  test.each([
    [1, "Down 50% on the 7 days before"],
    [2, "Unchanged from the 7 days before"],
  ])("show the change to %i a day from 2", async (count, change) => {
    const counts = [
      ...Array<number>(7).fill(2),
      ...Array<number>(7).fill(count),
    ];
    await showReply({ resp_count_timeseries: dailyBuckets(counts) });
    expect(screen.getByText(change)).toBeVisible();
  });

  test("describe a trend like its chart, without the current incomplete day", async () => {
    const counts = [...Array<number>(7).fill(20), ...Array<number>(8).fill(7)];
    const reply = inGroups(193, 193);
    await showReply({ ...reply, resp_count_timeseries: dailyBuckets(counts) });
    expect(
      screen.getByText("Down 65% on the 7 days before, counted up to Mar 14"),
    ).toBeVisible();
    expect(
      screen.getByRole("img", {
        name: "The 7 days up to Mar 14 brought 65% fewer responses than the 7 days before",
      }),
    ).toBeVisible();
  });

  test("show no change before there are two full periods", async () => {
    const resp_count_timeseries = dailyBuckets(Array<number>(13).fill(2));
    await showReply({ resp_count_timeseries });
    expect(screen.queryByText(/days before/)).toBeNull();
  });

  test("show when the figures were updated, in local time", async () => {
    await showReply();
    const local = new Intl.DateTimeFormat(undefined, {
      dateStyle: "medium",
      timeStyle: "short",
    }).format(Date.parse("2026-03-05T10:30:00Z"));
    expect(screen.getByText("Last Updated").parentElement).toHaveTextContent(
      local.replace(/\s/g, " "),
    );
  });

  test.each([null, "soon"])("show a dash for the time %p", async (moment) => {
    await showReply({ refreshed_at: moment });
    expect(screen.getByText("—")).toBeVisible();
  });
});

describe("summary", () => {
  test("has one line per sentence with its numbers in bold", async () => {
    await showReply();
    const summary = screen.getByRole("region", { name: "AI Summary" });
    const lines = within(summary).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      "Of 40 people 60% say yes.",
      "The rest say no.",
    ]);
    const bold = within(summary).getAllByRole("strong");
    expect(bold.map((part) => part.textContent)).toEqual(["40", "60%"]);
  });

  test("is copied completely", async () => {
    const user = userEvent.setup();
    await showReply();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      "Of 40 people 60% say yes. The rest say no.",
    );
  });

  test("cannot be copied if there is none", async () => {
    await showReply({ llm_summary: " " });
    expect(screen.getByText("No summary yet")).toBeVisible();
    expect(screen.getByRole("button", { name: "Copy" })).toBeDisabled();
  });

  test("shows while it is withheld from how many responses on it is shown", async () => {
    await showReply({ llm_summary: "", withheld: { until: 5 } });
    const summary = screen.getByRole("region", { name: "AI Summary" });
    expect(
      within(summary).getByText("Shown once 5 people have answered"),
    ).toBeVisible();
    expect(within(summary).queryByText("No summary yet")).toBeNull();
  });
});

test("a survey without answers shows a placeholder for each figure", async () => {
  await showReply({
    resp_count: 0,
    resp_count_timeseries: [],
    mc_breakdown: {},
    top_keywords: [],
    llm_summary: "",
    sentiment_avg: null,
    refreshed_at: null,
  });
  expect(screen.getByText("No responses yet")).toBeVisible();
  expect(screen.getByText("No summary yet")).toBeVisible();
  expect(screen.getByText("No keywords yet")).toBeVisible();
  expect(
    screen.queryByRole("region", { name: "Multiple Choice" }),
  ).not.toBeInTheDocument();
});

test("charts are as wide as the panel, measured before their figures load", async () => {
  const room = jest.spyOn(Element.prototype, "clientWidth", "get");
  room.mockReturnValue(320);
  const { response, answer } = deferredResponse();
  fakeNetwork({ [route]: () => response });
  render(show());
  room.mockRestore();
  await act(async () => {
    answer(json(analyticsReply()));
    await response;
  });
  const overTime = await screen.findByRole("region", {
    name: "Responses Over Time",
  });
  const [chart] = within(overTime).getAllByRole("img");
  expect(chart).toHaveAttribute("width", "20rem");
});
