import type { Words } from "@nearsay/core/domain";
import type { locationTexts as english } from "./texts.ts";

export const locationTexts: Words<typeof english> = {
  title: "Standort einschalten",
  description:
    "Mit dem ungefähren Standort stehen Umfragen und Beiträge aus der Nähe zuerst. Er wird auf etwa einen Kilometer gerundet, bevor etwas damit verglichen wird.",
  enable: "Standort einschalten",
  requesting: "Wird erfragt …",
  cancel: "Abbrechen",
  status: {
    checking: "Es wird geprüft, ob der Standort erlaubt ist.",
    idle: "Der Standort ist aus.",
    requesting: "Der Browser wartet auf eine Antwort.",
    granted: "Der Standort ist an.",
  },
};
