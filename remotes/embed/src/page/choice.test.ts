import fc from "@nearsay/core/testing/property";
import { embedModes, embedThemes } from "@nearsay/core/contract";
import { readChoice, surveyAt, toQuery } from "./choice.ts";

const read = (query: string) => readChoice(new URLSearchParams(query));

describe("the choice in the address", () => {
  it("defaults to a frame in the site's own style", () => {
    const plain = { survey: null, mode: "frame", theme: "auto", accent: null };
    expect(read("")).toEqual(plain);
    expect(toQuery(read("")).toString()).toBe("");
  });

  it("is unchanged after it was written and parsed", () => {
    const choices = fc.record({
      survey: fc.option(
        fc.constantFrom("7", "c0ffee00-0000-4000-8000-000000000007"),
      ),
      mode: fc.constantFrom(...embedModes),
      theme: fc.constantFrom(...embedThemes),
      accent: fc.option(fc.stringMatching(/^#[\da-f]{6}$/)),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        expect(read(toQuery(choice).toString())).toEqual(choice);
      }),
    );
  });

  it.each([
    "mode=window",
    "theme=pink",
    "accent=red",
    "accent=%23ff",
    "survey=+",
  ])("ignores %s", (query) => {
    expect(read(query)).toEqual(read(""));
  });
});

describe("the search text", () => {
  it.each([
    ["https://nearsay.example/surveys/7", "7"],
    [" https://nearsay.example/surveys/ab-c?share_token=x#y ", "ab-c"],
    ["/surveys/7/", "7"],
  ])("contains a survey as %s", (text, survey) => {
    expect(surveyAt(text)).toBe(survey);
  });

  it.each(["buses", "2026", "about /surveys/ and me", "see /surveys/7"])(
    "is searched for if it is %s",
    (text) => {
      expect(surveyAt(text)).toBeNull();
    },
  );
});
