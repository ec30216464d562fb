import type { Words } from "@nearsay/core/domain";
import type { saveTexts as english } from "./save-texts.ts";

export const saveTexts: Words<typeof english> = {
  action: "Guardar como JSON",
  surveyJs: "Guardar como SurveyJS",
  unwritten: (parts: string) =>
    `Guardado. SurveyJS no tiene sitio para: ${parts}. El otro archivo lo conserva.`,
  challenges: "preguntas de control",
  units: "unidades de números",
  hints: "notas bajo afirmaciones",
  place: "el lugar de la encuesta y lo que depende de él",
  ending: "lo que cierra la encuesta y lo que dice al final",
  failed: "No se pudo crear el archivo. Inténtelo de nuevo.",
};
