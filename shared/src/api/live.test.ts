import { type LiveHandlers, followSurvey } from "./live.ts";

/** The network's edge: what the browser makes of a stream. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readonly url: string;
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  receive(event: string, data: unknown, lastEventId = ""): void {
    const init = { data: JSON.stringify(data), lastEventId };
    this.dispatchEvent(new MessageEvent(event, init));
  }

  refuse(): void {
    this.close();
    this.onerror?.();
  }
}

let visibility = "visible";
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = "visible";
  jest
    .spyOn(document, "visibilityState", "get")
    .mockImplementation(() => visibility as DocumentVisibilityState);
  FakeEventSource.opened = [];
  globalThis.EventSource = FakeEventSource as unknown as typeof EventSource;
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

function follow(handlers: LiveHandlers = {}, code?: string): FakeEventSource {
  stop = followSurvey("17", handlers, { code });
  return latest();
}

function latest(): FakeEventSource {
  const source = FakeEventSource.opened.at(-1);
  if (source === undefined) throw new Error("nothing is followed");
  return source;
}

function show(state: "visible" | "hidden"): void {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("followSurvey", () => {
  it("asks with the code and tells each event to its handler", () => {
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

  it("passes over what it cannot read", () => {
    const post = jest.fn();
    const source = follow({ post });
    source.receive("post", { post: null });
    source.receive("post", { post: { id: 8, content: "Hi" } });
    expect(post).toHaveBeenCalledTimes(1);
  });

  it("lets go while the page is hidden, and goes on after the last event", () => {
    const source = follow();
    source.receive("counts", {}, "a.b");
    show("hidden");
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
    show("visible");
    expect(latest().url).toBe("/api/surveys/17/events?last_event_id=a.b");
  });

  it("lets go when the page is put aside", () => {
    const source = follow();
    dispatchEvent(new Event("pagehide"));
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
    dispatchEvent(new Event("pageshow"));
    expect(latest()).not.toBe(source);
  });

  it("does not open a stream on a page that nobody sees", () => {
    visibility = "hidden";
    stop = followSurvey("17", {});
    expect(FakeEventSource.opened).toEqual([]);
  });

  it("asks again, ever more seldom, when it is refused", () => {
    follow().refuse();
    jest.advanceTimersByTime(5_000);
    expect(FakeEventSource.opened).toHaveLength(2);
    latest().refuse();
    jest.advanceTimersByTime(4_999);
    expect(FakeEventSource.opened).toHaveLength(2);
    jest.advanceTimersByTime(5_001);
    expect(FakeEventSource.opened).toHaveLength(3);
  });

  it("leaves a stream that broke to the browser", () => {
    const source = follow();
    source.readyState = 0;
    source.onerror?.();
    jest.runAllTimers();
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it("is over when it is stopped", () => {
    const source = follow();
    source.refuse();
    stop();
    jest.runAllTimers();
    show("visible");
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
