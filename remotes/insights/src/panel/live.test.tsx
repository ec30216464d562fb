import {
  FakeEventSource,
  type FakeNetwork,
  fakeNetwork,
  json,
  refusal,
} from "@nearsay/core/testing";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  analyticsReply,
  dailyBuckets,
  inGroups,
} from "../testing/analytics-reply.ts";
import { deferredResponse } from "../testing/deferred-response.ts";
import { InsightsPanel } from "./insights-panel.tsx";

const route = "GET /api/surveys/7/analytics";
let network: FakeNetwork;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = "visible";
  jest
    .spyOn(document, "visibilityState", "get")
    .mockImplementation(() => visibility);
});

async function showPanel(changes: object = {}) {
  network = fakeNetwork({ [route]: analyticsReply(changes) });
  const page = render(
    <InsightsPanel surveyId="7" code="sesame" exportRestricted={false} />,
  );
  await screen.findByText("Last Updated");
  await pass(2_000);
  return page;
}

const loads = () => network.to(route).length;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function receive(event: string, data: object = {}) {
  FakeEventSource.latest().receive(event, data);
  await pass(0);
}

const announced = () => screen.getByRole("status").textContent;

async function look(state: DocumentVisibilityState) {
  visibility = state;
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await pass(0);
}

/** Delays the next reply until the test sends it. */
function holdReply() {
  const { response, answer } = deferredResponse();
  network.on(route, () => response);
  return async (changes: object) => {
    answer(json(analyticsReply(changes)));
    await pass(0);
  };
}

