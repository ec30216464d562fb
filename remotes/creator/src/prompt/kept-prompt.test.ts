import { sessionStore } from "@nearsay/core/session";
import {
  forgetPrompt,
  initialText,
  keepPrompt,
  readPrompt,
} from "./kept-prompt.ts";

describe("stored description", () => {
  it.each([
    ["as it was left", "", "", "written"],
    ["as it was left, where the same text is handed over", "a", "a", "written"],
    ["as it was left, where nothing is handed over", "a", "", "written"],
    ["anew with another text that is handed over", "a", "b", "b"],
  ])("continues %s", (_how, before, now, read) => {
    keepPrompt({ prefill: before, text: "written" });
    expect(readPrompt(now)).toBe(read);
  });

  it.each([undefined, "text", { text: 7, prefill: "" }])(
    "begins with the text in the navigation state when %j is stored",
    (stored) => {
      sessionStore.write("creator_prompt", stored ?? null);
      expect(readPrompt("a")).toBe("a");
    },
  );

  it("is gone once forgotten", () => {
    keepPrompt({ prefill: "", text: "written" });
    forgetPrompt();
    expect(readPrompt("")).toBe("");
  });
});

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
