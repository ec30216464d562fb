import { initialText } from "./initial-text.ts";

describe("initial text", () => {
  it.each([
    [{ draftContent: "parks" }, "parks"],
    [{ reviewText: "nice place" }, "nice place"],
    [{ draftContent: " ", reviewText: "nice place" }, "nice place"],
    [{ draftContent: 7 }, ""],
    ["parks", ""],
    [null, ""],
  ])("of the navigation state %j is %j", (state, text) => {
    expect(initialText(state)).toBe(text);
  });
});
