import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-page.ts";

export const surveyPage: Words<typeof english.surveyPage> = {
  heading: "Sondage",
  loading: "Chargement du sondage",
  failed: "Le sondage n’a pas pu être chargé.",
  notFound: "Sondage introuvable.",
  notFoundNext: "Le lien est peut-être incomplet, ou le sondage a été retiré.",
  takenDown: "Il a été retiré pendant que vous l’aviez ouvert.",
  allSurveys: "Tous les sondages",
  documentTitle: (title) => `${title} · Nearsay`,
  footFailed:
    "Ce que l’on peut faire d’autre avec ce sondage n’a pas pu être chargé.",
};
