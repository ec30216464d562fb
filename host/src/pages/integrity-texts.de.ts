import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./integrity-texts.ts";

export const integrityPageTexts: Words<typeof english.integrityPageTexts> = {
  lead: "Wer ein bestimmtes Ergebnis will, kann viele Antworten senden. Nearsay fragt niemanden nach dem Namen und kann das deshalb nicht verhindern. Es kann es teuer machen und zeigen, wo es geschehen ist.",
  signs: [
    { heading: "Anzeichen" },
    "Fünf Anzeichen sprechen dafür, dass eine Antwort zur Masse gehört. Welche davon sie zeigt, wird beim Aufschreiben beurteilt oder kurz bevor sie mit anderen gezeigt wird, und nur das bleibt bei ihr: keine Adresse, kein Netz, kein Merkmal eines Browsers.",
  ],
  dealings: [
    "Ein Anzeichen allein sagt nichts, da Menschen neu, schnell und in Scharen kommen. Zwei oder mehr markieren eine Antwort. Umfragen, die jede Antwort sofort zeigen, kennen nur die ersten beiden.",
    { heading: "Was mit markierten Antworten geschieht" },
    "Sie werden angenommen und gezählt. Neben jedem Ergebnis steht, wie viele markiert sind, und ein Schalter zeichnet jedes Diagramm ohne sie. Wer die Umfrage erstellt hat, kann markierte Antworten aus dem herauslassen, was zuerst gezeigt wird: alle und nie eine einzelne, mit einer Begründung, die alle lesen. Beide Ergebnisse bleiben einen Druck voneinander entfernt. Niemand nimmt eine Antwort heraus, weil sie etwas Bestimmtes sagt.",
    "Markierte Antworten warten auf Gesellschaft wie alle anderen: Keines der Ergebnisse besteht je aus weniger als einer Gruppe, sodass beide nebeneinander niemandes Antwort verraten.",
    { heading: "Was massenhaftes Antworten kostet" },
    "Ein Browser löst ein kleines Rätsel, bevor er etwas sendet. Wo ein Netz in wenigen Minuten viele neue Kennungen bringt, zahlt jede weitere das Doppelte, bis zu einigen Sekunden. Eine Schulklasse hinter einer Adresse zahlt, was alle zahlen, und niemand wird wegen der Nachbarschaft abgewiesen.",
    { heading: "Wie oft es irrt" },
  ],
  limits: [
    "Wer ein und dasselbe immer wieder sendet, wird erkannt, aus einem Netz oder aus vielen. Mit vielen Netzen und Geduld verraten ein Skript nur Texte: Ohne Texte bleibt es unerkannt. Und von denen, denen gesagt wurde, was sie schreiben sollen, wird jede fünfte Person markiert, obwohl es Menschen sind, da viele dasselbe schreiben. Deshalb werden markierte Antworten gezeigt und gezählt statt weggeworfen.",
    { heading: "Was es nicht sehen kann" },
    "Wer wartet, die Netze wechselt und jede Antwort neu schreibt, sieht aus wie viele Menschen. Ergebnisse beschreiben, wer geantwortet hat, nicht eine Stadt: siehe <disclaimer>Rechtliches und verantwortungsvoller Gebrauch</disclaimer>.",
  ],
};

export const signTexts: Words<typeof english.signTexts> = {
  fresh: (sign) =>
    `<b>${sign}</b>: Die anonyme Kennung war einige Minuten alt. Neu sind die meisten einmal.`,
  fast: (sign) =>
    `<b>${sign}</b>: Sie wurde schneller gesendet, als ihre Fragen zu lesen sind.`,
  burst: (sign) =>
    `<b>${sign}</b>: Viele kamen auf einmal aus einem Netz, und die anderen Netze der Umfrage kennen keinen solchen Andrang.`,
  repeated: (sign) =>
    `<b>${sign}</b>: So viele eines Netzes haben dasselbe gewählt, dass es kaum Zufall ist.`,
  copied: (sign) =>
    `<b>${sign}</b>: Ein Text ist geschrieben wie andere, Wort für Wort oder beinahe.`,
};

export const errorTexts: Words<typeof english.errorTexts> = {
  measured: (runs) =>
    `Gemessen mit erfundenem Verkehr, dessen Wahrheit bekannt ist, ${formatCount(runs)}-mal für jede Art. Übersehen sind massenhafte Antworten, die nicht markiert sind; zu Unrecht markiert sind solche von Menschen.`,
  kind: "Art",
  missed: "Übersehen",
  wrong: "Zu Unrecht markiert",
  percent: (share) => `${formatCount(share)} %`,
  none: "–",
};

export const errorKinds: Words<typeof english.errorKinds> = {
  script: "Ein Skript in einem Netz",
  slowScript: "Ein Skript, das so lange wartet, wie Menschen lesen",
  drip: "Eine Antwort alle fünf Minuten, den ganzen Tag",
  variedDrip: "Dasselbe, alle Wahlen bis auf eine wechseln",
  networks: "Ein Skript in fünfzig Netzen",
  slowNetworks: "Dasselbe, es wartet so lange, wie Menschen lesen",
  campaign:
    "Dreißig Menschen, denen eine Kampagne gesagt hat, was sie sagen sollen",
  class: "Eine Schulklasse hinter einer Adresse",
  poster: "Ein Plakat bei einem Konzert",
  others: "Menschen neben all diesen",
};
