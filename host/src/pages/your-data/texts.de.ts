import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  lead: "Was diese Website unter der anonymen Kennung aufbewahrt: ansehen, mitnehmen, zurücknehmen.",
  loading: "Die eigenen Daten werden geladen …",
  failed: "Die eigenen Daten ließen sich nicht laden.",
  empty: "Unter dieser anonymen Kennung ist nichts gespeichert",
  emptyText:
    "Was beantwortet, geschrieben, gemocht, gemeldet oder veröffentlicht wird, steht dann hier.",
  toSurveys: "Eine Umfrage finden",
  download: "Als JSON herunterladen",
  more: "Ältere Umfragen zeigen",
  loadingMore: "Wird geladen …",
  nothingLeft: "Hier ist nichts mehr.",
  hiddenSurvey: "Eine Umfrage, die gerade nicht gezeigt wird",
  elsewhere:
    "Antworten auf den Seiten anderer Websites werden unter anderen Kennungen aufbewahrt, je Umfrage und Website einer, und stehen hier nicht.",
  sections: {
    responses: "Antworten",
    posts: "Beiträge",
    replies: "Antworten auf Beiträge",
    likes: "Gefällt mir",
    reports: "Meldungen",
    surveys: "Veröffentlichte Umfragen",
  },
  responses: {
    answeredIn: (language) => `Beantwortet auf: ${language}.`,
    countedFrom: {
      here: "Gezählt als: hier.",
      near: "Gezählt als: bis 10 km entfernt.",
      region: "Gezählt als: bis 50 km entfernt.",
      far: "Gezählt als: weiter weg.",
      elsewhere: "Gezählt als: von anderswo.",
    },
    countedIn: "Gezählt in einem Quadrat einer Karte.",
    hiddenQuestion: "Eine Frage, die gerade nicht gezeigt wird",
    hiddenAnswer: "Eine Option, die gerade nicht gezeigt wird",
    closed:
      "Geschlossen: Die Antworten lassen sich nicht mehr einzeln zurückziehen.",
  },
  posts: {
    replies: (count) =>
      plural(count, {
        one: "1 Antwort",
        other: `${formatCount(count)} Antworten`,
      }),
    asAuthor: "Als Autor der Umfrage geschrieben, was alle sehen.",
    from: {
      here: "Sagt allen, dass von hier geschrieben wurde.",
      near: "Sagt allen, dass im Umkreis von 10 km geschrieben wurde.",
      region: "Sagt allen, dass im Umkreis von 50 km geschrieben wurde.",
      far: "Sagt allen, dass von weiter weg geschrieben wurde.",
    },
    hidden:
      "Wer die Umfrage erstellt hat, hat das verborgen. Sonst liest es niemand.",
  },
  likes: {
    survey: "Die Umfrage",
    post: "Ein Beitrag dazu",
  },
  surveys: {
    open: "Offen",
    closed: "Geschlossen",
  },
  cancel: "Abbrechen",
  actions: {
    withdraw: {
      button: "Zurückziehen",
      name: (title) => `Antworten auf ${title} zurückziehen`,
      title: "Antworten zurückziehen?",
      text: "Die Zahl der Teilnahmen sinkt um eins. Was hier geantwortet wurde, wird endgültig gelöscht. Wo Freitexte gelesen werden, sind diese sofort weg, alle zusammen. Die Umfrage lässt sich danach noch einmal beantworten.",
      stays: (others) =>
        `Was schon in einer Gruppe gezeigt wurde, bleibt in den Summen, denn sonst verriete der Unterschied die Antwort. Es wird sofort von der Person gelöst, ohne die Texte, und verlässt die Summen zusammen mit anderen: frühestens, wenn ${plural(
          others,
          {
            one: "noch 1 Person",
            other: `noch ${formatCount(others)} Personen`,
          },
        )} zurückgezogen ${plural(others, { one: "hat", other: "haben" })}.`,
      confirm: "Zurückziehen",
      busy: "Wird zurückgezogen …",
      done: "Die Antworten sind zurückgezogen.",
      failed: "Die Antworten ließen sich nicht zurückziehen.",
    },
    post: {
      button: "Löschen",
      name: (content) => `Beitrag löschen: ${content}`,
      title: "Diesen Beitrag löschen?",
      text: "Er wird endgültig gelöscht, samt seinen „Gefällt mir“. Antworten anderer bleiben unter einer leeren Stelle stehen, die niemanden nennt.",
      confirm: "Beitrag löschen",
      busy: "Wird gelöscht …",
      done: "Der Beitrag ist gelöscht.",
      failed: "Der Beitrag ließ sich nicht löschen.",
    },
    reply: {
      button: "Löschen",
      name: (content) => `Antwort löschen: ${content}`,
      title: "Diese Antwort löschen?",
      text: "Sie wird endgültig gelöscht.",
      confirm: "Antwort löschen",
      busy: "Wird gelöscht …",
      done: "Die Antwort ist gelöscht.",
      failed: "Die Antwort ließ sich nicht löschen.",
    },
  },
  erase: {
    heading: "Alles löschen",
    text: "Löscht Antworten, Beiträge, Antworten auf Beiträge, „Gefällt mir“ und Meldungen, die geteilten Links und die anonyme Kennung selbst. Das lässt sich nicht rückgängig machen.",
    before: "Vor dem Löschen zu wissen:",
    stays: [
      "Antworten, die schon in Gruppen gezeigt wurden, bleiben in den Summen, bis genug andere auch zurückgezogen haben. Sie werden sofort von der Person gelöst, ohne ihre Texte; die einzelnen Wörter darin zählen so lange mit.",
      "Veröffentlichte Umfragen bleiben: Ein Verwaltungslink öffnet weiterhin ihre Verwaltung. Ohne ihn gehören sie niemandem.",
      "Kopien von Serverantworten, die vor doppeltem Senden schützen, bleiben einen Tag lang verschlüsselt.",
      "Wo diese Website eine Einladung verlangt, braucht es eine neue.",
    ],
    button: "Alles löschen …",
    title: "Alles und die Kennung löschen?",
    word: "LÖSCHEN",
    confirmLabel: "Zum Bestätigen LÖSCHEN eingeben",
    mismatch: "Bitte das Wort LÖSCHEN eingeben.",
    confirm: "Endgültig löschen",
    busy: "Wird gelöscht …",
    failed:
      "Nicht alles ließ sich löschen. Bitte noch einmal versuchen: Es geht dort weiter, wo es aufgehört hat.",
    doneTitle: "Alles ist gelöscht",
    done: "Was unter der anonymen Kennung aufbewahrt war, ist gelöscht oder gehört niemandem mehr, und dieser Browser hat die Kennung vergessen. Weiter geht es wie beim ersten Besuch: nur Lesen, bis eine neue anonyme Kennung eingeschaltet ist.",
    goOn: "Zur Startseite",
  },
};
