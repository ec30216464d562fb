import { readNextCursor } from "./read.ts";

describe("readNextCursor", () => {
  it.each([
    [{ items: [], next: 17 }, "17"],
    [{ items: [], next: "17" }, "17"],
    [{ items: [], next: null }, null],
    [{ items: [] }, null],
    [[], null],
    [null, null],
  ])("reads %j as %j", (reply, next) => {
    expect(readNextCursor(reply)).toBe(next);
  });
});
