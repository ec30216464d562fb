import type { Words } from "@nearsay/core/domain";
import type * as english from "./hidden-survey.ts";

export const hiddenSurvey: Words<typeof english.hiddenSurvey> = {
  title: "Votre sondage est masqué",
  about: (date) =>
    `Il a été signalé ou retiré, et vous seul le voyez depuis le ${date}. Ses réponses sont conservées.`,
};
