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

it("offers English if it has no texts in the survey's language", () => {
  expect(predefinedAnswers("ja", "de").none).toBe("None of these");
});
