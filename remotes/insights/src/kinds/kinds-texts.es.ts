import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds-texts.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  section: "Clasificaciones, números y fechas",
  rankingColumns: [
    "Elemento",
    "En primer lugar",
    "Puesto medio",
    "Pares ganados",
  ],
  stepColumns: ["Respuesta", "Respuestas", "Proporción"],
  savedStepColumns: ["Respuesta", "Respuestas", "Proporción en %"],
  statements: "Afirmaciones",
  order: "Orden de las afirmaciones",
  orders: {
    asked: "Como se preguntaron",
    consensus: "Consenso",
    divided: "División",
  },
  statementColumns: ["Afirmación", "De acuerdo", "En desacuerdo", "Pasan"],
  savedStatementColumns: [
    "Afirmación",
    "De acuerdo",
    "En desacuerdo",
    "Pasan",
    "De acuerdo en %",
  ],
  ofSide: (side, column) => `${side}: ${column}`,
};
