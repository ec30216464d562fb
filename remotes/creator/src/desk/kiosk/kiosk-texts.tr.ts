import type { Words } from "@nearsay/core/domain";
import type { kioskTexts as english } from "./kiosk-texts.ts";

export const kioskTexts: Words<typeof english> = {
  about:
    "Kütüphanede veya toplantıda, insanların sırayla yanıtladığı bir tablet. Bağlantıyı onda açın: anket ekranı doldurur ve son kişiden geriye bir şey kalmaz.",
  apart: "Kiosk yanıtları ayrı sayılır.",
  inGroups:
    "Hiçbir ağ bir grubun üçte birinden fazlasını oluşturamaz: tüm yanıtlar tek tabletten geliyorsa anket kapanınca gösterilir.",
  list: "Kiosklar",
  none: "Henüz kiosk yok.",
  unnamed: "Etiketsiz",
  made: (day) => `Oluşturulma: ${day}`,
  label: "Nerede duruyor",
  make: "Kiosk bağlantısı oluştur",
  fresh: "Bağlantı hazır. Yalnızca bu kez gösterilir.",
  keep: "Bağlantıya sahip olan, siz sonlandırana kadar istediği kadar yanıt verebilir.",
  link: "Kioskun bağlantısı",
  copy: "Bağlantıyı kopyala",
  openHere: "Burada aç",
  showCode: "Kare kod olarak göster",
  code: "Kiosku açan kare kod",
  done: "Aldım",
  end: "Sonlandır",
  endNamed: (label) => `Sonlandır: ${label}`,
  endAsk: {
    title: "Bu kiosk sonlandırılsın mı?",
    about:
      "Bağlantısı artık hiçbir şey açmaz. Tabletin o ana kadar göndermedikleri artık kabul edilmez; gönderdikleri kalır.",
    action: "Kiosku sonlandır",
  },
  ended: "Kiosk sonlandırıldı.",
  full: "Daha fazla kiosk olamaz. Yenisi için birini sonlandırın.",
  failed: "Kiosklar yüklenemedi",
  failedAct: "Kiosk değiştirilemedi.",
};
