import type { Words } from "@nearsay/core/domain";
import type { anonymousIdTexts as english } from "./anonymous-id-texts.ts";

export const anonymousIdTexts: Words<typeof english> = {
  lead: "Mit einer anonymen Kennung geht Mitmachen ohne Konto. Sie ist aus, bis sie jemand einschaltet.",
  status: {
    label: "Aktueller Stand",
    loading: "Der Stand wird geprüft …",
    enabled:
      "Eingeschaltet: Antworten, Schreiben und Umfragen erstellen ist möglich.",
    disabled:
      "Ausgeschaltet: nur Lesen. Umfragen, Beiträge und Auswertungen lassen sich ansehen.",
    optOut: "Ausschalten",
    enable: "Anonyme Kennung wieder einschalten",
    updating: "Wird gespeichert …",
  },
  blocks: [
    { heading: "Was sie ist" },
    "Eine Zufallszahl, die sich der Server beim ersten Besuch für den Browser ausdenkt und an einem Cookie wiedererkennt. Sie wird weder aus Name, Adresse noch Gerät gebildet. Sie endet ein Jahr nach dem letzten Besuch.",
    { heading: "Wofür sie da ist" },
    {
      list: [
        "Jede Person in jeder Umfrage einmal zu zählen.",
        "Eigene Antworten auf Beiträge bearbeiten zu lassen.",
        "Eigene Beiträge zu kennzeichnen, sichtbar nur für einen selbst.",
        "Das Raten von Codes zu begrenzen und Meldungen zu gewichten.",
      ],
    },
    { heading: "Was andere sehen" },
    "Einen Namen wie „Person 7F3A“, der in jeder Umfrage ein anderer ist. Niemand kann daran erkennen, dass zwei Beiträge zu zwei Umfragen von derselben Person stammen. Die Betreiber der Website können es, da die Kennung mit dem Geschriebenen gespeichert wird.",
    "Was geantwortet wird, erscheint für alle nur in Zahlen, ohne Namen. Ob diese eine Antwort nur zusammen mit anderen zeigen oder ihr sofort folgen, steht über dem Knopf zum Absenden, und ebenso, ob mehr liest, wer die Umfrage erstellt hat: was Menschen schreiben oder ganze Antworten, nie mit der anonymen Kennung. Wie weit das schützt, steht im <information>Datenschutz</information>.",
    { heading: "Was das Einschalten ändert" },
    "Antworten, „Gefällt mir“, Beiträge, Melden und Veröffentlichen werden möglich. Wo der Standort erlaubt ist, behält der Server außerdem bis zum Ende des Tages den Quadratkilometer des letzten Aufenthalts, damit eine veröffentlichte Umfrage in der Nähe zu finden ist, es sei denn, das Häkchen neben „Veröffentlichen“ wird entfernt.",
    { heading: "Ausschalten" },
    {
      list: [
        "Umfragen, Beiträge und Auswertungen lassen sich weiterhin lesen; antworten, schreiben und veröffentlichen geht nicht mehr.",
        "Der letzte Ort wird sofort gelöscht. Was schon veröffentlicht ist, bleibt, unter denselben Namen wie zuvor.",
        "Die Kennung selbst wartet: Wird sie wieder eingeschaltet, sind die eigenen Beiträge wieder die eigenen, und die Antworten zählen wie zuvor.",
        "Das Ausschalten nimmt keine Antwort zurück und erlaubt keine zweite: Eine beantwortete Umfrage bleibt beantwortet, bis die Antworten zurückgezogen werden.",
        "In einer Umfrage auf der Seite einer anderen Website endet die Kennung dort. Der Browser behält dann eine vom Server unterschriebene Notiz, dass diese eine Umfrage auf jener Website beantwortet wurde. Sie sagt weder, von wem, noch wie, noch etwas über eine andere Umfrage.",
      ],
    },
    "Was unter der Kennung aufbewahrt wird, lässt sich unter <yourData>Eigene Daten</yourData> ansehen, mitnehmen, einzeln zurücknehmen oder endgültig löschen. Nur im Browser die Daten dieser Website zu löschen, ergibt auch eine neue Kennung, lässt aber stehen, was unter der alten geschrieben wurde und was dann niemand mehr bearbeiten oder löschen kann; siehe <rights>Rechte</rights>.",
    { heading: "Wenn der Server nicht zu erreichen ist" },
    "Der Browser behilft sich dann mit einem Ersatz aus einigen seiner Eigenschaften, etwa Art, Sprache, Bildschirm und Zeitzone. Er steht nur im Arbeitsspeicher, bis die Seite verlassen wird, und der Server erkennt daran niemanden.",
  ],
};
