import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  siteName: "Nearsay",
  loading: "Yükleniyor…",
  skipToContent: "İçeriğe geç",
  contents: "Bu sayfada",
  pageFailed: "Bağlantınızı denetleyip sayfayı yeniden yükleyin.",
  reload: "Yeniden yükle",
  header: {
    beta: "Beta",
    startSurvey: "Yeni anket",
    menu: "Menü",
    mine: "Anketleriniz",
    feedback: "Görüş bildir",
    anonymousId: "Anonim kimlik",
    yourData: "Verileriniz",
  },
  theme: {
    label: "Tema",
    system: "Sistem",
    light: "Açık",
    dark: "Koyu",
  },
  footer: {
    label: "Bu site hakkında",
    about: "Hakkında",
    disclaimer: "Yasal uyarı",
    guide: "Kullanım kılavuzu",
    embed: "Siteye ekle",
    anonymousId: "Anonim kimlik",
    privacy: "Gizlilik",
    report: "İçerik bildir",
  },
  remote: {
    title: (page) => `${page} · Nearsay`,
  },
};
