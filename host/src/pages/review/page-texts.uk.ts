import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./page-texts.ts";

export const reviewLead: Words<typeof english.reviewLead> =
  "Оцініть місце, подію чи послугу й зробіть із цього опитування, якщо хочете знати думку інших.";

export const reviewProblems: Words<typeof english.reviewProblems> = {
  rating: "Оберіть кількість зірок.",
  tooShort: (least) => `Введіть щонайменше ${formatCount(least)} символів.`,
  tooLong: (most) => `Коментар довший за ${formatCount(most)} символів.`,
};
