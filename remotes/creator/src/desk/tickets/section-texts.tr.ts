import type { Words } from "@nearsay/core/domain";
import type { sectionTexts as english } from "./section-texts.ts";

export const sectionTexts: Words<typeof english> = {
  heading: "Kâğıt biletler",
  open: "Biletle yanıtlama…",
  loading: "Yükleniyor",
  failed: "Bu bölüm yüklenemedi",
};
