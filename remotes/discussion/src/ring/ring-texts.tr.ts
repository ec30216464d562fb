import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./ring-texts.ts";

export const texts: Words<typeof english> = {
  say: {
    here: "Buradan yazdığımı söyle",
    near: "10 km içinden yazdığımı söyle",
    region: "50 km içinden yazdığımı söyle",
    far: "Daha uzaktan yazdığımı söyle",
  },
  hint: "Anketin yerine göre. Gönderiyi okuyan herkes bunu görür, daha kesin bir şey görmez.",
};
