import { answerWords } from "./answer-words.ts";

it("offers answers in the survey's language", () => {
  expect(answerWords("fr", "de").yesNo).toEqual([
    "Oui",
    "Non",
    "Je ne sais pas",
  ]);
});

it("offers answers in the author's own language until one is chosen", () => {
  expect(answerWords(null, "de").none).toBe("Nichts davon");
  expect(answerWords(null).none).toBe("None of these");
});

it("offers English if it has no texts in the survey's language", () => {
  expect(answerWords("ja", "de").none).toBe("None of these");
});
