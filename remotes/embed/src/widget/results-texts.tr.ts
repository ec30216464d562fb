import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./results-texts.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  title: "Sonuçlar",
  responses: (count) => `${formatCount(count)} yanıt`,
  integrity: "Yanıtlar nasıl geldi, neler alınmadı",
  newTab: "(yeni sekmede açılır)",
  option: "Seçenek",
  share: "Pay",
  count: "Yanıtlar",
  answered: (count) => `${formatCount(count)} kişi yanıtladı`,
  written: (count) => `Kendi sözcükleriyle ${formatCount(count)} yanıt`,
  discuss: "Nearsay’de tartış",
  enabled: "Burada anonim bir kimlikle katılıyorsunuz.",
  optedOut: "Anonim kimliğiniz burada kapalı. Yanıtınız sayılmaya devam eder.",
  optOut: "Kapat",
  enable: "Anonim kimliği yeniden etkinleştir",
  updating: "Kaydediliyor…",
  loading: "Sonuçlar yükleniyor",
  failed: "Sonuçlar yüklenemedi.",
};
