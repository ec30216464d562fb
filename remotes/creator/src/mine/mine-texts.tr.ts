import { formatCount, type Words } from "@nearsay/core/domain";
import type { mineTexts as english } from "./mine-texts.ts";

export const mineTexts: Words<typeof english> = {
  intro: "Yönetim bağlantısını bu tarayıcının sakladığı anketler.",
  loading: "Durumu soruluyor",
  unknown: "Anket",
  gone: "Bağlantısı sona erdi veya anket silindi",
  failed: "Şu anda sorulamadı",
  open: "Yönetimi aç",
  openNamed: (title) => `Yönetimi aç: “${title}”`,
  duplicateNamed: (title) => `Bu anketi çoğalt: “${title}”`,
  forget: "Unut",
  forgetNamed: (title) => `“${title}” anketini bu cihazda unut`,
  responses: (count) => `${formatCount(count)} yanıt`,
  none: "Henüz anket yok",
  noneNext: "Bir anket yayımlayın veya aşağıda yönetim bağlantısıyla ekleyin.",
  start: "Anket başlat",
  add: { heading: "Anket ekle", action: "Ekle" },
};
