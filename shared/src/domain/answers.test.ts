import { languages } from "../contract/languages.ts";
import { firstRelease, sayInGroups } from "./answers.ts";
import { inLanguage } from "../testing/in-language.ts";

test("the first group is shown only when a second group of the same size can stay withheld", () => {
  expect(firstRelease({ mode: "groups", groupSize: 10 })).toBe(20);
  expect(firstRelease({ mode: "closed", groupSize: 10 })).toBe(1);
  expect(firstRelease({ mode: "live", groupSize: 1 })).toBe(1);
});

test.each(Object.keys(languages) as (keyof typeof languages)[])(
  "in %s the message contains both numbers once: of the first results and of a group",
  (language) => {
    const rule = { mode: "groups", groupSize: 1_300 } as const;
    const sentence = inLanguage(language, () => sayInGroups(rule));
    const digits = sentence
      .replace(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`)
      .replace(/(?<=\d)\D(?=\d{3})/gu, "");
    expect(digits.match(/\d+/g)).toEqual(["2600", "1300"]);
  },
);
