import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const releaseTexts: Words<typeof english.releaseTexts> = {
  about: "Die Version jedes Teils der Website, die ausgeliefert wird.",
  loading: "Die Versionen werden geladen",
  list: "Teile der Website",
  empty: "Keine Teile werden ausgeliefert",
  version: (version) => `Version ${version}`,
  built: "wie die Website gebaut ist",
  released: (release) => `Ausgabe ${release}`,
  off: "Abgeschaltet",
};

export const recountTexts: Words<typeof english.recountTexts> = {
  about:
    "Vergleicht jeden Zähler, etwa den der Antworten, mit dem, was wirklich da ist. Nichts ändert sich, solange falsche nicht richtiggestellt werden.",
  compare: "Zähler vergleichen",
  repair: "Richtigstellen",
  working: "Wird gezählt …",
  label: "Wie weit es ist",
  right: "Jeder Zähler stimmt",
  rightAbout: "Alle entsprechen dem, was da ist.",
  wrong: (count) =>
    plural(count, {
      one: "1 Zähler weicht von dem ab, was da ist",
      other: `${formatCount(count)} Zähler weichen von dem ab, was da ist`,
    }),
  repaired: (count) =>
    plural(count, {
      one: "1 Zähler wurde richtiggestellt",
      other: `${formatCount(count)} Zähler wurden richtiggestellt`,
    }),
  list: "Zähler",
  survey: (id) => `Umfrage ${id}`,
  several: (counter, count) =>
    count === 1 ? counter : `${counter}, ${formatCount(count)} davon`,
  counters: {
    responses: "Teilnahmen",
    days: "Tage",
    leaving: "Wegfallendes",
    released: "Gezeigtes",
    answers: "Antworten",
    "rows read": "gelesene Zeilen",
    "texts read": "gelesene Texte",
    choices: "Wahlen",
    hours: "Stunden",
    terms: "Begriffe",
    sentiments: "Stimmungen",
    "sentiment sum": "Summe der Stimmungen",
    "sentiment bins": "Stufen der Stimmungen",
    parts: "Teile",
    likes: "Gefällt mir",
    posts: "Beiträge",
    replies: "Antworten auf Beiträge",
    "post likes": "Gefällt mir zu Beiträgen",
  },
};
