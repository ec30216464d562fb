import type { Words } from "@nearsay/core/domain";
import type * as english from "./unkept-texts.ts";

export const unkeptTexts: Words<typeof english.unkeptTexts> = {
  unkept:
    "Votre navigateur ne laisse rien conserver à cette page : une seule réponse par jour est donc acceptée ici depuis votre réseau. Sur Nearsay, tout le monde peut répondre.",
  siteOnly:
    "Une réponse est déjà venue aujourd’hui de votre réseau, et votre navigateur ne laisse rien conserver à cette page pour distinguer les personnes. Sur Nearsay, tout le monde peut répondre.",
};
