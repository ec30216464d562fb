import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-meta.ts";

export const surveyMeta: Words<typeof english.surveyMeta> = {
  fresh: "Yeni",
  closed: "Kapalı",
  responded: "Yanıtlandı",
  demo: "Demo",
  closes: "Kapanış",
  closedOn: "Kapandı",
  created: "Oluşturma",
  reported: "Bildirildi",
};
