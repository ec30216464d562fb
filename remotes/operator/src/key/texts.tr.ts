import type { Words } from "@nearsay/core/domain";
import type { keyTexts as english } from "./texts.ts";

export const keyTexts: Words<typeof english> = {
  about:
    "Bu siteyi işletenler için. Anahtar yalnızca bu sekmede tutulur; sekmeyi kapatınca veya ayrılınca unutulur.",
  label: "İşletmen anahtarı",
  hint: "Anahtar ya da onunla gelen adresin tamamı.",
  made: "Anahtarlar sunucuda oluşturulur:",
  open: "Masayı aç",
  missing: "Önce anahtarı girin.",
  refused: "Bu anahtar hiçbir şey açmıyor",
  refusedAbout:
    "Yanlış yazılmış, süresi dolmuş veya sonlandırılmış. Bu sekme onu unuttu.",
};
