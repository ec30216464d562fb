import { FakeEventSource } from "../testing/fake-event-source.ts";
import { type LiveHandlers, followSurvey } from "./live.ts";

let visibility = "visible";
let stops: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  visibility = "visible";
  jest
    .spyOn(document, "visibilityState", "get")
    .mockImplementation(() => visibility as DocumentVisibilityState);
});

afterEach(() => {
  stops.forEach((stop) => {
    stop();
  });
  stops = [];
});

const latest = () => FakeEventSource.latest();

function start(surveyId: string, handlers: LiveHandlers = {}, code?: string) {
  const stop = followSurvey(surveyId, handlers, { code });
  stops.push(stop);
  return stop;
}

function follow(handlers: LiveHandlers = {}, code?: string): FakeEventSource {
  start("17", handlers, code);
  return latest();
}

function show(state: "visible" | "hidden"): void {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("followSurvey", () => {
  it("requests events with the code and passes each to its handler", () => {
    const handlers = { counts: jest.fn(), post: jest.fn() };
    const source = follow(handlers, "MAPLE 114");
    expect(source.url).toBe("/api/surveys/17/events?code=MAPLE+114");
    source.receive("counts", { responses_count: 1 }, "a.b");
    source.receive("post", { post: { id: 7, content: "Hello" } });
    source.receive("insights", {});
    expect(handlers.counts).toHaveBeenCalledWith({
      kind: "counts",
      responseCount: 1,
      likeCount: 0,
      postCount: 0,
    });
    expect(handlers.post).toHaveBeenCalledTimes(1);
  });

  it("skips unreadable events", () => {
    const post = jest.fn();
    const source = follow({ post });
    source.receive("post", { post: null });
    source.receive("post", { post: { id: 8, content: "Hi" } });
    expect(post).toHaveBeenCalledTimes(1);
  });

  it("disconnects while the page is hidden, and continues after the last event", () => {
    const source = follow();
    source.receive("counts", {}, "a.b");
    show("hidden");
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
    show("visible");
    expect(latest().url).toBe("/api/surveys/17/events?last_event_id=a.b");
  });

  it("disconnects when the page enters the back/forward cache", () => {
    const source = follow();
    dispatchEvent(new Event("pagehide"));
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
    dispatchEvent(new Event("pageshow"));
    expect(latest()).not.toBe(source);
  });

  it("does not open a stream on a hidden page", () => {
    visibility = "hidden";
    start("17");
    expect(FakeEventSource.opened).toEqual([]);
  });

  it("retries at growing intervals after a refusal", () => {
    follow().refuse();
    jest.advanceTimersByTime(5_000);
    expect(FakeEventSource.opened).toHaveLength(2);
    latest().refuse();
    jest.advanceTimersByTime(4_999);
    expect(FakeEventSource.opened).toHaveLength(2);
    jest.advanceTimersByTime(5_001);
    expect(FakeEventSource.opened).toHaveLength(3);
  });

  it("leaves a broken stream to the browser", () => {
    const source = follow();
    source.readyState = 0;
    source.onerror?.();
    jest.runAllTimers();
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it("ends when it is stopped", () => {
    const stop = start("17");
    latest().refuse();
    stop();
    jest.runAllTimers();
    show("visible");
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it("has one connection for any number of followers of a survey", () => {
    const [one, other] = [jest.fn(), jest.fn()];
    const source = follow({ insights: one });
    const leave = start("17", { insights: other });
    source.receive("insights", {});
    expect(one).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
    leave();
    source.receive("insights", {});
    expect(one).toHaveBeenCalledTimes(2);
    expect(other).toHaveBeenCalledTimes(1);
    expect(FakeEventSource.opened).toEqual([source]);
  });

  it("reports the counts to a listener that joins later", () => {
    follow().receive("counts", { responses_count: 5 });
    const counts = jest.fn();
    start("17", { counts });
    expect(counts).toHaveBeenCalledWith(
      expect.objectContaining({ responseCount: 5 }),
    );
  });

  it("reconnects with a new code", () => {
    follow().refuse();
    start("17", {}, "sesame");
    start("17");
    expect(FakeEventSource.opened.map(({ url }) => url)).toEqual([
      "/api/surveys/17/events",
      "/api/surveys/17/events?code=sesame",
    ]);
  });

  it("limits connections: only the three most recently followed surveys have one", () => {
    for (const id of ["1", "2", "3"]) start(id);
    const stop = start("4");
    const open = () => FakeEventSource.open.map(({ url }) => url);
    expect(open()).toEqual([2, 3, 4].map((id) => `/api/surveys/${id}/events`));
    stop();
    expect(open()).toEqual([2, 3, 1].map((id) => `/api/surveys/${id}/events`));
  });

  it("treats a survey as most recently followed when another component follows it", () => {
    for (const id of ["1", "2", "3", "4"]) start(id);
    start("1");
    expect(FakeEventSource.open.map(({ url }) => url)).toEqual(
      [3, 4, 1].map((id) => `/api/surveys/${id}/events`),
    );
  });

  it("does not reconnect to a removed survey", () => {
    const removed = jest.fn();
    follow({ removed }).receive("removed", {});
    show("hidden");
    show("visible");
    expect(removed).toHaveBeenCalledTimes(1);
    expect(FakeEventSource.open).toEqual([]);
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
