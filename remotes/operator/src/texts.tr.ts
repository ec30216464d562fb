import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  title: "Denetim masası",
  loading: "Masa açılıyor",
  failed: "Masa açılamadı.",
  parts: {
    label: "Masanın bölümleri",
    queue: "Sıra",
    file: "Bul",
    blocks: "Engeller",
    waitlist: "Bekleme listesi",
    invitations: "Davetler",
    releases: "Sürümler",
    recount: "Sayaçlar",
    audit: "Denetim kaydı",
  },
  noRights: {
    title: "Bu anahtar burada işe yaramıyor",
    about: "Siteyi işleten, daha çok yetkili bir anahtar oluşturabilir.",
  },
  head: {
    until: (day) => `Anahtarın son günü: ${day}`,
    leave: "Ayrıl",
    left: "Anahtar unutuldu.",
  },
};
