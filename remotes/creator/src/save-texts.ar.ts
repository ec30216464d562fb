import type { Words } from "@nearsay/core/domain";
import type { saveTexts as english } from "./save-texts.ts";

export const saveTexts: Words<typeof english> = {
  action: "احفظ بصيغة JSON",
  surveyJs: "احفظ بصيغة SurveyJS",
  unwritten: (parts: string) =>
    `تم الحفظ. لا مكان في SurveyJS لما يلي: ${parts}. الملف الآخر يحفظه.`,
  challenges: "أسئلة التحقق",
  units: "وحدات الأرقام",
  hints: "الملاحظات أسفل العبارات",
  place: "مكان الاستطلاع وما يتعلق به",
  ending: "ما ينهي الاستطلاع وما يقوله في نهايته",
  failed: "تعذّر إنشاء الملف. حاول مرة أخرى.",
};
