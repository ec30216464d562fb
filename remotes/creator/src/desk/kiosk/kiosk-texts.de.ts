import type { Words } from "@nearsay/core/domain";
import type { kioskTexts as english } from "./kiosk-texts.ts";

export const kioskTexts: Words<typeof english> = {
  about:
    "Ein Tablet in einer Bibliothek oder bei einem Treffen, auf dem eine Person nach der anderen antwortet. Den Link darauf öffnen: Die Umfrage füllt den Bildschirm, und von der letzten Person bleibt nichts.",
  apart: "Antworten von Kiosken werden getrennt gezählt.",
  inGroups:
    "Kein Netz hat mehr als ein Drittel einer Gruppe: Kommen alle Antworten von einem Tablet, erscheinen sie erst, wenn die Umfrage geschlossen ist.",
  list: "Kioske",
  none: "Noch gibt es keinen Kiosk.",
  unnamed: "Ohne Bezeichnung",
  made: (day) => `Angelegt am ${day}`,
  label: "Wo er steht",
  make: "Link für einen Kiosk erstellen",
  fresh: "Der Link ist fertig. Er wird nur dieses eine Mal gezeigt.",
  keep: "Wer ihn hat, kann beliebig oft antworten, bis er beendet wird.",
  link: "Link des Kiosks",
  copy: "Link kopieren",
  openHere: "Hier öffnen",
  showCode: "Als QR-Code zeigen",
  code: "QR-Code, der den Kiosk öffnet",
  done: "Ich habe ihn",
  end: "Beenden",
  endNamed: (label) => `${label} beenden`,
  endAsk: {
    title: "Diesen Kiosk beenden?",
    about:
      "Sein Link öffnet ab jetzt nichts mehr. Was das Tablet bis dahin nicht gesendet hat, wird nicht mehr angenommen; was gesendet ist, bleibt.",
    action: "Kiosk beenden",
  },
  ended: "Der Kiosk ist beendet.",
  full: "Mehr Kioske sind nicht möglich. Erst wenn einer beendet ist, passt ein neuer.",
  failed: "Die Kioske ließen sich nicht laden",
  failedAct: "Der Kiosk ließ sich nicht ändern.",
};
