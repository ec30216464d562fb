import { type Language, languages } from "@nearsay/core/contract";
import { predefinedAnswers } from "./predefined-answers.ts";

it("offers answers in the survey's language", () => {
  expect(predefinedAnswers("fr", "de").yesNo).toEqual([
    "Oui",
    "Non",
    "Je ne sais pas",
  ]);
});

it("offers answers in the author's own language until one is chosen", () => {
  expect(predefinedAnswers(null, "de").none).toBe("Nichts davon");
  expect(predefinedAnswers(null).none).toBe("None of these");
});

it("has texts of its own for every language of the interface", () => {
  const tags = Object.keys(languages) as Language[];
  const own = new Set(tags.map((tag) => predefinedAnswers(tag).none));
  expect(own.size).toBe(tags.length);
});

it("offers English if it has no texts in the survey's language", () => {
  expect(predefinedAnswers("ja", "de").none).toBe("None of these");
});
