import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./page-place-texts.ts";

export const texts: Words<typeof english> = {
  label: "Den Ort dieser Seite als meinen mitzählen",
  countedAs: {
    here: "Gezählt als: hier. Der Ort dieser Seite.",
    near: "Gezählt als: bis 10 km entfernt. Der Ort dieser Seite.",
    region: "Gezählt als: bis 50 km entfernt. Der Ort dieser Seite.",
    far: "Gezählt als: weiter weg. Der Ort dieser Seite.",
  },
  uncounted: "Ihre Antwort zählt ohne Ort.",
};
