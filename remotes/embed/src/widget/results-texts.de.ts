import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./results-texts.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  title: "Ergebnisse",
  responses: (count) =>
    plural(count, {
      one: `${formatCount(count)} Antwort`,
      other: `${formatCount(count)} Antworten`,
    }),
  integrity: "Wie Antworten kamen, und was nicht angenommen wurde",
  newTab: "(öffnet sich in einem neuen Tab)",
  option: "Antwortmöglichkeit",
  share: "Anteil",
  count: "Antworten",
  answered: (count) =>
    plural(count, {
      one: `${formatCount(count)} Person hat geantwortet`,
      other: `${formatCount(count)} Personen haben geantwortet`,
    }),
  written: (count) =>
    plural(count, {
      one: `${formatCount(count)} Antwort in eigenen Worten`,
      other: `${formatCount(count)} Antworten in eigenen Worten`,
    }),
  discuss: "Auf Nearsay besprechen",
  enabled: "Hier wird mit einer anonymen Kennung teilgenommen.",
  optedOut:
    "Die anonyme Kennung ist hier ausgeschaltet. Die Antwort zählt weiterhin.",
  optOut: "Ausschalten",
  enable: "Anonyme Kennung wieder einschalten",
  updating: "Wird gespeichert …",
  loading: "Ergebnisse werden geladen",
  failed: "Die Ergebnisse ließen sich nicht laden.",
};
