import type { HostPath } from "./routes.ts";

const titles: Record<HostPath, string> & Record<string, string> = {
  "/": "Nearsay: Umfragen in der Nähe",
  "/surveys/:surveyKey": "Umfrage",
  "/t": "Papierticket",
  "/feedback": "Rückmeldungen zum Produkt",
  "/embed": "Umfrage einbetten",
  "/create-survey": "Neue Umfrage",
  "/manage/:surveyUuid": "Umfrage verwalten",
  "/mine": "Eigene Umfragen",
  "/operate": "Moderation",
  "/invite": "Einladung",
  "/about": "Über Nearsay",
  "/guide": "Anleitung",
  "/integrity": "Wie Antworten geprüft werden",
  "/disclaimer": "Rechtliches und verantwortungsvoller Gebrauch",
  "/privacy": "Datenschutz",
  "/privacy/anonymous-id": "Anonyme Kennung",
  "/privacy/your-data": "Eigene Daten",
  "/review": "Bewertung schreiben",
  "/waitlist": "Warteliste",
};

const descriptions: Record<string, string> = {
  "/": "Umfragen in der Nähe finden, beantworten, besprechen und ihre Ergebnisse verfolgen, ohne Konto.",
  "/create-survey":
    "Beschreiben, was man wissen möchte, einen Entwurf schreiben lassen oder leer anfangen, und ohne Konto veröffentlichen.",
  "/feedback":
    "Umfragen über Nearsay selbst: was gut ist, was nicht und was fehlt.",
  "/embed":
    "Eine Umfrage auf der eigenen Website zeigen: auswählen, gestalten, gleich ansehen und eine Zeile kopieren.",
  "/about":
    "Wozu Nearsay da ist: Umfragen zu einem Ort, die Menschen dort beantworten und besprechen, ohne Konto.",
  "/guide":
    "Wie man Umfragen findet, beantwortet, bespricht und selbst erstellt, und was Prüffragen sind.",
  "/integrity":
    "Woran Nearsay massenhafte Antworten erkennt, was dann geschieht und wie oft es irrt.",
  "/disclaimer":
    "Wofür Nearsay genutzt werden darf, wofür nicht, und wofür niemand einsteht.",
  "/privacy":
    "Was Nearsay speichert, warum, wie lange, und was man dagegen tun kann.",
  "/privacy/anonymous-id":
    "Was die anonyme Kennung ist, ob sie eingeschaltet ist und wie man sie aus- und wieder einschaltet.",
  "/privacy/your-data":
    "Sehen, was mit der eigenen anonymen Kennung beantwortet, geschrieben und gemocht wurde; mitnehmen, zurücknehmen oder löschen.",
  "/review":
    "Mit Sternen und einem Kommentar bewerten und daraus eine Umfrage machen.",
  "/waitlist":
    "Benachrichtigt werden, sobald es Konten gibt: für Menschen und für Unternehmen in 32 Branchen.",
};

export const titleOf = (path: string, english: string) =>
  titles[path] ?? english;

export const descriptionOf = (path: string, english: string) =>
  descriptions[path] ?? english;
