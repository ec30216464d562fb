import type { Words } from "@nearsay/core/domain";
import type * as english from "./preview.ts";

export const preview: Words<typeof english.preview> = {
  freeText: "(відповідь власними словами)",
  nothingSent: "Це попередній перегляд. Нічого не надсилається.",
};
