import type { Words } from "@nearsay/core/domain";
import type { saveTexts as english } from "./save-texts.ts";

export const saveTexts: Words<typeof english> = {
  action: "JSON olarak kaydet",
  surveyJs: "SurveyJS olarak kaydet",
  unwritten: (parts: string) =>
    `Kaydedildi. SurveyJS’te şunlara yer yok: ${parts}. Diğer dosya bunları korur.`,
  challenges: "doğrulama soruları",
  units: "sayıların birimleri",
  hints: "ifadelerin altındaki notlar",
  place: "anketin yeri ve ona bağlı olanlar",
  ending: "anketi bitiren şey ve sonunda söyledikleri",
  failed: "Dosya oluşturulamadı. Yeniden deneyin.",
};
