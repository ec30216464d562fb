import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./page-place-texts.ts";

export const texts: Words<typeof english> = {
  label: "Compter le lieu de cette page comme le mien",
  countedAs: {
    here: "Compté comme : ici. Le lieu de cette page.",
    near: "Compté comme : à moins de 10 km. Le lieu de cette page.",
    region: "Compté comme : à moins de 50 km. Le lieu de cette page.",
    far: "Compté comme : plus loin. Le lieu de cette page.",
  },
  uncounted: "Votre réponse compte sans lieu.",
};
