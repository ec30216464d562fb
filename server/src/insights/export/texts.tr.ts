import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  product: "Nearsay analizleri",
  documentTitle: (title) => `${title} – Nearsay analizleri`,
  responses: (_count, formatted) => `${formatted} yanıt`,
  published: (date) => `Yayımlanma: ${date}`,
  opens: (date) => `Açılış: ${date}`,
  opened: (date) => `Açıldı: ${date}`,
  quota: (_count, formatted) => `${formatted} yanıttan sonra kapanır`,
  closes: (date) => `Kapanış: ${date}`,
  closed: (date) => `Kapandı: ${date}`,
  exported: (date) => `Güncellik: ${date}`,
  summary: "Yapay zekâ özeti",
  asTable: "Rakamlar tablo olarak",
  overTime: "Zaman içinde yanıtlar",
  lines: (each) =>
    `İnce çizgi: yanıtlar (${each}). Kalın çizgi: 7’li hareketli ortalaması.`,
  utc: "Saatler UTC’dir.",
  dashed: (notOver) => `Kesikli: ${notOver}.`,
  seriesColumns: ["Zaman", "Yanıtlar", "7’li hareketli ortalama"],
  choices: "Çoktan seçmeli",
  answered: (formatted) => `Yanıtlayan: ${formatted}`,
  questionNumber: (number) => `Soru ${number}`,
  topOption: "Öndeki seçenek",
  option: "Seçenek",
  share: (percent, count) => `${percent} · ${count}`,
  kinds: "Sıralamalar, sayılar ve tarihler",
  answer: "Yanıt",
  answers: "Yanıtlar",
  statements: "İfadeler",
  statementColumns: ["İfade", "Katılan", "Katılmayan", "Geçen"],
  noAnswers: "Henüz yanıt yok.",
  rankColumns: ["Seçenek", "İlk tercih", "Ortalama sıra", "Kazanılan ikililer"],
  sentiment: "Duygu",
  sentimentColumns: ["Duygu", "Yanıtlar", "Pay"],
  keywords: "Öne çıkan anahtar sözcükler",
  keyword: "Anahtar sözcük",
  keywordsNote:
    "Her sözcüğün ya da sözcük çiftinin serbest metinlerde kaç yanıtta geçtiği.",
  coverage: (count, percent) =>
    `İlk ${count} sözcük, tüm geçişlerin ${percent} kadarını kapsıyor.`,
  withheld: (until) =>
    `Anahtar sözcükler, duygu ve özet ${until} kişi yanıtladığında gösterilir.`,
  none: "Henüz yanıt yok.",
};
