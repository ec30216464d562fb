import { wordsIn } from "../../base/words-in.ts";
import { site } from "../page-heads.ts";

/** What a kiosk says before its scripts are there, and on the screen of its tablet. */
const english = {
  title: `Kiosk · ${site}`,
  unscripted: "A kiosk needs JavaScript.",
  name: `${site} kiosk`,
  shortName: "Kiosk",
};

export const kioskTextsIn = wordsIn(english, {
  de: {
    title: `Kiosk · ${site}`,
    unscripted: "Ein Kiosk braucht JavaScript.",
    name: `${site}-Kiosk`,
    shortName: "Kiosk",
  },
  es: {
    title: `Quiosco · ${site}`,
    unscripted: "Un quiosco necesita JavaScript.",
    name: `Quiosco de ${site}`,
    shortName: "Quiosco",
  },
  fr: {
    title: `Borne · ${site}`,
    unscripted: "Une borne a besoin de JavaScript.",
    name: `Borne ${site}`,
    shortName: "Borne",
  },
  tr: {
    title: `Kiosk · ${site}`,
    unscripted: "Kiosk için JavaScript gerekir.",
    name: `${site} kiosku`,
    shortName: "Kiosk",
  },
  uk: {
    title: `Кіоск · ${site}`,
    unscripted: "Кіоску потрібен JavaScript.",
    name: `Кіоск ${site}`,
    shortName: "Кіоск",
  },
  ar: {
    title: `كشك · ${site}`,
    unscripted: "يحتاج الكشك إلى JavaScript.",
    name: `كشك ${site}`,
    shortName: "كشك",
  },
});
