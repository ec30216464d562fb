import type { Words } from "@nearsay/core/domain";
import type * as english from "./hidden-survey.ts";

export const hiddenSurvey: Words<typeof english.hiddenSurvey> = {
  title: "Diese Umfrage ist verborgen",
  about: (date) =>
    `Sie wurde gemeldet oder entfernt und ist seit ${date} nur noch hier zu sehen. Ihre Antworten bleiben erhalten.`,
};
