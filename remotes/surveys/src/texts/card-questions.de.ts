import type { Words } from "@nearsay/core/domain";
import type * as english from "./card-questions.ts";

export const cardQuestions: Words<typeof english.cardQuestions> = {
  answer: "Antworten",
  questions: "Fragen",
  area: (title) => `Fragen von ${title}`,
  loading: "Fragen werden geladen",
  failed: "Die Fragen ließen sich nicht laden.",
};
