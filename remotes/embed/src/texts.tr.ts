import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const embedTexts: Words<typeof english.embedTexts> = {
  failed: "Anket yüklenemedi.",
  retry: "Yeniden dene",
  policy: "Anonim kimlik",
  consentFailed: "Onay değiştirilemedi.",
  onePerSite: "Kişi ve site başına bir yanıt.",
  open: "Nearsay’de aç",
  openSite: "Nearsay’i aç",
  newTab: "(yeni sekmede açılır)",
  resultsFailed: "Sonuçlar yüklenemedi.",
};
