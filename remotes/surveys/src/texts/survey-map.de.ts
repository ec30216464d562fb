import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { surveyMap as english } from "./survey-map.ts";

export const surveyMap: Words<typeof english> = {
  label: "Karte der Umfragen",
  shown: (count) =>
    plural(count, {
      one: `${formatCount(count)} Umfrage auf diesem Ausschnitt`,
      other: `${formatCount(count)} Umfragen auf diesem Ausschnitt`,
    }),
  chosen: (count) =>
    plural(count, {
      one: `${formatCount(count)} Umfrage im gewählten Quadrat`,
      other: `${formatCount(count)} Umfragen im gewählten Quadrat`,
    }),
  all: "Alle auf diesem Ausschnitt zeigen",
  none: "Auf diesem Ausschnitt steht keine Umfrage.",
  noneAtAll: "Keine Umfrage hat einen Ort.",
  there: "Zeigen, wo es welche gibt",
  squares:
    "Jedes Quadrat ist mindestens 1 km breit; Genaueres ist nicht bekannt. Umfragen ohne Ort stehen nur in der Liste.",
  loading: "Umfragen werden geladen",
  failed: "Die Umfragen konnten nicht geladen werden.",
};
