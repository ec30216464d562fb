import { act, renderHook } from "@testing-library/react";
import { useLoad } from "./use-load.ts";

interface Attempt {
  signal: AbortSignal;
  arrive: (value: string) => Promise<void>;
  fail: () => Promise<void>;
}

/** A loader whose attempts are settled by the test, one after the other. */
function controlled() {
  const attempts: Attempt[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      attempts.push({
        signal,
        arrive: (value) =>
          act(() => {
            resolve(value);
            return Promise.resolve();
          }),
        fail: () =>
          act(() => {
            reject(new Error("down"));
            return Promise.resolve();
          }),
      });
    });
  const attempt = (number: number): Attempt => {
    const found = attempts[number - 1];
    if (found === undefined) throw new Error(`There is no attempt ${number}.`);
    return found;
  };
  return { load, attempt, count: () => attempts.length };
}

function setUp() {
  const source = controlled();
  const view = renderHook(({ load }) => useLoad(load), {
    initialProps: { load: source.load },
  });
  return { ...source, ...view, loaded: () => view.result.current.loaded };
}

describe("useLoad", () => {
  it("loads, and returns the result", async () => {
    const { attempt, loaded } = setUp();
    expect(loaded()).toEqual({ status: "loading" });
    await attempt(1).arrive("one");
    expect(loaded()).toEqual({ status: "loaded", value: "one" });
  });

  it("returns a failure, and starts again on retry", async () => {
    const { attempt, loaded, result } = setUp();
    await attempt(1).fail();
    expect(loaded()).toMatchObject({ status: "failed" });
    act(() => {
      result.current.retry();
    });
    expect(loaded()).toEqual({ status: "loading" });
    await attempt(2).arrive("two");
    expect(loaded()).toEqual({ status: "loaded", value: "two" });
  });

  it("repeats a failed load when the connection is back, and only that", async () => {
    const { attempt, count, loaded } = setUp();
    await attempt(1).fail();
    act(() => {
      window.dispatchEvent(new Event("online"));
    });
    expect(loaded()).toMatchObject({ status: "failed" });
    await attempt(2).arrive("two");
    expect(loaded()).toEqual({ status: "loaded", value: "two" });
    act(() => {
      window.dispatchEvent(new Event("online"));
    });
    expect(count()).toBe(2);
  });

  it("keeps the shown value during a refresh, even if that fails", async () => {
    const { attempt, loaded, result } = setUp();
    await attempt(1).arrive("one");
    act(() => {
      result.current.refresh();
    });
    expect(loaded()).toEqual({ status: "loaded", value: "one" });
    await attempt(2).fail();
    expect(loaded()).toEqual({ status: "loaded", value: "one" });
  });

  it("aborts an attempt when a newer one starts", async () => {
    const { attempt, loaded, rerender } = setUp();
    const next = controlled();
    rerender({ load: next.load });
    expect(attempt(1).signal.aborted).toBe(true);
    await next.attempt(1).arrive("new");
    await attempt(1).arrive("old");
    expect(loaded()).toEqual({ status: "loaded", value: "new" });
  });

  it("aborts when it is no longer shown", () => {
    const { attempt, unmount } = setUp();
    unmount();
    expect(attempt(1).signal.aborted).toBe(true);
  });

  it("changes a loaded value without another request", async () => {
    const { attempt, count, loaded, result } = setUp();
    await attempt(1).arrive("one");
    act(() => {
      result.current.change((value) => `${value} and more`);
    });
    expect(loaded()).toEqual({ status: "loaded", value: "one and more" });
    expect(count()).toBe(1);
  });

  it("sends another request if a change was made before the response arrived", async () => {
    const { attempt, loaded, result } = setUp();
    act(() => {
      result.current.change((value) => `${value} and more`);
    });
    expect(attempt(1).signal.aborted).toBe(true);
    await attempt(2).arrive("one and more");
    expect(loaded()).toEqual({ status: "loaded", value: "one and more" });
  });

  it("sends another request if a change follows a failure", async () => {
    const { attempt, count, result } = setUp();
    await attempt(1).fail();
    act(() => {
      result.current.change((value) => value);
    });
    expect(count()).toBe(2);
  });

  it("shows a value from another source", async () => {
    const { attempt, loaded, result } = setUp();
    await attempt(1).fail();
    act(() => {
      result.current.replace("given");
    });
    expect(loaded()).toEqual({ status: "loaded", value: "given" });
  });

  it("shows an initial value, and loads only on request", async () => {
    const { load, attempt, count } = controlled();
    const { result } = renderHook(() => useLoad(load, () => "here"));
    expect(result.current.loaded).toEqual({ status: "loaded", value: "here" });
    expect(count()).toBe(0);
    act(() => {
      result.current.refresh();
    });
    await attempt(1).arrive("newer");
    expect(result.current.loaded).toEqual({ status: "loaded", value: "newer" });
  });

  it("loads if there is no initial value", () => {
    const { load, count } = controlled();
    renderHook(() => useLoad(load, () => undefined));
    expect(count()).toBe(1);
  });
});
