import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds-texts.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  section: "Rangfolgen, Zahlen und Tage",
  rankingColumns: ["Option", "Zuerst", "Mittlerer Rang", "Gewonnene Paare"],
  stepColumns: ["Antwort", "Antworten", "Anteil"],
  savedStepColumns: ["Antwort", "Antworten", "Anteil in %"],
  statements: "Aussagen",
  order: "Reihenfolge der Aussagen",
  orders: { asked: "Wie gefragt", consensus: "Einig", divided: "Umstritten" },
  statementColumns: ["Aussage", "Stimme zu", "Lehne ab", "Ausgelassen"],
  savedStatementColumns: [
    "Aussage",
    "Stimme zu",
    "Lehne ab",
    "Ausgelassen",
    "Zustimmung in %",
  ],
  ofSide: (side, column) => `${side}: ${column}`,
};
