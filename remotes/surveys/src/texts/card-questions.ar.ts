import type { Words } from "@nearsay/core/domain";
import type * as english from "./card-questions.ts";

export const cardQuestions: Words<typeof english.cardQuestions> = {
  answer: "أجب",
  questions: "الأسئلة",
  area: (title) => `أسئلة ${title}`,
  loading: "جارٍ تحميل الأسئلة",
  failed: "تعذّر تحميل الأسئلة.",
};
