import fc from "fast-check";
import { embedModes, embedThemes } from "@nearsay/core/contract";
import { readChoice, surveyAt, toQuery } from "./choice.ts";

const read = (query: string) => readChoice(new URLSearchParams(query));

describe("the choice in the address", () => {
  it("is a frame in the site's own look where nothing is said", () => {
    const plain = { survey: null, mode: "frame", theme: "auto", accent: null };
    expect(read("")).toEqual(plain);
    expect(toQuery(read("")).toString()).toBe("");
  });

  it("is the same after it was written and read", () => {
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
  ])("takes %s for nothing", (query) => {
    expect(read(query)).toEqual(read(""));
  });
});

describe("what is typed into the search", () => {
  it.each([
    ["https://nearsay.example/surveys/7", "7"],
    [" https://nearsay.example/surveys/ab-c?share_token=x#y ", "ab-c"],
    ["/surveys/7/", "7"],
  ])("names a survey as %s", (text, survey) => {
    expect(surveyAt(text)).toBe(survey);
  });

  it.each(["buses", "2026", "about /surveys/ and me", "see /surveys/7"])(
    "is looked for where it is %s",
    (text) => {
      expect(surveyAt(text)).toBeNull();
    },
  );
});
