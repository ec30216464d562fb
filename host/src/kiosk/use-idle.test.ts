import { act, fireEvent, renderHook } from "@testing-library/react";
import { useIdle } from "./use-idle.ts";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (seconds: number) =>
  act(() => jest.advanceTimersByTime(seconds * 1000));

test("a kiosk warns for the last ten of 70 seconds without a touch, and then ends the session", () => {
  const onIdle = jest.fn();
  const { result } = renderHook(() => useIdle(onIdle));
  pass(59);
  expect(result.current).toBeNull();
  pass(1);
  expect(result.current).toBe(10);
  pass(4);
  expect(result.current).toBe(6);
  fireEvent.keyDown(document.body, { key: "Tab" });
  expect(result.current).toBeNull();
  pass(69);
  expect(result.current).toBe(1);
  expect(onIdle).not.toHaveBeenCalled();
  pass(1);
  expect(onIdle).toHaveBeenCalled();
});
