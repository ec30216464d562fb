import type { Words } from "@nearsay/core/domain";
import type * as english from "./preview.ts";

export const preview: Words<typeof english.preview> = {
  freeText: "(réponse libre)",
  nothingSent: "Ceci est un aperçu. Rien n’est envoyé.",
};
