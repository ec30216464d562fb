import type { Words } from "@nearsay/core/domain";
import type * as english from "./preview.ts";

export const preview: Words<typeof english.preview> = {
  freeText: "(serbest yanıt)",
  nothingSent: "Bu bir önizleme. Hiçbir şey gönderilmez.",
};
