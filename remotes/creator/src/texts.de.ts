import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  page: {
    title: "Neue Umfrage beginnen",
    intro: "Beschreiben, was gefragt werden soll, oder leer anfangen.",
    guide: "Anleitung",
  },
  consent: {
    generate:
      "Für Entwürfe mit KI bitte auf der Seite „Anonyme Kennung“ die Kennung einschalten.",
    publish:
      "Zum Erstellen und Veröffentlichen bitte auf der Seite „Anonyme Kennung“ die Kennung einschalten.",
  },
  prompt: {
    label: "Umfrage beschreiben",
    hint: "Für wen ist sie, und was soll sie zeigen?",
    manual: "Leer anfangen",
    manualHint: "Öffnet eine leere Umfrage zum Selberschreiben.",
    generate: "Umfrage entwerfen",
    startManual: "Leeren Entwurf öffnen",
    noConsent: "Zum Entwerfen Kennung einschalten",
    enableAndGenerate: "Einschalten und entwerfen",
    enableAndDraft: "Einschalten und öffnen",
    working: "Wird entworfen …",
    note: "Ein Entwurf mit KI dauert in der Beta meist einige zehn Sekunden",
    soFar: "Bisher",
    drafted: (count) =>
      plural(count, {
        one: "Bisher 1 Frage.",
        other: `Bisher ${formatCount(count)} Fragen.`,
      }),
    cancel: "Abbrechen",
    cancelled: "Der Entwurf wurde abgebrochen.",
    empty: "Bitte nach @review noch etwas schreiben.",
    tooLong: (max) =>
      `Bitte den Text auf höchstens ${formatCount(max)} Zeichen kürzen.`,
    failed: "Aus diesem Text ließ sich keine Umfrage entwerfen.",
    failures: {
      busy: "Das KI-Modell ist gerade überlastet.",
      declined: "Das KI-Modell hat es abgelehnt, diese Umfrage zu entwerfen.",
      cut: "Das KI-Modell hat mittendrin abgebrochen.",
      unreadable: "Was das KI-Modell schrieb, war nicht lesbar.",
      silent: "Vom KI-Modell kam nichts mehr.",
      unreachable: "Das KI-Modell war nicht erreichbar.",
      broken: "Aus diesem Text ließ sich keine Umfrage entwerfen.",
    },
    byRules: "Stattdessen nach Regeln entwerfen",
    came: "Was schon da war",
    keep: (count) =>
      plural(count, {
        one: "Diese Frage behalten",
        other: `Diese ${formatCount(count)} Fragen behalten`,
      }),
    kept: "Das KI-Modell wurde nicht fertig. Diese Fragen waren schon da; was fehlt, lässt sich ergänzen.",
    templates: "Eine Umfrage als Anfang wählen",
    templatesNote:
      "Der Text sagt noch nicht, was gefragt werden soll. Bitte genauer beschreiben oder mit einer von diesen beginnen.",
    counter: (used, max) => `${used}/${max}`,
  },
  openFile: {
    action: "Datei öffnen",
    hint: "Eine hier als JSON gespeicherte Umfrage oder eine von SurveyJS.",
    failed: "Die Datei ließ sich nicht lesen. Bitte noch einmal versuchen.",
  },
  kept: {
    title: "Noch nicht veröffentlichte Umfragen",
    untitled: "Umfrage ohne Titel",
    resume: "Weiter bearbeiten",
    resumeNamed: (title) => `„${title}“ weiter bearbeiten`,
    discard: "Verwerfen",
    discardNamed: (title) => `„${title}“ verwerfen`,
    discarded: (title) => `„${title}“ wurde verworfen.`,
    undo: "Rückgängig",
    earlier: (count) =>
      plural(count, {
        one: "1 früherer Entwurf",
        other: `${formatCount(count)} frühere Entwürfe`,
      }),
    openElsewhere:
      "Dieser Entwurf ist in einem anderen Tab offen. Zum Verwerfen dort schließen.",
    copy: "Dieser Entwurf ist in einem anderen Tab offen. Hier wird eine Kopie bearbeitet.",
  },
  editor: {
    heading: "Umfrage bearbeiten",
    loading: "Der Editor wird geladen",
    failed: "Der Editor ließ sich nicht laden. Der Entwurf wartet hier.",
    back: "Zurück zur Beschreibung",
    preview: "Vorschau",
    title: "Titel der Umfrage",
    instructions: "Hinweise zur Umfrage",
    closesAt: "Antworten möglich bis",
    closesAtHint:
      "In hiesiger Zeit. Bleibt es leer, schließt die Umfrage nach 30 Tagen.",
    language: {
      label: "Sprache der Umfrage",
      told: "Aus dem Text erkannt",
      hint: "Umfragen lassen sich nach Sprache suchen, und Vorleseprogramme lesen sie darin vor.",
    },
    listOnFeedback: "Auf der Seite „Rückmeldung geben“ zeigen",
    notKept:
      "Dieser Browser kann den Entwurf nicht behalten. Bitte vor dem Verlassen veröffentlichen.",
    leftOut: "Anders als in der Datei:",
    more: (count) => `Und ${formatCount(count)} weitere`,
    looks: (count) =>
      `Weggelassen, da es nur das Aussehen ändert: ${formatCount(count)}`,
    dismiss: "Liste ausblenden",
  },
  leave: {
    title: "Diese Umfrage verlassen?",
    kept: "Sie bleibt in diesem Browser und steht beim nächsten Besuch bereit.",
    notKept:
      "Dieser Browser kann den Entwurf nicht behalten, er geht verloren.",
    stay: "Bleiben",
    leave: "Verlassen",
  },
  questions: {
    heading: "Fragen",
    none: "Noch keine Fragen. Hier kommt die erste hinzu.",
    add: {
      free_text: "+ Freitextfrage",
      multiple_choice: "+ Auswahlfrage",
    },
    name: (number) => `Frage ${number}`,
    text: "Text der Frage",
    kind: "Art der Antwort",
    kinds: {
      text: "Text",
      one: "Eine Option",
      several: "Mehrere Optionen",
      yes_no: "Ja / Nein",
      scale: "Skala",
      ranking: "Rangfolge",
      number: "Zahl",
      date: "Datum",
      statement: "Aussage",
    },
    options: "Optionen",
    option: (number) => `Option ${number}`,
    addOption: "Option hinzufügen",
    removeOption: (number) => `Option ${number} entfernen`,
    optionsHint:
      "Die Eingabetaste fügt die nächste Option hinzu. Alt und eine Pfeiltaste verschieben sie.",
    unfit: (unfit, lines) =>
      `${formatCount(unfit)} von ${formatCount(lines)} Zeilen passten nicht.`,
    shortened: (count, max) =>
      `Auf ${formatCount(max)} Zeichen gekürzt: ${formatCount(count)} der eingefügten Zeilen.`,
    more: "Mehr",
    set: {
      required: "Antwort nötig",
      hint: "Hinweis",
      shuffled: "zufällige Reihenfolge",
      bounds: "wenigste oder meiste Optionen",
      section: "beginnt einen Abschnitt",
      sectionNamed: (heading) => `Abschnitt „${heading}“`,
      showIf: "hängt von Antworten ab",
    },
    addOther: "„Anderes …“ hinzufügen",
    addNone: "„Nichts davon“ hinzufügen",
    otherHint: "Zu dieser Option schreibt man eigene Worte.",
    exclusiveHint: "Wird allein gewählt: Sie schließt alle anderen aus.",
    formFailed: "Die Einstellungen dieser Frage ließen sich nicht laden.",
    formLoading: "Die Einstellungen werden geladen",
  },
  list: {
    grip: "verschiebbar",
    reorder: (name) => `${name} verschieben`,
    dragHelp:
      "Zum Verschieben die Leertaste drücken, mit den Pfeiltasten bewegen und die Leertaste noch einmal drücken. Escape legt es zurück.",
    position: (position, count) => `Platz ${position} von ${count}.`,
    lifted: (name, position) => `${name} aufgenommen. ${position}`,
    dropped: (position, count) =>
      `Auf Platz ${position} von ${count} abgelegt.`,
    putBack: (name) => `${name} wurde zurückgelegt.`,
    moveUp: (name) => `${name} nach oben`,
    moveDown: (name) => `${name} nach unten`,
    remove: (name) => `${name} löschen`,
    moved: (name, position, count) =>
      `${name} steht jetzt auf Platz ${position} von ${count}.`,
    removed: (name) => `${name} gelöscht.`,
  },
  challenges: {
    heading: "Prüffragen",
    about:
      "Freiwillig. Nur wer die erwartete Antwort gibt, kann an der Umfrage teilnehmen.",
    hint: "Am besten ein einzelnes Wort in Kleinbuchstaben, denn es muss genau passen.",
    guide: "Wie Prüffragen funktionieren",
    add: "+ Prüffrage",
    name: (number) => `Prüffrage ${number}`,
    text: "Frage",
    expectedAnswer: "Erwartete Antwort",
  },
  access: {
    label: "Zugang und Sichtbarkeit",
    heading: "Sichtbarkeit und Zugang",
    legend: "Wer diese Umfrage sehen kann",
    global: "Öffentlich (für alle sichtbar)",
    code: {
      choice: "Zugangscode verlangen",
      label: "Zugangscode",
      make: "Zugangscode erzeugen",
      short: "Der Code braucht mindestens 4 Zeichen",
      spaces: "Im Code sind keine Leerzeichen erlaubt",
    },
    exportCode: {
      choice:
        "Für den Export der Auswertung (HTML) einen eigenen Code verlangen",
      label: "Export-Code",
      make: "Export-Code erzeugen",
      short: "Der Export-Code braucht mindestens 4 Zeichen",
      spaces: "Im Export-Code sind keine Leerzeichen erlaubt",
    },
    hint: "4 bis 32 Zeichen, keine Leerzeichen.",
    made: (code) => `Der Code ist jetzt ${code}`,
    strength: {
      names: {
        first: "Sehr leicht zu erraten:",
        easy: "Leicht zu erraten:",
        fair: "Recht schwer zu erraten:",
        hard: "Schwer zu erraten:",
      },
      first: "einer der ersten, die man probiert.",
      among: {
        exact: (count) => `${count} Möglichkeiten.`,
        about: (count) => `etwa ${count} Möglichkeiten.`,
        beyond: () => "mehr als eine Billion Möglichkeiten.",
      },
    },
    embed: {
      legend: "Wo sie eingebettet werden darf",
      anywhere: "Auf jeder Website",
      listed: "Nur auf diesen Websites",
      nowhere: "Nur hier",
      sites: "Websites",
      hint: (max) =>
        `Eine in jeder Zeile, etwa https://example.org. Höchstens ${formatCount(max)}.`,
      never:
        "Umfragen mit Zugangscode werden nie in andere Websites eingebettet.",
    },
    results: {
      legend: "Wann erscheinen Ergebnisse?",
      fixed:
        "Hier wie bei allen anderen. Nach dem Veröffentlichen nicht mehr zu ändern.",
      groups: (least) =>
        least === undefined
          ? "In Gruppen von Antworten"
          : `In Gruppen von mindestens ${formatCount(least)} Antworten`,
      groupsHint: "Solange die Umfrage offen ist, und nie einzeln.",
      closed: "Nach dem Schließen",
      closedHint:
        "Vorher sieht niemand Zahlen. Wie viele geantwortet haben, erscheint sofort.",
      live: "Sofort, mit jeder Antwort",
      liveHint:
        "Wer die Zahlen beobachtet, kann erkennen, was eine Person geantwortet hat.",
    },
    reads: {
      legend: "Was soll selbst zu lesen sein?",
      fixed:
        "Mit einem Schlüssel der Umfrage. Es steht vor dem Antworten da und bleibt deshalb nach dem Veröffentlichen, wie es ist.",
      choices: {
        figures: "Nur Zahlen",
        texts: "Was Menschen schreiben, Wort für Wort",
        rows: "Ganze Antworten",
      },
      hints: {
        figures: "Niemand liest einzelne Antworten.",
        texts:
          "Gemischt, in Gruppen und getrennt von dem, was dieselbe Person sonst geantwortet hat.",
        rows: "In Gruppen und nach Nummer, ohne Namen und Zeit. Manche antworten dann weniger frei.",
      },
    },
  },
  preview: {
    heading: "Vorschau",
    untitled: "Umfrage ohne Titel",
    noText: "(Frage ohne Text)",
    loading: "Die Vorschau wird geladen",
    expected: "Erwartete Antworten",
    expectedHint: "Hier sieht sie sonst niemand.",
  },
  publish: {
    action: "Veröffentlichen",
    noConsent: "Zum Veröffentlichen Kennung einschalten",
    enable: "Einschalten und veröffentlichen",
    working: "Wird veröffentlicht …",
    problems: "Noch nicht veröffentlicht",
    noToken:
      "Für die Umfrage ließ sich kein Platz reservieren. Bitte noch einmal versuchen.",
    failed: "Beim Speichern der Umfrage ist ein Fehler aufgetreten.",
    before:
      "Sie wurde veröffentlicht, bevor die Verbindung abbrach, ohne die letzten Änderungen.",
    goToIt: "Zur Umfrage",
    another: "Als weitere Umfrage veröffentlichen",
    place: {
      legend: "Um welchen Ort geht es?",
      kinds: {
        near: "Mein ungefährer Ort",
        named: "Ein Ort mit Namen",
        point: "Ein Punkt auf der Karte",
        nowhere: "Nirgends",
      },
      kept: "Ein Quadrat von etwa 1 km wird behalten und allen gezeigt, die die Umfrage sehen, und es bleibt für immer.",
      failed: "Dieser Teil konnte nicht geladen werden.",
      missing: {
        named: "Bitte einen Ort suchen und wählen, oder „Nirgends“.",
        point: "Bitte einen Punkt auf der Karte wählen, oder „Nirgends“.",
      },
      unknown: "Dieser Browser verrät den Standort nicht.",
      near: "Sie steht dort, wo diese Website den Standort im letzten Tag zuletzt kannte, auf etwa 1 km genau; sonst in der Stadt der Internetadresse; sonst nirgends. Wer die Umfrage sieht, kann diesen Ort erfahren, und er lässt sich später nicht ändern.",
      nowhere:
        "Sie steht nirgends: Alle lesen „Entfernung unbekannt“, und in Listen kommt sie nach den Umfragen mit Ort. Das lässt sich später nicht ändern.",
    },
  },
  problems: {
    noTitle: "Der Umfrage fehlt ein Titel.",
    closingPast: "Das Ende muss in der Zukunft liegen.",
    closingUnfinished: "Das Datum des Endes vervollständigen oder löschen.",
    noQuestion: "Mindestens eine Frage hinzufügen.",
    tooManyQuestions: (max) =>
      `Eine Umfrage kann höchstens ${formatCount(max)} Fragen haben.`,
    tooLong: (max) =>
      `Die Texte dieser Umfrage haben zusammen, in allen Sprachen, mehr als ${formatCount(max)} Zeichen. Texte kürzen oder Fragen weglassen.`,
    noQuestionText: (number) => `Frage ${number} fehlt der Text.`,
    fewOptions: (number) => `Frage ${number} braucht mindestens zwei Optionen.`,
    sameOption: (number) => `In Frage ${number} steht eine Option zweimal.`,
    form: {
      kind: (number) =>
        `Frage ${number} wird auf eine Weise gestellt, die nicht zu ihrer Art passt. Die Art neu wählen.`,
      number: (number) =>
        `Frage ${number} braucht eine kleinste Zahl unter der größten, beide mit so vielen Nachkommastellen wie verlangt.`,
      dates: (number) =>
        `Frage ${number} braucht einen ersten Tag vor dem letzten, höchstens 120 Jahre auseinander.`,
      options: {
        ranking: (number) =>
          `Frage ${number} kann 2 bis 10 Optionen zum Ordnen haben.`,
        answers: (number) => `Jede Antwort der Frage ${number} ausfüllen.`,
      },
      bounds: (number) =>
        `So wenige oder so viele Optionen kann Frage ${number} nicht annehmen: „Mindestens“ und „Höchstens“ prüfen.`,
      other: (number) =>
        `In Frage ${number} fehlt, was bei der Wahl von „Anderes“ gefragt wird.`,
      backwards: (number) =>
        `Frage ${number} hängt von einer Frage ab, die nicht vor ihr steht oder gelöscht wurde. Verschieben oder eine andere Frage wählen.`,
      "no-choice": (number) =>
        `Frage ${number} hängt von einer Frage ab, die keine Optionen mehr hat. Eine andere Frage wählen.`,
      "no-option": (number) =>
        `Frage ${number} hängt von einer Option ab, die es nicht gibt. Eine Option wählen.`,
      unreachable: (number) =>
        `Frage ${number} wird nie gestellt: Keine Antworten davor erfüllen ihre Regeln.`,
      entangled: (number) =>
        `Frage ${number} hängt von mehr ab, als sich prüfen lässt. Weniger Regeln verwenden.`,
    },
    halfChallenge:
      "Jede Prüffrage braucht eine Frage und eine erwartete Antwort.",
    sites: {
      none: "Eine Website nennen, die die Umfrage einbetten darf, oder anders wählen.",
      wrong: (text) =>
        `„${text}“ ist keine Website. Ihre Adresse schreiben, etwa https://example.org.`,
      tooMany: (max) => `Höchstens ${formatCount(max)} Websites nennen.`,
    },
    exportCode: {
      short:
        "Der Code für den Export der Auswertung braucht mindestens 4 Zeichen.",
      spaces:
        "Der Code für den Export der Auswertung darf keine Leerzeichen enthalten.",
    },
  },
};
