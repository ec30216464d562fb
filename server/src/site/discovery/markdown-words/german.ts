import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  closed: (day) => `Geschlossen am ${day}.`,
  opens: (day) => `Öffnet am ${day}.`,
  open: (day) => `Offen bis ${day}.`,
  openOr: (day, quota) => `Offen bis ${day} oder bis zu ${quota} Antworten.`,
  counts: (responses, posts) => `Antworten: ${responses}. Beiträge: ${posts}.`,
  named: (name, country) => `Ort: ${name}, ${country}.`,
  point: "Ort: ein Quadrat von etwa 1 km ohne Namen.",
  scope: {
    first: (km) => `Menschen im Umkreis von ${km} km zuerst gezeigt.`,
    only: (km) => `Nur für Menschen im Umkreis von ${km} km gelistet.`,
    answer: (km) => `Nur von Menschen im Umkreis von ${km} km beantwortet.`,
  },
  counted: {
    rings:
      "Woher Antworten kommen, wird bei denen gezählt, die zustimmen: hier und anderswo.",
    map: "Woher Antworten kommen, wird bei denen gezählt, die zustimmen: auf einer Karte.",
  },
  answer: (address) => `Beantworten unter <${address}>.`,
  read: (address) => `Weiterlesen unter <${address}>.`,
  questions: "Fragen",
};
