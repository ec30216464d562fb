import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { mineTexts as english } from "./mine-texts.ts";

export const mineTexts: Words<typeof english> = {
  intro: "Les sondages dont ce navigateur garde le lien de gestion.",
  loading: "Consultation en cours",
  unknown: "Sondage",
  gone: "Son lien n’est plus valable, ou le sondage est supprimé",
  failed: "Impossible à consulter pour le moment",
  open: "Ouvrir la gestion",
  openNamed: (title) => `Ouvrir la gestion de « ${title} »`,
  duplicateNamed: (title) => `Dupliquer ce sondage : « ${title} »`,
  forget: "Oublier",
  forgetNamed: (title) => `Oublier « ${title} » sur cet appareil`,
  responses: (count) =>
    plural(count, {
      one: `${formatCount(count)} réponse`,
      other: `${formatCount(count)} réponses`,
    }),
  none: "Aucun sondage pour l’instant",
  noneNext:
    "Publiez-en un, ou ajoutez-en un ci-dessous par son lien de gestion.",
  start: "Créer un sondage",
  add: { heading: "Ajouter un sondage", action: "Ajouter" },
};
