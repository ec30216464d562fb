import type { Words } from "@nearsay/core/domain";
import type { frameTexts as english } from "./texts.ts";

export const frameTexts: Words<typeof english> = {
  failed: "Le chargement a échoué.",
  notDone: "Cela n’a pas pu être fait. Rien n’a été changé.",
  working: "Un instant…",
  retry: "Réessayer",
  more: "Afficher plus",
  refresh: "Regarder de nouveau",
  cancel: "Annuler",
};
