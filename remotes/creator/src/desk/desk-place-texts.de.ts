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
  counts: {
    none: "Woher Antworten kommen, wird nicht gezählt.",
    rings:
      "Woher Antworten kommen, wird bei denen gezählt, die zustimmen: hier und anderswo.",
    map: "Woher Antworten kommen, wird bei denen gezählt, die zustimmen: auf einer Karte.",
  },
  fixed: "Das lässt sich nach dem Veröffentlichen nicht ändern.",
};
