import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  siteName: "Nearsay",
  loading: "Wird geladen …",
  skipToContent: "Zum Inhalt springen",
  contents: "Auf dieser Seite",
  pageFailed: "Bitte die Verbindung prüfen und die Seite neu laden.",
  reload: "Neu laden",
  header: {
    beta: "Beta",
    startSurvey: "Neue Umfrage",
    menu: "Menü",
    mine: "Eigene Umfragen",
    feedback: "Rückmeldung geben",
    anonymousId: "Anonyme Kennung",
    yourData: "Eigene Daten",
  },
  theme: {
    label: "Darstellung",
    system: "System",
    light: "Hell",
    dark: "Dunkel",
  },
  footer: {
    label: "Über diese Website",
    about: "Über Nearsay",
    disclaimer: "Rechtliches",
    guide: "Anleitung",
    embed: "Einbetten",
    anonymousId: "Anonyme Kennung",
    privacy: "Datenschutz",
    report: "Inhalt melden",
  },
  remote: {
    title: (page) => `${page} · Nearsay`,
  },
};
