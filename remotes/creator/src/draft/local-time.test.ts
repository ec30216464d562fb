import { closingInput, fromLocalInput, toLocalInput } from "./local-time.ts";

describe("local time", () => {
  it("formats a time for a datetime-local input, without seconds", () => {
    expect(toLocalInput(new Date(2026, 0, 5, 7, 3, 59))).toBe(
      "2026-01-05T07:03",
    );
  });

  it("parses what it formatted, to the minute", () => {
    const moment = new Date(2026, 10, 21, 23, 59);
    expect(fromLocalInput(toLocalInput(moment))).toEqual(moment);
  });

  it.each(["", "soon", "2026-13-45T99:99"])("finds no time in %j", (text) => {
    expect(fromLocalInput(text)).toBeNull();
  });

  it("closes a survey 30 days ahead, on the minute", () => {
    const now = Date.UTC(2026, 0, 1, 12, 0, 42);
    const closing = fromLocalInput(closingInput(now));
    expect(closing?.getTime()).toBe(Date.UTC(2026, 0, 31, 12, 0, 0));
  });
});
