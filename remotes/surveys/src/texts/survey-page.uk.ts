import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-page.ts";

export const surveyPage: Words<typeof english.surveyPage> = {
  heading: "Опитування",
  loading: "Опитування завантажується",
  failed: "Не вдалося завантажити опитування.",
  notFound: "Опитування не знайдено.",
  notFoundNext: "Можливо, посилання неповне або опитування вилучено.",
  takenDown: "Його вилучено, поки воно було у вас відкрите.",
  allSurveys: "Усі опитування",
  documentTitle: (title) => `${title} · Nearsay`,
  footFailed: "Не вдалося завантажити, що ще можна зробити з цим опитуванням.",
};
