import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { deskTexts as english } from "./desk-texts.ts";

const waiting = (count: number) =>
  plural(count, {
    one: "1 Antwort wartet",
    other: `${formatCount(count)} Antworten warten`,
  });

export const deskTexts: Words<typeof english> = {
  title: "Umfrage verwalten",
  loading: "Die Umfrage wird geladen",
  failed: "Die Umfrage ließ sich nicht laden",
  page: "Zur Umfrage",
  ask: {
    title: "Verwaltung einer Umfrage öffnen",
    about: "Dieser Browser hat keinen Schlüssel für diese Umfrage.",
  },
  wrong: {
    title: "Dieser Link öffnet nichts",
    about:
      "Sein Schlüssel wurde ersetzt oder beendet, oder die Umfrage ist gelöscht. Wem die Umfrage gehört, kann einen neuen Link geben.",
    forget: "Hier vergessen",
  },
  head: {
    until: (when) => `bis ${when}`,
    since: (when) => `seit ${when}`,
    responses: (count) =>
      plural(count, {
        one: "1 Antwort",
        other: `${formatCount(count)} Antworten`,
      }),
    posts: (count) =>
      plural(count, {
        one: "1 Beitrag",
        other: `${formatCount(count)} Beiträge`,
      }),
    likes: (count) => `${formatCount(count)} × Gefällt mir`,
    released: (released, all) =>
      `Die Ergebnisse zeigen ${formatCount(released)} von ${formatCount(all)} Antworten`,
    helper: {
      moderate: "Dieser Schlüssel betreut die Diskussion der Umfrage.",
      read: "Dieser Schlüssel liest Ergebnisse. Er ändert nichts.",
    },
    word: "Prüfwort dieses Links:",
    hidden:
      "Sie wurde gemeldet oder entfernt und ist sonst für niemanden zu sehen. Antworten bleiben erhalten.",
    deleting: (when) =>
      `Sie ist für niemanden zu sehen und wird am ${when} endgültig gelöscht`,
    undo: "Umfrage behalten",
    kept: "Die Umfrage bleibt.",
    working: "Einen Moment …",
    failed: "Das hat nicht geklappt. Bitte noch einmal versuchen.",
  },
  days: {
    heading: "Antworten nach Tagen",
    none: "Noch hat niemand geantwortet.",
    day: "Tag",
    ways: {
      site: "Website",
      link: "Link",
      embed: "Einbettung",
      ticket: "Ticket",
      kiosk: "Kiosk",
    },
    all: "Zusammen",
    earlier: (count) => `Alle ${formatCount(count)} Tage zeigen`,
    zone: "Die Tage sind die der Weltzeit (UTC). Zurückgezogene Antworten fallen in Gruppen weg.",
  },
  discussion: {
    heading: "Diskussion",
    open: "Diskussion betreuen",
    loading: "Die Diskussion wird geladen",
    failed: "Dieser Teil ließ sich nicht laden",
  },
  reading: {
    heading: "Was geschrieben wurde",
    promise: {
      figures:
        "Versprochen wurde, dass niemand einzelne Antworten liest. Zahlen lassen sich speichern.",
      texts:
        "Angekündigt wurde, dass Geschriebenes hier gelesen wird, getrennt von den übrigen Antworten.",
      rows: "Angekündigt wurde, dass hier ganze Antworten gelesen werden, ohne Namen und Zeit.",
    },
    view: "Was zu lesen ist",
    texts: "Texte",
    rows: "Antworten",
    look: "Wie zu lesen ist",
    table: "Als Tabelle",
    single: "Einzeln",
    question: "Frage",
    noQuestion: "Keine Frage wird schriftlich beantwortet.",
    search: "Gesuchte Wörter",
    find: "Suchen",
    none: "Das hat niemand geschrieben.",
    noneYet: "Bisher nichts. Es gibt noch mehr zu durchsuchen.",
    more: "Mehr zeigen",
    row: "Nr.",
    response: (row) => `Antwort ${formatCount(row)}`,
    leftOut: "Ausgelassen",
    previous: "Zurück",
    next: "Weiter",
    nothing: "Noch hat niemand geantwortet.",
    waiting: {
      "more-answers": (group, count) =>
        `Zu sehen in Gruppen von ${formatCount(group)}: ${waiting(count)}.`,
      closing: (group, count) =>
        `Nach dem Schließen zu sehen, in Gruppen von ${formatCount(group)}: ${waiting(count)}.`,
      never: (group, count) =>
        `Zu sehen in Gruppen von ${formatCount(group)}: ${waiting(count)}, vielleicht zu wenige, um sie zu zeigen.`,
    },
    failed: "Das ließ sich nicht laden.",
    save: {
      label: "Speichern",
      names: {
        "responses.csv": "Antworten (CSV)",
        "responses.jsonl": "Antworten (JSON Lines)",
        "figures.csv": "Zahlen (CSV)",
        "figures.json": "Zahlen (JSON)",
        "survey.zip": "Alles (ZIP)",
      },
      progress: (bytes, share) =>
        share === null
          ? `Wird gespeichert: bisher ${formatCount(Math.ceil(bytes / 1000))} kB`
          : `Wird gespeichert: ${Math.floor(share * 100)} %`,
      more: "Wie Tabellen geschrieben werden, und Speichern mit einem Programm",
      columns: "Bei mehreren Optionen jede in einer eigenen Spalte (CSV)",
      bom: "Mit einer Byte-Reihenfolge-Marke beginnen, die Excel braucht (CSV)",
      defused:
        "Was eine Tabellenkalkulation als Formel ausführen würde, hat in CSV einen Apostroph davor; in JSON steht es, wie es geschrieben wurde.",
      command:
        "Befehl, mit dem Teil des Verwaltungslinks hinter #key= in NEARSAY_KEY",
      copyCommand: "Befehl kopieren",
      cancel: "Abbrechen",
      cancelled: "Nichts wurde gespeichert.",
      saved: "Gespeichert.",
      failed: "Die Datei ließ sich nicht speichern.",
    },
  },
  kiosk: {
    heading: "Kiosk",
    open: "Kiosk einrichten",
    loading: "Die Kioske werden geladen",
    failed: "Dieser Teil ließ sich nicht laden",
  },
  times: {
    heading: "Offen oder geschlossen",
    close: "Jetzt schließen",
    reopen: "Wieder öffnen",
    openUntil: (when) => `Antworten sind möglich bis ${when}`,
    closedSince: (when) => `Antworten sind nicht mehr möglich seit ${when}`,
    until: "Antworten möglich bis",
    untilHint: "In der Zeit dieses Geräts.",
    past: "Bitte einen Zeitpunkt in der Zukunft wählen.",
    closed: "Die Umfrage ist geschlossen.",
    reopened: "Die Umfrage ist wieder offen.",
  },
  counting: {
    heading: "Auffällige Antworten",
    about:
      "Eine Antwort ist auffällig, wenn mindestens zwei Zeichen auf eine Fälschung deuten. Auffällige Antworten zählen mit, solange nicht alle mit einem Grund ausgelassen werden. Den Grund lesen alle, und alle können sich beide Zählungen ansehen.",
    because: "Ausgelassen:",
    reason: "Warum werden sie ausgelassen?",
    reasonHint: "Alle, die die Ergebnisse ansehen, lesen das.",
    reasonMissing: "Bitte einen Grund angeben.",
    leaveOut: "Auffällige Antworten auslassen",
    count: "Wieder mitzählen",
    leftOut: "Auffällige Antworten sind ausgelassen.",
    counted: "Auffällige Antworten zählen mit.",
  },
  links: {
    end: "Alle geteilten Links beenden",
    ask: "Alle geteilten Links beenden?",
    about:
      "Geteilte Links öffnen ab jetzt nichts mehr. Wer über einen Link oder mit dem Zugangscode kam, gibt den Code noch einmal ein.",
    confirm: "Beenden",
    done: "Alle geteilten Links sind beendet.",
  },
  edit: {
    heading: "Was sie fragt, und wen",
    open: "Umfrage ändern",
    loading: "Das Formular wird geladen",
    unloaded: "Das Formular ließ sich nicht laden",
    closesAtHint: "In der Zeit dieses Geräts. Leer bleibt es, wie es ist.",
    codeKept: "Leer bleibt der Code, wie er ist.",
    access: "Sichtbarkeit und Zugang",
    newCode:
      "Wer den bisherigen Code eingegeben hat, muss den neuen eingeben, und geteilte Links öffnen nichts mehr.",
    answersKept: "Erwartete Antworten bleiben, wo keine neue eingetragen ist.",
    otherText: (question) => `Text neben „Sonstiges“ von ${question}`,
    answered:
      "Es gibt schon Antworten, daher bleiben Fragen und Optionen, wie sie sind. Wenn es sein muss, lässt sich der Wortlaut verbessern: Wer liest, erfährt beide Fassungen.",
    save: "Änderungen speichern",
    saving: "Wird gespeichert …",
    saved: "Gespeichert.",
    nothing: "Noch nichts zu speichern.",
    reset: "Änderungen verwerfen",
    unsaved: "Die Änderungen sind nicht gespeichert: Sie gingen verloren.",
    failed: "Die Änderungen ließen sich nicht speichern.",
    problems: "Noch nicht gespeichert",
  },
  conflict: {
    title: "Jemand anders hat die Umfrage inzwischen geändert",
    about: "Nichts Eigenes ist verloren. Dort geändert:",
    yours: "Hier auch geändert.",
    parts: {
      title: "Titel",
      instructions: "Hinweise",
      closesAt: "Schließzeit",
      feedback: "Eintrag auf der Seite für Rückmeldungen",
      language: "Sprache",
      access: "Wer sie sehen kann",
      export: "Exportcode",
      embedding: "Wo sie eingebettet werden darf",
      questions: "Fragen",
    },
    now: (value) => `jetzt „${value}“`,
    keep: "Eigene Fassung trotzdem speichern",
    take: "Die andere Fassung nehmen",
    taken: "Das ist die Umfrage, wie sie jetzt ist.",
    back: "Eigene Änderungen zurückholen",
    answered:
      "Inzwischen hat jemand geantwortet: Fragen lassen sich nicht mehr hinzufügen, entfernen oder umstellen.",
    fit: "Eigene Wörter behalten, Fragen lassen",
  },
  keys: {
    heading: "Schlüssel",
    about:
      "Jeder Link ist ein Schlüssel. Wer hilft, bekommt am besten einen eigenen, der sich beenden lässt.",
    list: "Schlüssel dieser Umfrage",
    unnamed: "Ohne Namen",
    first: "Vom Veröffentlichen",
    current: "Dieser hier",
    made: (day) => `angelegt am ${day}`,
    used: (day) => `zuletzt benutzt am ${day}`,
    never: "nie benutzt",
    rotate: "Ersetzen",
    rotateNamed: (label) => `Den Schlüssel „${label}“ ersetzen`,
    end: "Beenden",
    onlyOwner:
      "Der einzige Schlüssel, der alles darf, lässt sich nicht beenden: Zuerst braucht es einen weiteren.",
    endNamed: (label) => `Den Schlüssel „${label}“ beenden`,
    label: "Für wen ist er?",
    role: "Was er darf",
    roles: {
      own: "Alles, wie dieser hier",
      moderate: "Die Diskussion betreuen",
      read: "Ergebnisse lesen",
    },
    make: "Schlüssel anlegen",
    full: "Mehr Schlüssel sind nicht möglich. Bitte zuerst einen beenden.",
    given: "Der neue Link. Er wird nur dieses eine Mal gezeigt.",
    replaced:
      "Der neue Link. Der alte ist ungültig. Er wird nur dieses eine Mal gezeigt.",
    done: "Ich habe ihn",
    ended: "Der Schlüssel ist beendet.",
    rotateAsk: {
      title: "Diesen Schlüssel ersetzen?",
      about:
        "Sein Link öffnet ab jetzt nichts mehr, auf keinem Gerät. Der neue wird gezeigt.",
      action: "Ersetzen",
    },
    endAsk: {
      title: "Diesen Schlüssel beenden?",
      about: "Sein Link öffnet ab jetzt nichts mehr.",
      own: "Mit ihm wurde diese Seite geöffnet: Sie öffnet sich danach nicht mehr.",
      action: "Beenden",
    },
    cancel: "Abbrechen",
    failed: "Die Schlüssel ließen sich nicht ändern.",
  },
  news: {
    heading: "Neuigkeiten",
    open: "Von Neuem erfahren …",
    loading: "Wird geladen",
    failed: "Dieser Teil ließ sich nicht laden",
  },
  remove: {
    heading: "Umfrage löschen",
    about: (days) =>
      `Von da an ist sie für niemanden zu sehen. ${formatCount(days)} Tage lang lässt es sich rückgängig machen; dann wird alles endgültig gelöscht, was zu ihr gehört: Antworten, Diskussion, Zahlen, Schlüssel.`,
    action: "Löschen …",
    ask: "Diese Umfrage löschen?",
    label: "Ihren Titel eingeben",
    hint: (title) => `Damit es sicher die richtige ist: ${title}`,
    cancel: "Abbrechen",
    confirm: "Löschen",
    failed: "Die Umfrage ließ sich nicht löschen.",
    done: "Die Umfrage wird gelöscht.",
  },
  edits: {
    heading: "Fassungen, von denen Lesende erfahren",
    parts: {
      title: "Titel",
      instructions: "Hinweise",
      question: "Frage",
      option: "Option",
      form: "Neben einer Frage",
    },
    before: "Vorher",
    after: "Nachher",
  },
};
