import { wholeWords } from "../languages/whole-words.ts";
import {
  type TemplateTopic,
  type TemplateWords,
  anyOf,
  degree,
  grade,
  often,
  oneOf,
  open,
  people,
  yesNo,
} from "./template-words.ts";

export const de: Record<TemplateTopic, TemplateWords> = {
  street: {
    name: "Straße",
    mentions: wholeWords("stra(?:ß|ss)en?|nachbarschaft|viertel|verkehr"),
    title: "Unsere Straße",
    asks: [
      ["Wie sicher fühlen Sie sich in unserer Straße?", degree],
      [
        "Was sollte besser werden?",
        anyOf(
          "Tempo der Autos, Parkplätze, Gehwege, Beleuchtung, Bäume und Grün, Lärm",
        ),
      ],
      ["Was würden Sie zuerst tun?", open],
    ],
  },
  event: {
    name: "Fest",
    mentions: wholeWords("\\p{L}*fest|feier|veranstaltung|party"),
    title: "Unser nächstes Fest",
    asks: [
      ["Würden Sie kommen?", yesNo],
      ["Wie viele Personen würden Sie mitbringen?", people],
      ["Was wünschen Sie sich dort?", open],
    ],
  },
  school: {
    name: "Schule",
    mentions: wholeWords("schule|kita|kindergarten|klasse"),
    title: "Unsere Schule",
    asks: [
      ["Wie zufrieden sind Sie mit unserer Schule?", degree],
      [
        "Was ist gerade am wichtigsten?",
        oneOf(
          "Unterricht, Mittagessen, Gebäude und Räume, Sicherheit, Schulweg, Austausch mit Eltern",
        ),
      ],
      ["Was sollte sich ändern?", open],
    ],
  },
  shop: {
    name: "Laden",
    mentions: wholeWords("laden|geschäft|bäckerei|café|kunden"),
    title: "Unser Laden",
    asks: [
      ["Wie oft kommen Sie zu uns?", often],
      ["Wie bewerten Sie unsere Bedienung?", grade],
      ["Was fehlt Ihnen in unserem Laden?", open],
    ],
  },
  product: {
    name: "Produkt",
    mentions: wholeWords("produkt|app|website|angebot"),
    title: "Ihre Meinung zu unserem Produkt",
    asks: [
      ["Wie zufrieden sind Sie damit?", degree],
      ["Würden Sie es weiterempfehlen?", yesNo],
      ["Was fehlt noch?", open],
    ],
  },
  meeting: {
    name: "Termin",
    mentions: wholeWords("termin|treffen|sitzung|versammlung"),
    title: "Wann treffen wir uns?",
    asks: [
      [
        "Welche Tage passen Ihnen?",
        anyOf(
          "Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag",
        ),
      ],
      ["Welche Tageszeit?", anyOf("Vormittag, Nachmittag, Abend")],
      ["Worüber sollten wir sprechen?", open],
    ],
  },
};
