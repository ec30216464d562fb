import type { Words } from "@nearsay/core/domain";
import type { saveTexts as english } from "./save-texts.ts";

export const saveTexts: Words<typeof english> = {
  action: "JSON olarak kaydet",
  failed: "Dosya oluşturulamadı. Yeniden deneyin.",
};