describe("live figures", () => {
  it("are reloaded when the server reports a change", async () => {
    await showPanel({ resp_count: 52 });
    expect(FakeEventSource.latest().url).toBe(
      "/api/surveys/7/events?code=sesame",
    );
    network.on(route, analyticsReply({ resp_count: 54 }));
    await receive("insights");
    expect(screen.getByText("54")).toBeVisible();
  });

  it.each(["reset", "removed"])("are reloaded on %s", async (event) => {
    await showPanel();
    network.on(route, () => refusal(404, "Survey not found."));
    await receive(event);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Analytics error: Survey not found.",
    );
    expect(screen.getByText("52")).toBeVisible();
  });

  it("are reloaded silently: the button keeps its name", async () => {
    await showPanel();
    const answer = holdReply();
    await receive("insights");
    expect(loads()).toBe(2);
    expect(screen.getByRole("button", { name: "Refresh" })).toBeVisible();
    await answer({});
  });

  it("announce an alert once, when it is new", async () => {
    const spike = dailyBuckets([3, 3, 5, 7]);
    const low = -0.2;
    await showPanel({ resp_count_timeseries: spike, resp_count: 52 });
    await pass(100);
    expect(announced()).toBe("Responses spiked 40% in the most recent bucket.");
    const larger = dailyBuckets([3, 3, 5, 8]);
    const changes = { resp_count_timeseries: larger, resp_count: 53 };
    network.on(route, analyticsReply(changes));
    await receive("insights");
    await pass(2_000);
    expect(screen.getByText(/spiked 60%/)).toBeVisible();
    expect(announced()).toBe("1 new response");
    const lower = { ...changes, resp_count: 55, sentiment_avg: low };
    network.on(route, analyticsReply(lower));
    await receive("insights");
    await pass(2_000);
    expect(announced()).toBe(
      "2 new responses. Sentiment is trending low, review negative keywords.",
    );
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("are loaded at most once in two seconds", async () => {
    await showPanel();
    await receive("insights");
    await receive("insights");
    await receive("insights");
    expect(loads()).toBe(2);
    await pass(1_999);
    expect(loads()).toBe(2);
    await pass(1);
    expect(loads()).toBe(3);
    await pass(10_000);
    expect(loads()).toBe(3);
  });

  it("are not loaded again while a load is running", async () => {
    await showPanel();
    const answer = holdReply();
    await receive("insights");
    await receive("insights");
    await pass(5_000);
    expect(loads()).toBe(2);
    await answer({ resp_count: 53 });
    expect(screen.getByText("53")).toBeVisible();
    expect(loads()).toBe(3);
  });

  it("are not loaded while the page is hidden, but when it becomes visible", async () => {
    await showPanel();
    await receive("insights");
    await receive("insights");
    await look("hidden");
    await pass(10_000);
    expect(loads()).toBe(2);
    await look("visible");
    expect(loads()).toBe(3);
  });

  it("are loaded once if the counts show that news was missed", async () => {
    await showPanel({ resp_count: 52 });
    await receive("counts", { responses_count: 52 });
    expect(loads()).toBe(1);
    await receive("counts", { responses_count: 53 });
    expect(loads()).toBe(2);
    await pass(10_000);
    expect(loads()).toBe(2);
  });

  it("are compared with counts that arrived before them", async () => {
    network = fakeNetwork();
    const answer = holdReply();
    render(<InsightsPanel surveyId="7" exportRestricted={false} />);
    await receive("counts", { responses_count: 53 });
    await answer({ resp_count: 52 });
    network.on(route, analyticsReply({ resp_count: 53 }));
    await pass(2_000);
    expect(screen.getByText("53")).toBeVisible();
  });

  it("are reloaded when the stream reconnects after a failed load", async () => {
    await showPanel({ resp_count: 52 });
    network.on(route, () => refusal(502, "Out of order"));
    await receive("insights");
    expect(screen.getByRole("alert")).toBeVisible();
    await pass(10_000);
    expect(loads()).toBe(2);
    network.on(route, analyticsReply({ resp_count: 52 }));
    await receive("counts", { responses_count: 52 });
    expect(screen.queryByRole("alert")).toBeNull();
    await pass(10_000);
    expect(loads()).toBe(3);
  });

  it("stop once the panel is unmounted", async () => {
    const { unmount } = await showPanel();
    await receive("insights");
    await receive("insights");
    unmount();
    await pass(10_000);
    await look("visible");
    expect(loads()).toBe(2);
    expect(FakeEventSource.open).toHaveLength(0);
  });

  it("are never replaced by older ones that arrive late", async () => {
    await showPanel({ resp_count: 52 });
    // A network that ignores cancelled requests and responds anyway.
    const { response, answer } = deferredResponse();
    globalThis.fetch = () => response;
    await receive("insights");
    globalThis.fetch = () =>
      Promise.resolve(json(analyticsReply({ resp_count: 99 })));
    act(() => {
      screen.getByRole("button", { name: "Refresh" }).click();
    });
    await pass(0);
    expect(screen.getByText("99")).toBeVisible();
    answer(json(analyticsReply({ resp_count: 88 })));
    await pass(0);
    expect(screen.getByText("99")).toBeVisible();
  });
});

describe("a live update", () => {
  it("shows by how much the responses grew, until the next update", async () => {
    await showPanel({ resp_count: 52 });
    network.on(route, analyticsReply({ resp_count: 54 }));
    await receive("insights");
    expect(screen.getByText("+2")).toBeVisible();
    await pass(2_000);
    network.on(route, analyticsReply({ resp_count: 55 }));
    await receive("insights");
    expect(screen.getByText("+1")).toBeVisible();
    expect(screen.queryByText("+2")).toBeNull();
  });

  it("keeps the marks if it changes nothing", async () => {
    await showPanel({ resp_count: 52 });
    network.on(route, analyticsReply({ resp_count: 54 }));
    await receive("insights");
    await pass(2_000);
    await receive("insights");
    expect(screen.getByText("+2")).toBeVisible();
  });

  it.each([
    [53, "1 new response"],
    [55, "3 new responses"],
  ])("to %i responses is announced in a sentence", async (count, sentence) => {
    await showPanel({ resp_count: 52 });
    network.on(route, analyticsReply({ resp_count: count }));
    await receive("insights");
    await pass(50);
    expect(screen.getByText(sentence)).toHaveAttribute("role", "status");
  });

  it("that counts a response with unreleased answers announces only the response", async () => {
    await showPanel(inGroups(46, 36));
    network.on(route, analyticsReply(inGroups(47, 36)));
    await receive("counts", { responses_count: 47 });
    await pass(50);
    expect(screen.getByText("47")).toBeVisible();
    expect(announced()).toBe("1 new response");
  });

  it("that releases more answers announces how many are shown now", async () => {
    await showPanel(inGroups(46, 36));
    network.on(route, analyticsReply(inGroups(47, 37)));
    await receive("insights");
    await pass(50);
    expect(announced()).toBe("1 new response. Now shows 37 of 47 responses.");
  });

  it("without a new response is not announced", async () => {
    await showPanel();
    network.on(route, analyticsReply({ llm_summary: "New words." }));
    await receive("insights");
    await pass(50);
    expect(screen.getByText("New words.")).toBeVisible();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("keeps what was chosen", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await showPanel();
    await user.click(screen.getByRole("radio", { name: "Grid" }));
    network.on(route, analyticsReply({ resp_count: 54 }));
    await receive("insights");
    expect(screen.getByText("54")).toBeVisible();
    expect(screen.getByRole("radio", { name: "Grid" })).toBeChecked();
  });
});
