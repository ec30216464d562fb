import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-page.ts";

export const surveyPage: Words<typeof english.surveyPage> = {
  heading: "Anket",
  loading: "Anket yükleniyor",
  failed: "Anket yüklenemedi.",
  notFound: "Anket bulunamadı.",
  notFoundNext: "Bağlantı eksik olabilir ya da anket kaldırılmış olabilir.",
  takenDown: "Siz bakarken kaldırıldı.",
  allSurveys: "Bütün anketler",
  documentTitle: (title) => `${title} · Nearsay`,
  footFailed: "Bu anketle yapılabilecek öteki şeyler yüklenemedi.",
};
