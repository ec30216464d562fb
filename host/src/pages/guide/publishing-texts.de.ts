import type { Words } from "@nearsay/core/domain";
import type * as english from "./publishing-texts.ts";

export const publishingTexts: Words<typeof english.publishingTexts> = {
  title: "Eine Umfrage veröffentlichen",
  blocks: [
    {
      steps: [
        "<create>Eine Umfrage beginnen</create> und beschreiben, was man wissen möchte: „Soll der Spielplatz in der Ulmenstraße eingezäunt werden? Ja, nein, nur die Ecke für die Kleinen. Warum?“ Oder <b>Leer anfangen</b> ankreuzen.",
        "Den Entwurf bearbeiten: Titel, Hinweise, Fragen und ihre Reihenfolge. Er bleibt in diesem Browser, bis er veröffentlicht oder verworfen wird.",
        "Festlegen, wann die Umfrage schließt. Ohne Datum ist sie 30 Tage offen.",
        "<b>Öffentlich</b> oder <b>Zugangscode verlangen</b> wählen, und ob das Exportieren der Auswertung einen eigenen Code braucht. Codes haben 4 bis 32 Zeichen ohne Leerzeichen. Am besten notieren: Sie werden unlesbar gespeichert; nur dieser Browser merkt sich einen Zugangscode.",
        "Wählen, wann Ergebnisse erscheinen: in Gruppen von Antworten, nach dem Schließen oder sofort. Es wird vor dem Antworten gesagt und lässt sich deshalb nach dem Veröffentlichen nicht ändern.",
        "Wählen, was man selbst über diese Zahlen hinaus liest: nichts, was Menschen schreiben, oder ganze Antworten, in jedem Fall in Gruppen. Auch das wird vor dem Antworten gesagt.",
        "Alles in der <b>Vorschau</b> ansehen. Darunter wählen, um welchen Ort es geht und für wen sie ist, dann auf <b>Veröffentlichen</b> drücken.",
        "Den <b>Verwaltungslink</b> aufheben, der dann erscheint: kopieren, als Datei speichern oder mit dem Telefon scannen. Er ist der einzige Weg zurück von einem anderen Gerät, und niemand kann ihn noch einmal schicken.",
      ],
    },
    "Eine Umfrage am ungefähren Ort steht dort, wo man am letzten Tag zuletzt war, auf etwa einen Kilometer genau, wenn der Standort erlaubt ist; sonst in der Stadt der Internetadresse, wo die Website sie erkennen kann. Sie kann auch an einem Ort mit Namen, an einem Punkt der Karte oder nirgends stehen. Mit einem Ort kann sie Menschen in der Nähe zuerst gezeigt, nur für sie gelistet oder nur von ihnen beantwortet werden: soweit Browser sagen, wo sie sind, was sie erfinden können. Für Fragen zu Nearsay selbst gibt es das Kästchen <b>Auf der Seite „Rückmeldung geben“ zeigen</b>.",
    "Der Verwaltungslink öffnet die Verwaltung der Umfrage; dieser Browser führt sie auch unter <mine>Eigene Umfragen</mine>. Dort lässt sie sich schließen und wieder öffnen, ändern, was sie sagt und wer sie sieht, Helfenden ein eigener Link geben und sie löschen. Vor der ersten Antwort lässt sich jede Frage ändern; danach nur der Wortlaut, und wer liest, erfährt beide.",
  ],
};

export const embeddingTexts: Words<typeof english.embeddingTexts> = {
  title: "Eine Umfrage auf der eigenen Website zeigen",
  blocks: [
    "Jede öffentliche Umfrage kann auf einer eigenen Seite stehen. Auf ihrer Seite auf <b>Einbetten</b> drücken oder sie unter <embed>Einbetten</embed> auswählen, und eine Zeile kopieren. Menschen antworten dort ohne Konto und ohne Cookies und sehen die Ergebnisse.",
    {
      list: [
        "<b>Im Rahmen</b> können die Seite und die Umfrage nicht ineinander sehen. <b>In der Seite</b> lädt sie schneller, und die Skripte der Seite können Antworten lesen.",
        "Je Person und Website zählt eine Antwort: Niemandem wird von einer Website zur nächsten gefolgt.",
        "Umfragen mit Zugangscode werden nie eingebettet. Bei jeder anderen legt fest, wer sie erstellt hat, <b>wo sie eingebettet werden darf</b>: auf jeder Website, nur auf genannten oder nirgends außer hier.",
      ],
    },
  ],
};
