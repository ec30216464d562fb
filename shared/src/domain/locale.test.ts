import fc from "../testing/property.ts";
import {
  formatCount,
  formatLanguage,
  formatList,
  plural,
  varietyOf,
} from "./locale.ts";

it.each([
  [["en-GB", "de"], "en-GB"],
  [["de-DE", "en-AU", "en"], "en-AU"],
  [["en"], "en"],
  [["eno", "de"], "en"],
  [["en-US@posix"], "en"],
  [["en-US@posix", "en-GB"], "en-GB"],
  [[], "en"],
])("for a reader of %j uses the locale %s", (readers, locale) => {
  expect(varietyOf("en", readers)).toBe(locale);
});

it.each([
  [["ar-EG"], "ar-EG-u-nu-latn"],
  [["ar-SA", "ar"], "ar-SA-u-nu-latn"],
  [["ar-EG-u-nu-arab"], "ar-u-nu-latn"],
  [["fr"], "ar-u-nu-latn"],
])(
  "writes Arabic for a reader of %j with one set of digits",
  (readers, locale) => {
    expect(varietyOf("ar", readers)).toBe(locale);
    expect(new Intl.NumberFormat(locale).format(1234.5)).toBe("1,234.5");
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
    expect(day.format(0)).not.toMatch(/[٠-٩]/);
  },
);

it.each([
  [0, "replies"],
  [1, "reply"],
  [2, "replies"],
])("counts %i %s", (count, form) => {
  expect(plural(count, { one: "reply", other: "replies" })).toBe(form);
});

it("groups digits and formats lists for the reader's locale", () => {
  expect(formatCount(12345)).toBe("12,345");
  expect(formatList(["bus", "tree", "tram"])).toBe("bus, tree, and tram");
});

it("names languages in the reader's locale", () => {
  expect(formatLanguage("de")).toBe("German");
  expect(formatLanguage("nb")).toBe("Norwegian Bokmål");
});

it("formats counts as the reader's browser would", () => {
  const whole = new Intl.NumberFormat("en-US");
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger()), (count) => {
      expect(formatCount(count)).toBe(whole.format(count));
    }),
  );
  expect(formatCount(NaN)).toBe("NaN");
});
