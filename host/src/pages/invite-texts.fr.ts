import type { Words } from "@nearsay/core/domain";
import type { inviteTexts as english } from "./invite-texts.ts";

export const inviteTexts: Words<typeof english> = {
  title: "Il vous faut une invitation",
  description: "Nearsay est ouvert pour l’instant aux personnes invitées.",
  code: "Code d’invitation",
  continue: "Continuer",
  invalid: "Code non valable",
  required: "Saisissez votre code d’invitation.",
};
