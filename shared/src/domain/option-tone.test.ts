import fc from "fast-check";
import { classifyOption, optionTones } from "./option-tone.ts";

test.each([
  ["Excellent", "positive"],
  ["great", "positive"],
  ["Pretty good", "positive"],
  ["I love it!", "positive"],
  ["Bad", "negative"],
  ["Very poor", "negative"],
  ["Terrible…", "negative"],
  ["I hate it", "negative"],
  ["Neutral", "neutral"],
  ["Maybe", "neutral"],
  ["OK", "neutral"],
  ["About average", "neutral"],
  ["None", "neutral"],
  ["N/A", "neutral"],
  ["n.a.", "neutral"],
  ["Prefer not to say", "neutral"],
  ["Neither agree nor disagree", "neutral"],
  ["Not good", "negative"],
  ["Not bad", "neutral"],
  ["Good and bad", "neutral"],
  ["Goodwill store", "other"],
  ["Badminton", "other"],
  ["By bicycle", "other"],
  ["", "other"],
])("%j is %s", (option, tone) => {
  expect(classifyOption(option)).toBe(tone);
});

test("case and space around an option do not matter", () => {
  fc.assert(
    fc.property(fc.constantFrom("good", "bad", "ok", "bus"), (option) => {
      expect(classifyOption(`  ${option.toUpperCase()} `)).toBe(
        classifyOption(option),
      );
    }),
  );
});

test("every text has exactly one tone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (option) => {
      expect(optionTones).toContain(classifyOption(option));
    }),
  );
});
