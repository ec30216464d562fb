import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  shared: "Cet appareil est partagé",
  kept: "Vos réponses restent 7 jours dans ce navigateur, jusqu’à leur envoi.",
  notKept:
    "Rien n’est conservé : vos réponses disparaissent dès que vous quittez cette page.",
};
