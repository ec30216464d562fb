import type { Words } from "@nearsay/core/domain";
import type { inviteTexts as english } from "./invite-texts.ts";

export const inviteTexts: Words<typeof english> = {
  title: "Davet gerekiyor",
  description: "Nearsay şimdilik yalnızca davetlilere açık.",
  code: "Davet kodu",
  continue: "Devam et",
  invalid: "Geçersiz kod",
  required: "Lütfen davet kodunuzu girin.",
};
