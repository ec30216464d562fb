import { formatCount, plural } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  wholeWorld: "Ganze Welt",
  chooseMiddle: "Mitte wählen",
  keys: "Pfeiltasten bewegen die Karte, Plus und Minus ändern die Größe, Pos1 zeigt die ganze Welt.",
  keysToChoose:
    "Pfeiltasten bewegen die Karte, Plus und Minus ändern die Größe, Pos1 zeigt die ganze Welt, die Eingabetaste wählt den Ort in der Mitte.",
  chosen: "Ort gewählt",
  surveys: (count) =>
    plural(count, {
      one: `${formatCount(count)} Umfrage`,
      other: `${formatCount(count)} Umfragen`,
    }),
  coarse: "Nur Land und Grenzen, grob gezeichnet",
  noStyle: "Die Karte dieser Website konnte nicht geladen werden.",
  noWebGl: "Dieser Browser kann die Karte dieser Website nicht zeichnen.",
  notWhole: "Ein Teil der Karte konnte nicht geladen werden.",
  noLand: "Land und Grenzen konnten nicht geladen werden",
};
