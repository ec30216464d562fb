import type { Words } from "@nearsay/core/domain";
import type { words as english } from "./english.ts";

export const words: Words<typeof english> = {
  deleted: "Bu gönderi, yazan kişi tarafından silindi.",
  reports: "Bildirimler üzerine gizlendi.",
  operator: "Bu siteyi işleten tarafından gizlendi.",
  author: "Anketin sahibi tarafından gizlendi",
  reasons: {
    off_topic: "konu dışı",
    insulting: "hakaret içeriyor",
    personal: "kişisel bilgi veriyor",
    spam: "istenmeyen içerik",
  },
};
