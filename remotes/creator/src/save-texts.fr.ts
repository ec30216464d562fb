import type { Words } from "@nearsay/core/domain";
import type { saveTexts as english } from "./save-texts.ts";

export const saveTexts: Words<typeof english> = {
  action: "Enregistrer en JSON",
  surveyJs: "Enregistrer en SurveyJS",
  unwritten: (parts: string) =>
    `Enregistré. SurveyJS n’a pas de place pour : ${parts}. L’autre fichier le garde.`,
  challenges: "questions de vérification",
  units: "unités de nombres",
  hints: "notes sous les affirmations",
  place: "le lieu du sondage et ce qui en dépend",
  ending: "ce qui arrête le sondage et ce qu’il dit à la fin",
  failed: "Impossible de créer le fichier. Réessayez.",
};
