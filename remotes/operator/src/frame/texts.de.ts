import type { Words } from "@nearsay/core/domain";
import type { frameTexts as english } from "./texts.ts";

export const frameTexts: Words<typeof english> = {
  failed: "Das ließ sich nicht laden.",
  notDone: "Das hat nicht geklappt. Nichts wurde geändert.",
  working: "Einen Moment …",
  retry: "Noch einmal versuchen",
  more: "Mehr zeigen",
  refresh: "Noch einmal nachsehen",
  cancel: "Abbrechen",
};
