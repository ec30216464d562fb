import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds-texts.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  section: "Sıralamalar, sayılar ve tarihler",
  rankingColumns: [
    "Öğe",
    "İlk sıraya koyan",
    "Ortalama sıra",
    "Kazanılan çiftler",
  ],
  stepColumns: ["Yanıt", "Yanıtlar", "Pay"],
  savedStepColumns: ["Yanıt", "Yanıtlar", "Pay (%)"],
  statements: "İfadeler",
  order: "İfadelerin sırası",
  orders: { asked: "Sorulduğu gibi", consensus: "Uzlaşma", divided: "Ayrışma" },
  statementColumns: ["İfade", "Katılan", "Katılmayan", "Geçen"],
  savedStatementColumns: [
    "İfade",
    "Katılan",
    "Katılmayan",
    "Geçen",
    "Katılan (%)",
  ],
  ofSide: (side, column) => `${side}: ${column}`,
};
