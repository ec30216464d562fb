import type { Words } from "@nearsay/core/domain";
import type * as english from "./card-questions.ts";

export const cardQuestions: Words<typeof english.cardQuestions> = {
  answer: "Yanıtla",
  questions: "Sorular",
  area: (title) => `${title}: sorular`,
  loading: "Sorular yükleniyor",
  failed: "Sorular yüklenemedi.",
};
