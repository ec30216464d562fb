import type { Words } from "@nearsay/core/domain";
import type { guideTexts as english } from "./guide-texts.ts";

export const guideTexts: Words<typeof english> = {
  lead: "Eine Umfrage finden, beantworten, sehen, was andere sagen, und selbst etwas fragen. Bei keinem Schritt ein Konto.",
  finding: {
    title: "Eine Umfrage finden",
    blocks: [
      "Die <home>Startseite</home> zeigt öffentliche Umfragen. Wo der Standort erlaubt ist, stehen die nächsten zuerst; sonst die neuesten, und alles andere geht genauso.",
      {
        list: [
          "<b>Öffentlich suchen</b> findet Umfragen, in denen jedes eingegebene Wort vorkommt. <em>Bus Nacht</em> findet „Ein Bus in jeder Nacht“.",
          "<b>Mit Code suchen</b> öffnet Umfragen mit einem Zugangscode, den man bekommen hat.",
          "<b>Meiste Antworten</b>, <b>Gefällt am meisten</b> und <b>Meiste Diskussion</b> zeigen, was anderen am wichtigsten ist.",
        ],
      },
    ],
  },
  takingPart: {
    title: "Mitmachen",
    blocks: [
      "Zum Lesen braucht es nichts. Zum Antworten, Schreiben, Melden, Veröffentlichen und für „Gefällt mir“ wird die anonyme Kennung einmal eingeschaltet: wo die Seite es anbietet, oder auf der Seite <anonymousId>Anonyme Kennung</anonymousId>. Sie gilt für diesen Browser, bis sie ausgeschaltet wird; ein anderer Browser oder ein privates Fenster ist jemand anderes.",
    ],
  },
  answering: {
    title: "Antworten",
    blocks: [
      "Eine Umfrage öffnen, ausfüllen, was man möchte, und auf <b>Absenden</b> drücken. Fragen dürfen offen bleiben, aber mindestens eine braucht eine Antwort. Ein Freitext fasst bis zu 240 Zeichen.",
      "Über <b>Absenden</b> steht, wann Ergebnisse erscheinen: in Gruppen von Antworten, nach dem Schließen oder sofort. Was das jeweils heißt, steht unter <insightsHere>Auswertungen lesen</insightsHere>.",
      "Jede Umfrage lässt sich einmal beantworten, bis sie schließt, und die Antwort danach nicht mehr ändern. Was begonnen ist, bleibt in diesem Tab: Ein Neuladen oder eine verlorene Verbindung verliert nichts.",
    ],
  },
  accessCodes: {
    title: "Umfragen mit Zugangscode",
    blocks: [
      "Manche Umfragen sind für Menschen, die einen Code bekommen haben, etwa <code>Eltern-2026</code> in einem Brief der Schule. Eine solche Umfrage steht in keiner Liste und keiner Suche nach Wörtern; sie öffnet sich über ihren Link oder mit <b>Mit Code suchen</b>. Dieser Browser merkt sich den Code dann.",
      "Nach drei verschiedenen falschen Codes ist die Umfrage 15 Minuten lang gesperrt. Codes müssen genau stimmen, auch in Groß- und Kleinschreibung.",
    ],
  },
  discussing: {
    title: "Diskutieren",
    blocks: [
      "Unter <b>Diskussion</b> lassen sich Beiträge bis 240 Zeichen schreiben und Beiträge beantworten. Andere sehen „Person“ mit vier Buchstaben oder Ziffern, die in jeder Umfrage andere sind. Eigene Antworten lassen sich bearbeiten; Beiträge bleiben, wie sie sind.",
    ],
  },
  reporting: {
    title: "Eine Umfrage melden",
    blocks: [
      "Auf <b>Melden</b> drücken und in wenigen Worten sagen, was nicht stimmt. Sie verschwindet aus der eigenen Liste; haben genug Menschen sie gemeldet, ist sie für alle verborgen, bis die Betreiber sie angesehen haben. Die Regeln stehen unter <disclaimer>Rechtliches</disclaimer>.",
    ],
  },
};
