import type { Words } from "@nearsay/core/domain";
import type { translateTexts as english } from "./translate-texts.ts";

export const translateTexts: Words<typeof english> = {
  translate: "Traducir",
  busy: "Traduciendo",
  original: "Ver original",
  done: "Traducido por el navegador.",
  failed: "El navegador no pudo traducirlo.",
};
