import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds-texts.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  section: "Рейтинги, числа й дати",
  rankingColumns: [
    "Пункт",
    "На першому місці",
    "Середнє місце",
    "Виграні пари",
  ],
  stepColumns: ["Відповідь", "Відповіді", "Частка"],
  savedStepColumns: ["Відповідь", "Відповіді", "Частка у %"],
  statements: "Твердження",
  order: "Порядок тверджень",
  orders: { asked: "Як запитано", consensus: "Згода", divided: "Розбіжність" },
  statementColumns: ["Твердження", "Згодні", "Не згодні", "Пропустили"],
  savedStatementColumns: [
    "Твердження",
    "Згодні",
    "Не згодні",
    "Пропустили",
    "Згодні у %",
  ],
  ofSide: (side, column) => `${side}: ${column}`,
};
