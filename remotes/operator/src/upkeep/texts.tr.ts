import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const releaseTexts: Words<typeof english.releaseTexts> = {
  about: "Sitenin her bölümünün ziyaretçilere sunulan sürümü.",
  loading: "Sürümler yükleniyor",
  list: "Sitenin bölümleri",
  empty: "Sunulan bölüm yok",
  version: (version) => `sürüm ${version}`,
  built: "sitenin derlendiği gibi",
  released: (release) => `yayın ${release}`,
  off: "Kapatıldı",
};

export const recountTexts: Words<typeof english.recountTexts> = {
  about:
    "Yanıt sayısı gibi her sayacı gerçekte var olanla karşılaştırır. Yanlışları siz düzeltmedikçe hiçbir şey değişmez.",
  compare: "Sayaçları karşılaştır",
  repair: "Düzelt",
  working: "Sayılıyor…",
  label: "Ne kadar ilerledi",
  right: "Bütün sayaçlar doğru",
  rightAbout: "Hepsi var olanla aynı.",
  wrong: (count) => `${formatCount(count)} sayaç var olandan farklı`,
  repaired: (count) => `${formatCount(count)} sayaç düzeltildi`,
  list: "Sayaçlar",
  survey: (id) => `Anket ${id}`,
  several: (counter, count) =>
    count === 1 ? counter : `${counter}, ${formatCount(count)} tane`,
  counters: {
    responses: "katılımlar",
    days: "günler",
    leaving: "ayrılanlar",
    released: "gösterilenler",
    answers: "yanıtlar",
    "rows read": "okunan satırlar",
    "texts read": "okunan metinler",
    choices: "seçimler",
    hours: "saatler",
    terms: "terimler",
    sentiments: "duygular",
    "sentiment sum": "duygu toplamı",
    "sentiment bins": "duygu basamakları",
    parts: "parçalar",
    likes: "beğeniler",
    posts: "gönderiler",
    replies: "gönderi yanıtları",
    "post likes": "gönderi beğenileri",
  },
};
