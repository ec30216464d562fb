import type { Words } from "@nearsay/core/domain";
import type { duplicateTexts as english } from "./duplicate-texts.ts";

export const duplicateTexts: Words<typeof english> = {
  action: "Dupliquer ce sondage",
  mark: " (copie)",
  failed: "Ce navigateur ne peut pas garder de brouillon.",
};
