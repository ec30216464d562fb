import type { Words } from "@nearsay/core/domain";
import type { duplicateTexts as english } from "./duplicate-texts.ts";

export const duplicateTexts: Words<typeof english> = {
  action: "Diese Umfrage duplizieren",
  mark: " (Kopie)",
  failed: "Dieser Browser kann keinen Entwurf behalten.",
};
