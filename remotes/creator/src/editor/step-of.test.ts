import { fieldIds } from "../draft/editor-context.ts";
import { stepOf } from "./step-of.ts";

describe("the folded step that contains a control", () => {
  it.each([
    [fieldIds.closesAt, "who"],
    [fieldIds.challenge("k1"), "who"],
    [fieldIds.expectedAnswer("k1"), "who"],
    ["translation-de-title", "who"],
    [fieldIds.exportCode, "results"],
    [fieldIds.title, null],
    [fieldIds.place, null],
    [fieldIds.question("k1"), null],
    [fieldIds.showIf("k1"), null],
  ])("of %s is %s", (name, step) => {
    expect(stepOf(name)).toBe(step);
  });
});
