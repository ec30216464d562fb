import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  rating: "Puanınız",
  ratingHint: "Ok tuşları değiştirir, 0 temizler.",
  stars: (count) => `${formatCount(count)} yıldız`,
  noRating: "Henüz puan yok",
  clear: "Puanı temizle",
  comment: "Yorumunuz",
  commentHint: "Ne iyiydi, ne değildi?",
  counter: (used, max) => `${used}/${max}`,
  submit: "Değerlendirmeyi gönder",
  submitting: "Gönderiliyor…",
  failed: "Değerlendirmeniz gönderilirken bir sorun oldu.",
  thanks: "Değerlendirmeniz için teşekkürler!",
  notSent:
    "Yayımlanmadı ve kimseye gönderilmedi. Yakınınızdakilerin ne düşündüğünü öğrenmek için ankete dönüştürün: taslak yorumunuzdan başlar.",
  toSurvey: "Bu değerlendirmeyi ankete dönüştür",
  another: "Başka bir değerlendirme yaz",
};
