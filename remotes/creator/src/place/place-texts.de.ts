import { plural, type Words } from "@nearsay/core/domain";
import type { placeTexts as english } from "./place-texts.ts";

export const placeTexts: Words<typeof english> = {
  picker: {
    name: "Name des Ortes",
    hint: "Stadt, Ort oder Stadtteil beginnen; nach einem Komma kann Region oder Land folgen.",
    found: "Gefundene Orte",
    none: "Kein Ort beginnt so. Einen größeren in der Nähe oder einen Punkt auf der Karte versuchen.",
    failed:
      "Orte lassen sich gerade nicht nachschlagen. Bitte die Verbindung prüfen und noch einmal tippen.",
    count: (count) =>
      plural(count, {
        one: `${count} Ort gefunden. Mit den Pfeiltasten wählen.`,
        other: `${count} Orte gefunden. Mit den Pfeiltasten wählen.`,
      }),
    about: ({ region, country }) =>
      region ? `${region}, ${country}` : country,
  },
  map: {
    label: "Karte, auf der ein Ort gewählt wird",
    loading: "Die Karte wird geladen",
    failed: "Die Karte konnte nicht geladen werden.",
    none: "Noch ist kein Punkt gewählt.",
    chosen:
      "Ein Quadrat ist gewählt. Es wird so behalten, wie es zu sehen ist; es hat keinen Namen.",
    missing: "Bitte einen Punkt auf der Karte wählen.",
  },
  source: "Ortsnamen: GeoNames, CC BY 4.0",
  scope: {
    legend: "Für wen ist sie?",
    fixed: "Das lässt sich nach dem Veröffentlichen nicht ändern.",
    everyone: "Für alle",
    kinds: {
      first: "Menschen in der Nähe zuerst gezeigt",
      only: "Nur für Menschen in der Nähe gelistet",
      answer: "Nur von Menschen in der Nähe beantwortet",
    },
    about: {
      first:
        "In den Listen der Menschen im Umkreis steht sie vor anderen Umfragen.",
      only: "Für alle anderen fehlt sie in Listen und Suche. Wer ihren Link hat, kann sie trotzdem öffnen und beantworten.",
      answer:
        "Alle sehen sie. Wer antwortet, gibt den Standort frei, und der muss im Umkreis liegen.",
    },
    radius: "Wie nah",
    within: (km) => `Im Umkreis von ${km} km`,
    proof:
      "Gemessen wird zwischen Quadraten von etwa 1 km, von dort, wo ein Browser zu sein angibt. Ein Browser kann jeden Ort behaupten: Das hält Zufallsgäste fern, nicht jemanden, der unbedingt hineinwill.",
  },
  counts: {
    legend: "Zählen, woher Antworten kommen?",
    hints: {
      fixed:
        "Von denen, die zustimmen. Das lässt sich nach dem Veröffentlichen nicht ändern.",
      live: "Nicht, wenn jede Antwort sofort erscheint: Ihr Ort erschiene mit ihr.",
      rows: "Nicht, wenn ganze Antworten gelesen werden: Ihr Ort würde mitgelesen.",
    },
    kinds: { none: "Nein", rings: "Hier und anderswo", map: "Auf einer Karte" },
    about: {
      none: "Die Zahlen nennen keine Orte.",
      rings:
        "Die Zahlen zeigen auch Personen hier und anderswo getrennt. Bis zu den ersten Zahlen kann es mehr Antworten brauchen, und Sprachen werden nicht getrennt gezeigt.",
      map: "Die Zahlen zeigen auch Quadrate einer Karte mit je mindestens 10 Personen. Das braucht noch mehr Antworten, da jedes Quadrat auf seine eigenen wartet.",
    },
  },
};
