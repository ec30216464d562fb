import type { Words } from "@nearsay/core/domain";
import type * as english from "./hidden-survey.ts";

export const hiddenSurvey: Words<typeof english.hiddenSurvey> = {
  title: "Su encuesta está oculta",
  about: (date) =>
    `Fue denunciada o retirada, y desde el ${date} solo usted la ve. Sus respuestas se conservan.`,
};
