import type { Words } from "@nearsay/core/domain";
import type { locationTexts as english } from "./texts.ts";

export const locationTexts: Words<typeof english> = {
  title: "Konumu etkinleştir",
  description:
    "Yaklaşık konumunuzla, yakınınızdaki anketler ve gönderiler önce gelir. Konum, herhangi bir şeyle karşılaştırılmadan önce yaklaşık bir kilometreye yuvarlanır.",
  enable: "Konumu etkinleştir",
  requesting: "İsteniyor…",
  cancel: "Vazgeç",
  status: {
    checking: "Konuma izin verilip verilmediği denetleniyor.",
    idle: "Konum kapalı.",
    requesting: "Tarayıcının sorusuna yanıtınız bekleniyor.",
    granted: "Konum açık.",
  },
};
