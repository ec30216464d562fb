import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./home.ts";

export const home: Words<typeof english.home> = {
  title: "Sehen, was Menschen in der Nähe fragen, und in Sekunden antworten.",
  lead: "Ohne Konto. Eine eigene Frage?",
  ask: "Die Nachbarschaft fragen",
  assistant: "KI-Assistenten öffnen",
  newTab: "(öffnet sich in einem neuen Tab)",
  start: "Neue Umfrage",
  surveys: "Umfragen",
  loading: "Umfragen werden geladen",
  more: "Mehr Umfragen zeigen",
  moreFailed: "Mehr Umfragen ließen sich nicht laden.",
  retry: "Noch einmal versuchen",
  closed: "Geschlossene Umfragen",
  mixed: "Die neuesten und die meistbeantworteten im Wechsel.",
  view: {
    label: "Ansicht",
    list: "Liste",
    map: "Karte",
    loading: "Karte wird geladen",
    failed: "Die Karte konnte nicht geladen werden.",
  },
  filters: {
    label: "Filter",
    openOnly: "Nur offene",
    unanswered: "Noch nicht beantwortet",
    within: "Entfernung",
    anywhere: "Jede Entfernung",
    km: (reach) => `Bis ${formatCount(reach)} km`,
    language: "Sprache",
    anyLanguage: "Jede Sprache",
    none: "Mit diesen Filtern bleibt keine Umfrage übrig.",
  },
  empty: "Keine Umfragen gefunden.",
  emptyNext: "Wie wäre es mit der ersten Frage an die Nachbarschaft?",
  emptyCodeNext:
    "Keine offene Umfrage hat diesen Zugangscode. Bitte prüfen und noch einmal suchen.",
  emptySearch: (text) => `Keine öffentlichen Umfragen zu „${text}“ gefunden`,
  emptySearchNext:
    "Danach hat noch niemand gefragt. Die erste Umfrage dazu fehlt noch.",
  draft: "Daraus eine Umfrage machen",
  didYouMean: "Gemeint war vielleicht",
  showAll: "Alle Umfragen zeigen",
  searching: "Suche läuft",
  slowCode:
    "Es wurden viele falsche Codes eingegeben, deshalb kann diese Suche bis zu 10 Sekunden dauern.",
  found: (count) =>
    plural(count, {
      one: "1 Umfrage gefunden",
      other: `${formatCount(count)} Umfragen gefunden`,
    }),
  search: {
    label: "Umfragen suchen",
    placeholder: "Suchen oder Zugangscode eingeben",
    byText: "Öffentlich suchen",
    byCode: "Mit Code suchen",
    suggested: "Vorschläge",
    suggestions: (count) =>
      plural(count, {
        one: "1 Vorschlag",
        other: `${formatCount(count)} Vorschläge`,
      }),
    survey: (responses, likes) =>
      `Antworten ${formatCount(responses)} · Gefällt ${formatCount(likes)}`,
    keyword: (count) =>
      plural(count, {
        one: "Stichwort von 1 Umfrage",
        other: `Stichwort von ${formatCount(count)} Umfragen`,
      }),
  },
  top: {
    label: "Top-Umfragen",
    responses: "Meiste Antworten",
    likes: "Gefällt am meisten",
    discussion: "Meiste Diskussion",
  },
  keywords: {
    label: "Beliebte Stichwörter",
    more: "Mehr Stichwörter",
  },
  failed: "Die Umfragen ließen sich nicht laden.",
  publishedLoading: "Die Links der Umfrage werden geladen",
  featuredFailed: "Die verlinkte Umfrage ließ sich nicht laden.",
};
