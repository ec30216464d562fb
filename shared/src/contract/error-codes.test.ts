import { readAttemptsRemaining } from "./error-codes.ts";

describe("readAttemptsRemaining", () => {
  it.each([
    [{ attemptsRemaining: 2 }, 2],
    [{ attempts_remaining: "1" }, 1],
    [{ attemptsRemaining: -1 }, 0],
    [{ attemptsRemaining: "soon" }, null],
    [{}, null],
    [null, null],
  ])("reads %j as %j", (data, remaining) => {
    expect(readAttemptsRemaining(data)).toBe(remaining);
  });
});
