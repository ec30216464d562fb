import type { Words } from "@nearsay/core/domain";
import type { insightsTexts as english } from "./insights-texts.ts";

export const insightsTexts: Words<typeof english> = {
  title: "Auswertungen lesen",
  blocks: [
    "Die <b>Auswertung</b> zeigt, wie viele geantwortet haben, wann und was. Jedes Diagramm lässt sich als Tabelle derselben Zahlen zeigen.",
    {
      quote: [
        "50 Menschen haben „Soll die Bücherei sonntags öffnen?“ beantwortet: 31 Ja, 14 Nein, 5 Nur vormittags. Neben Ja steht <b>62 %</b> und <b>31</b>: 31 von 50.",
      ],
    },
    "Wie viele geantwortet haben, erscheint immer sofort. Was sie geantwortet haben, erscheint so, wie es vor dem Veröffentlichen festgelegt wurde, für alle gleich:",
    {
      list: [
        "<b>In Gruppen</b>, wenn nichts anderes festgelegt ist: Antworten werden zusammen gezeigt, mindestens 10 auf einmal, wenn die Betreiber keine andere Zahl gewählt haben. Die ersten erscheinen, sobald doppelt so viele aus mehreren Netzen da sind, und eine Gruppe bleibt immer zurück, bis die Umfrage schließt, damit niemand erkennt, wessen Antworten zuletzt kamen. „Zeigt 40 von 47 Antworten“ heißt, dass alle Zahlen außer der Zahl der Teilnahmen auf diesen 40 beruhen. Eine Frage, deren neue Antworten einander zu ähnlich sind, wartet auf eine spätere Gruppe, sodass eine weniger zählen kann als eine andere.",
        "<b>Nach dem Schließen</b>: vorher keine Zahlen. Bei weniger Antworten als einer Gruppe auch danach keine.",
        "<b>Sofort</b>: Die Zahlen folgen jeder Antwort. Wer sie beobachtet, kann erkennen, was eine Person geantwortet hat.",
      ],
    },
    {
      list: [
        "<b>Antworten</b> zählt Menschen. Wo mehrere Optionen gewählt werden dürfen, beziehen sich Anteile auf alle getroffenen Wahlen, sodass sie zusammen immer noch 100 % ergeben.",
        "<b>Antworten im Lauf der Zeit</b> zeichnet Antworten je Stunde, Tag oder länger, und darüber eine glattere Linie, den Durchschnitt von sieben.",
        "<b>Auswahlfragen</b> vergleicht Fragen in einer Matrix; die genaue Ansicht zeigt einen Balken für jede Option, das Raster die drei führenden.",
        "<b>Häufige Stichwörter</b> zählt, in wie vielen Antworten ein Wort vorkommt. Mehrere Menschen müssen es benutzt haben, damit kein Name erscheint.",
        "<b>KI-Zusammenfassung</b> fasst dieselben Zahlen in Sätze, die sagen, worauf sie beruhen. Wie Stichwörter und Stimmung wartet sie, bis genug geantwortet haben, fünf, wenn die Betreiber keine andere Zahl gewählt haben.",
        "Ein Hinweis erscheint, wenn die Zahl der Antworten plötzlich steigt oder die Stimmung der Freitexte unter 45 % fällt: 0 % ist ganz negativ, 100 % ganz positiv. Sie wird an englischen Wörtern und Emojis gemessen und kennt keine Ironie.",
        "Die Zahl der Antworten und neu gezeigte Antworten kommen von selbst hinzu, solange die Auswertung offen ist; ein kleines „+2“ markiert, was gewachsen ist.",
        "<b>HTML exportieren</b> speichert alles in einer Datei, die sich ohne Verbindung öffnet. Manche verlangen dafür einen Exportcode von mindestens 4 Zeichen. Jedes Diagramm lässt sich auch einzeln speichern, und seine Zahlen für eine Tabellenkalkulation.",
      ],
    },
  ],
};
