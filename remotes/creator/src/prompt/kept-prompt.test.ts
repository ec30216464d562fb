import { sessionStore } from "@nearsay/core/session";
import {
  forgetPrompt,
  initialText,
  keepPrompt,
  readPrompt,
} from "./kept-prompt.ts";

describe("stored description", () => {
  it.each([
    ["with the typed text", "", "", "written"],
    [
      "with the typed text if the same text is passed again",
      "a",
      "a",
      "written",
    ],
    ["with the typed text if no text is passed", "a", "", "written"],
    ["with the new text if another text is passed", "a", "b", "b"],
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
