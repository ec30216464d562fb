import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { newsTexts as english } from "./news-texts.ts";

export const newsTexts: Words<typeof english> = {
  about:
    "Von neuen Antworten, Beiträgen und Meldungen erfahren, ohne eine E-Mail-Adresse zu hinterlassen. Antworten und Meldungen kommen als Zahlen, nie als das, was jemand geantwortet hat. Alles davon ist aus, bis es gewählt wird, und endet mit dem Schlüssel, der diese Seite geöffnet hat.",
  failed: "Was gewählt ist, ließ sich nicht laden",
  feed: {
    heading: "Feed",
    about:
      "Für ein Programm, das Feeds liest. Er hat eine eigene Adresse: Wer sie hat, kann den Feed lesen und sonst nichts.",
    make: "Feed anlegen",
    made: (day) => `Angelegt am ${day}.`,
    lost: "Seine Adresse wird einmal gezeigt. Geht sie verloren, hilft eine neue: Die alte öffnet dann nichts mehr.",
    replace: "Neue Adresse anlegen",
    end: "Feed beenden",
    ended: "Der Feed ist beendet.",
    fresh:
      "Der Feed ist fertig. Seine Adresse wird nur dieses eine Mal gezeigt.",
    address: "Adresse des Feeds",
    copy: "Adresse kopieren",
    done: "Ich habe sie",
    failedAct: "Der Feed ließ sich nicht ändern.",
  },
  push: {
    heading: "Dieser Browser",
    about:
      "Dieser Browser zeigt eine Nachricht wie „10 neue Antworten“, auch wenn keine Seite dieser Website offen ist, höchstens jede Viertelstunde. Sie kommt über den Dienst des Browserherstellers, der sie nicht lesen kann.",
    none: "Diese Website schickt Browsern nichts. Wer sie betreibt, kann das mit der Angabe einer Kontaktadresse einschalten.",
    unsupported:
      "Dieser Browser nimmt hier keine Nachrichten an. Manche tun es erst, wenn die Website als App installiert ist, und keiner in einem privaten Fenster.",
    denied:
      "Nachrichten dieser Website sind in diesem Browser nicht erlaubt. Bitte in seinen Einstellungen Mitteilungen für diese Website erlauben und noch einmal versuchen.",
    looking: "Der Browser wird gefragt",
    on: "In diesem Browser eingeschaltet",
    turnOn: "Diesen Browser benachrichtigen",
    turnedOn: "Dieser Browser wird ab jetzt benachrichtigt.",
    turnOff: "Diesen Browser nicht mehr benachrichtigen",
    turnedOff: "Dieser Browser wird nicht mehr benachrichtigt.",
    failedAct:
      "Der Browser ließ sich nicht umstellen. Bitte noch einmal versuchen.",
  },
  webhook: {
    heading: "Webhook",
    none: "Diese Website schickt Neuigkeiten an keinen anderen Server. Wer sie betreibt, kann welche erlauben.",
    about: (hosts) =>
      `Für einen eigenen Server: Er bekommt Zahlen als JSON, mit einem Geheimnis unterschrieben. Diese Website schickt an ${hosts.length === 0 ? "keinen Server mehr" : hosts.join(", ")}.`,
    address: "Adresse, etwa https://example.org/news",
    make: "Neuigkeiten dorthin schicken",
    made: "Neuigkeiten gehen ab jetzt dorthin.",
    since: (day) => `Seit ${day}`,
    pausedSince: (day) => `Seit ${day}. Es schlug zehnmal hintereinander fehl.`,
    fresh:
      "Neuigkeiten gehen dorthin. Das Geheimnis wird nur dieses eine Mal gezeigt.",
    secret: "Geheimnis, das unterschreibt, was geschickt wird",
    copy: "Geheimnis kopieren",
    done: "Ich habe es",
    paused: "Angehalten",
    resume: "Wieder schicken",
    resumed: "Neuigkeiten werden wieder geschickt.",
    test: "Probe schicken",
    tested: "Eine Probe ist unterwegs.",
    refresh: "Nachsehen, was daraus wurde",
    end: "Webhook beenden",
    ended: "Der Webhook ist beendet.",
    failedAct: "Der Webhook ließ sich nicht ändern.",
  },
  deliveries: {
    list: "Was geschickt wurde",
    none: "In den letzten sieben Tagen wurde nichts geschickt.",
    kinds: { news: "Neuigkeiten", test: "Probe" },
    states: {
      waiting: "Noch zu schicken",
      delivered: "Angekommen",
      failed: "Fehlgeschlagen",
    },
    failures: {
      "host-not-allowed": "Dorthin schickt diese Website nichts",
      "not-public": "Die Adresse gehört nicht zum Internet",
      "too-slow": "Es dauerte länger als zehn Sekunden",
      unreachable: "Nicht erreichbar",
    },
    attempts: (count) =>
      plural(count, {
        one: "1 Versuch",
        other: `${formatCount(count)} Versuche`,
      }),
    status: (status) => `Antwort ${status}`,
    took: (ms) => `${formatCount(ms)} ms`,
  },
};
