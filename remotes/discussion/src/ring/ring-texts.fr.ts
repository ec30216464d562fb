import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./ring-texts.ts";

export const texts: Words<typeof english> = {
  say: {
    here: "Dire que j’écris d’ici",
    near: "Dire que j’écris à moins de 10 km",
    region: "Dire que j’écris à moins de 50 km",
    far: "Dire que j’écris de plus loin",
  },
  hint: "Par rapport au lieu du sondage. Qui lit le message le voit, et rien de plus précis.",
};
