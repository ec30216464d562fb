import type { Words } from "@nearsay/core/domain";
import type { aboutTexts as english } from "./about-texts.ts";

export const aboutTexts: Words<typeof english> = {
  lead: "Nearsay ist ein Schwarzes Brett für Fragen. Menschen fragen, was um sie herum wichtig ist, und wer in der Nähe ist, kann ohne Anmeldung antworten.",
  blocks: [
    { heading: "Was hier geht" },
    {
      list: [
        "<home>Umfragen in der Nähe finden</home> und sie in Sekunden beantworten.",
        "Sehen, wie andere geantwortet haben, und unter der Umfrage darüber reden.",
        "Selbst <create>eine Umfrage schreiben</create>: sie beschreiben und einen Entwurf bekommen, oder leer anfangen.",
      ],
    },
    "Die <guide>Anleitung</guide> zeigt jedes davon.",
    { heading: "Warum es keine Konten gibt" },
    "Eine Frage braucht weder Namen noch E-Mail-Adresse. Der Browser bekommt stattdessen eine anonyme Kennung, die vor dem Mitmachen eingeschaltet wird. Sie sorgt für eine Antwort je Person und Umfrage und lässt eigene Antworten auf Beiträge bearbeiten. Was sie genau ist und wie sie sich ausschalten lässt, steht unter <anonymousId>Anonyme Kennung</anonymousId>.",
    { heading: "Wie nah ist nah" },
    "Wo der Standort erlaubt ist, wird er auf eine Zelle von etwa einem Quadratkilometer gerundet, bevor etwas damit verglichen wird, und Umfragen stehen auf demselben Raster. Die Zelle wird nach einem Tag vergessen; Einzelheiten stehen im <privacy>Datenschutz</privacy>.",
    { heading: "Für wen es da ist" },
    "Nachbarschaften, Klassen, Vereine, Läden, Rathäuser: alle, die eine Frage an die Menschen um einen Ort haben. Nearsay ist in der Betaphase, es ändert sich also noch manches. Was fehlt, lässt sich auf der <feedback>Seite für Rückmeldungen</feedback> sagen; für bezahlte Konten gibt es die <waitlist>Warteliste</waitlist>.",
  ],
};
