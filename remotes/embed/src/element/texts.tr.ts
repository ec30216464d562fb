import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const elementTexts: Words<typeof english.elementTexts> = {
  loading: "Anket yükleniyor",
  frame: "Anket",
  frameOf: (title) => `Anket: ${title}`,
  open: "Nearsay’de aç",
  newTab: "(yeni sekmede açılır)",
  failed: {
    SURVEY: "Bu anketin adresi yanlış.",
    ORIGIN_NOT_ALLOWED: "Bu anket bu sayfada gösterilemez.",
    BLOCKED: "Bu anket burada gösterilemedi.",
    NETWORK: "Bu anket yüklenemedi.",
  },
};
