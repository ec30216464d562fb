import type { Words } from "@nearsay/core/domain";
import type * as english from "./hidden-survey.ts";

export const hiddenSurvey: Words<typeof english.hiddenSurvey> = {
  title: "Ваше опитування приховано",
  about: (date) =>
    `На нього поскаржилися або його вилучено, і відтоді (${date}) його бачите лише ви. Відповіді збережено.`,
};
