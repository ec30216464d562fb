import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds-texts.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  section: "الترتيبات والأرقام والتواريخ",
  rankingColumns: ["العنصر", "وُضع أولًا", "متوسط المرتبة", "المقارنات الرابحة"],
  stepColumns: ["الإجابة", "الإجابات", "النسبة"],
  savedStepColumns: ["الإجابة", "الإجابات", "النسبة (%)"],
  statements: "العبارات",
  order: "ترتيب العبارات",
  orders: { asked: "كما سُئلت", consensus: "توافق", divided: "انقسام" },
  statementColumns: ["العبارة", "موافق", "غير موافق", "تخطّى"],
  savedStatementColumns: ["العبارة", "موافق", "غير موافق", "تخطّى", "موافق (%)"],
  ofSide: (side, column) => `${side}: ${column}`,
};
