import type { Words } from "@nearsay/core/domain";
import type { saveTexts as english } from "./save-texts.ts";

export const saveTexts: Words<typeof english> = {
  action: "Зберегти як JSON",
  surveyJs: "Зберегти як SurveyJS",
  unwritten: (parts: string) =>
    `Збережено. У SurveyJS немає місця для такого: ${parts}. Інший файл це зберігає.`,
  challenges: "перевірні запитання",
  units: "одиниці чисел",
  hints: "примітки під твердженнями",
  place: "місце опитування і те, що від нього залежить",
  ending: "що завершує опитування і що воно каже наприкінці",
  failed: "Не вдалося створити файл. Спробуйте ще раз.",
};
