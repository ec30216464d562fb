import type { Words } from "@nearsay/core/domain";
import type * as english from "./near-texts.ts";

export const nearTexts: Words<typeof english.nearTexts> = {
  title: "Cette borne ne prend pas de réponses.",
  about:
    "Seules les personnes proches de son lieu peuvent répondre à ce sondage, et une borne ne dit pas où elle se trouve. Ouvrez le sondage sur sa propre page.",
};
