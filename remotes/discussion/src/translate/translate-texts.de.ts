import type { Words } from "@nearsay/core/domain";
import type { translateTexts as english } from "./translate-texts.ts";

export const translateTexts: Words<typeof english> = {
  translate: "Übersetzen",
  busy: "Übersetzt",
  original: "Original zeigen",
  done: "Vom Browser übersetzt.",
  failed: "Der Browser konnte das nicht übersetzen.",
};
