import { readAttemptsRemaining, readRetryAfter } from "./error-codes.ts";

describe("readAttemptsRemaining", () => {
  it.each([
    [{ attemptsRemaining: 2 }, 2],
    [{ attempts_remaining: "1" }, 1],
    [{ attemptsRemaining: -1 }, 0],
    [{ attemptsRemaining: "soon" }, null],
    [{}, null],
    [null, null],
  ])("reads from %j that %j attempts remain", (data, remaining) => {
    expect(readAttemptsRemaining(data)).toBe(remaining);
  });
});

it.each([
  [{ retryAfter: 420 }, 420],
  [{}, null],
  [undefined, null],
])(
  "reads from %j that the attempt can be repeated in %j seconds",
  (data, seconds) => {
    expect(readRetryAfter(data)).toBe(seconds);
  },
);
