import type { Words } from "@nearsay/core/domain";
import type { inviteTexts as english } from "./invite-texts.ts";

export const inviteTexts: Words<typeof english> = {
  title: "Zutritt mit Einladung",
  description: "Nearsay steht vorerst nur Eingeladenen offen.",
  code: "Einladungscode",
  continue: "Weiter",
  invalid: "Ungültiger Code",
  required: "Bitte den Einladungscode eingeben.",
};
