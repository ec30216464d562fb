import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  label: "Antworten von",
  from: {
    all: (count) => `Alle (${count})`,
    here: (count) => `Hier (${count})`,
    elsewhere: (count) => `Anderswo (${count})`,
  },
  people: (shares) =>
    `Personen hier: ${shares.here} wählten ${shares.option} bei ${shares.question} (n = ${shares.hereCount}); anderswo ${shares.elsewhere} (n = ${shares.elsewhereCount}), ${formatCount(Math.abs(shares.points))} ${plural(Math.abs(shares.points), { one: "Punkt", other: "Punkte" })} ${shares.points > 0 ? "weniger" : "mehr"}.`,
  alike: "Personen hier und anderswo wählten gleich.",
  incomparable: "Noch hat keine Frage Zahlen von beiden.",
  points:
    "Neben jeder Option steht der Unterschied in Prozentpunkten zu den anderen.",
  claimed:
    "Nach Angabe der Geräte derer, die es mitzählen ließen. Ein Gerät kann jeden Ort behaupten.",
  notYet:
    "Antworten von hier und anderswo erscheinen getrennt, sobald von beiden eine Gruppe in den Zahlen ist.",
  failed: "Die Zahlen von dort konnten nicht geladen werden.",
  map: {
    title: "Karte der Antworten",
    question: "Frage",
    option: "Antwort",
    finding: (option, question) => `Wer ${option} bei ${question} wählte`,
    people: (squares) =>
      `${formatCount(squares)} ${plural(squares, { one: "Quadrat", other: "Quadrate" })}`,
    note: (least, elsewhere) =>
      `Anteile in jedem Quadrat mit mindestens ${least} Personen, Norden oben. Ein größeres Quadrat zählt die, in deren kleinerem zu wenige sind. Nicht auf der Karte: ${elsewhere}. Nach Angabe der Geräte.`,
    none: "Noch keine Karte",
    awaited: (least) =>
      `Quadrate erscheinen, sobald in einem ${least} Personen sind und ebenso viele anderswo.`,
    square: "Quadrat",
    squareAt: (middle, kilometres) =>
      `${formatCount(kilometres)} km um ${middle}`,
    count: "Personen",
    share: "Anteil",
    save: "Als GeoJSON sichern",
    failed: "Die Karte der Antworten konnte nicht geladen werden.",
  },
};
