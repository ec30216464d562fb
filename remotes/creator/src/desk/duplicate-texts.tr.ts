import type { Words } from "@nearsay/core/domain";
import type { duplicateTexts as english } from "./duplicate-texts.ts";

export const duplicateTexts: Words<typeof english> = {
  action: "Bu anketi çoğalt",
  mark: " (kopya)",
  failed: "Bu tarayıcı taslak saklayamıyor.",
};
