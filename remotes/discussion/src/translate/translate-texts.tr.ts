import type { Words } from "@nearsay/core/domain";
import type { translateTexts as english } from "./translate-texts.ts";

export const translateTexts: Words<typeof english> = {
  translate: "Çevir",
  busy: "Çevriliyor",
  original: "Özgün metni göster",
  done: "Tarayıcınız çevirdi.",
  failed: "Tarayıcınız bunu çeviremedi.",
};
