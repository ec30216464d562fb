import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const embedTexts: Words<typeof english.embedTexts> = {
  failed: "Anket yüklenemedi.",
  retry: "Yeniden dene",
  policy: "Anonim kimlik",
  consentFailed: "Onay değiştirilemedi.",
  onePerSite: "Kişi ve site başına bir yanıt.",
  unkept:
    "Tarayıcınız bu sayfanın bir şey saklamasına izin vermiyor, bu yüzden burada ağınızdan günde bir yanıt alınır. Nearsay’de herkes yanıtlayabilir.",
  siteOnly:
    "Ağınızdan bugün burada yanıt verildi ve tarayıcınız, kişileri ayırt etmek için bu sayfanın bir şey saklamasına izin vermiyor. Nearsay’de herkes yanıtlayabilir.",
  open: "Nearsay’de aç",
  openSite: "Nearsay’i aç",
  discuss: "Nearsay’de tartış",
  newTab: "(yeni sekmede açılır)",
  enabled: "Burada anonim bir kimlikle katılıyorsunuz.",
  optedOut: "Anonim kimliğiniz burada kapalı. Yanıtınız sayılmaya devam eder.",
  optOut: "Kapat",
  enable: "Anonim kimliği yeniden etkinleştir",
  updating: "Kaydediliyor…",
  results: {
    loading: "Sonuçlar yükleniyor",
    failed: "Sonuçlar yüklenemedi.",
  },
};
