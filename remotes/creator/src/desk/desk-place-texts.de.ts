import type { Words } from "@nearsay/core/domain";
import type { deskPlaceTexts as english } from "./desk-place-texts.ts";

export const deskPlaceTexts: Words<typeof english> = {
  named: (name) => `Ort: ${name}.`,
  point: "Ort: ein Quadrat von etwa 1 km ohne Namen.",
  nowhere: "Ort: nirgends.",
  everyone: "Für alle.",
  scope: {
    first: (km) => `Menschen im Umkreis von ${km} km zuerst gezeigt.`,
    only: (km) => `Nur für Menschen im Umkreis von ${km} km gelistet.`,
    answer: (km) => `Nur von Menschen im Umkreis von ${km} km beantwortet.`,
  },
  fixed: "Ort und Umkreis lassen sich nach dem Veröffentlichen nicht ändern.",
};
