import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds-texts.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  section: "Classements, nombres et dates",
  rankingColumns: ["Élément", "Mis en premier", "Rang moyen", "Paires gagnées"],
  stepColumns: ["Réponse", "Réponses", "Part"],
  savedStepColumns: ["Réponse", "Réponses", "Part en %"],
  statements: "Affirmations",
  order: "Ordre des affirmations",
  orders: {
    asked: "Dans l’ordre posé",
    consensus: "Consensus",
    divided: "Clivage",
  },
  statementColumns: ["Affirmation", "D’accord", "Pas d’accord", "Passé"],
  savedStatementColumns: [
    "Affirmation",
    "D’accord",
    "Pas d’accord",
    "Passé",
    "D’accord en %",
  ],
  ofSide: (side, column) => `${side} : ${column}`,
};
