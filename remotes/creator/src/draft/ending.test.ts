import {
  closeEnding,
  endingChanges,
  noEnding,
  offerMonths,
  openEnding,
  problemsOf,
} from "./ending.ts";

const whole = {
  opensAt: "2030-01-01T10:00",
  quota: "200",
  forgetMonths: "12",
  closedMessage: "We meet on Friday.",
  thanksMessage: "See you there!",
  thanksLink: "https://example.org/meeting",
};

describe("the end of a survey in the editor", () => {
  it("is sent unchanged, without empty fields", () => {
    expect(openEnding(closeEnding(whole))).toEqual(whole);
    expect(closeEnding(noEnding)).toEqual({});
  });

  it("sends what changed, and null for what was removed", () => {
    const after = { ...whole, quota: "", thanksMessage: " Bye! " };
    expect(endingChanges(whole, after)).toEqual({
      quota: null,
      thanksMessage: "Bye!",
    });
    expect(endingChanges(whole, whole)).toEqual({});
  });

  it.each([
    ["1,000", 1000],
    ["١٠٠٠", 1000],
    ["1 000", 1000],
    ["1.000", undefined],
  ])("closes a survey after “%s” responses, which are %s", (quota, number) => {
    expect(closeEnding({ ...noEnding, quota }).quota).toBe(number);
  });

  it.each([
    ["", undefined, [1, 3, 6, 12, 24]],
    ["7", undefined, [1, 3, 6, 7, 12, 24]],
    ["", 12, [1, 3, 6]],
    ["24", 12, [1, 3, 6]],
  ])(
    "offers to delete responses, with “%s” chosen and %s of the site, after %j months",
    (chosen, most, offered) => {
      expect(offerMonths(chosen, most)).toEqual(offered);
    },
  );

  it.each([
    [{ quota: "0" }, ["quota"]],
    [{ quota: "1.5" }, ["quota"]],
    [{ quota: "9999999" }, ["quota"]],
    [{ opensAt: "2030-01-02T10:00" }, ["opensLate"]],
    [{ thanksLink: "http://example.org" }, ["link"]],
    [whole, []],
  ])("with %j has the problems %j", (part, problems) => {
    const closesAt = "2030-01-02T10:00";
    expect(problemsOf({ ...noEnding, ...part }, closesAt)).toEqual(problems);
  });
});
