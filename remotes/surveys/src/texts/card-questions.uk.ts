import type { Words } from "@nearsay/core/domain";
import type * as english from "./card-questions.ts";

export const cardQuestions: Words<typeof english.cardQuestions> = {
  answer: "Відповісти",
  questions: "Запитання",
  area: (title) => `Запитання: ${title}`,
  loading: "Запитання завантажуються",
  failed: "Не вдалося завантажити запитання.",
};
