import type { Words } from "@nearsay/core/domain";
import type * as english from "./card-questions.ts";

export const cardQuestions: Words<typeof english.cardQuestions> = {
  answer: "Répondre",
  questions: "Questions",
  area: (title) => `Questions de ${title}`,
  loading: "Chargement des questions",
  failed: "Les questions n’ont pas pu être chargées.",
};
