import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  shared: "Bu cihaz ortak kullanılıyor",
  kept: "Yanıtlarınız, gönderene kadar 7 gün bu tarayıcıda saklanır.",
  notKept:
    "Hiçbir şey saklanmaz: bu sayfadan ayrıldığınızda yanıtlarınız silinir.",
};
