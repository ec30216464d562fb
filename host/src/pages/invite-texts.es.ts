import type { Words } from "@nearsay/core/domain";
import type { inviteTexts as english } from "./invite-texts.ts";

export const inviteTexts: Words<typeof english> = {
  title: "Hace falta una invitación",
  description: "Por ahora, Nearsay está abierto solo a personas invitadas.",
  code: "Código de invitación",
  continue: "Continuar",
  invalid: "Código no válido",
  required: "Introduzca el código de invitación.",
};
