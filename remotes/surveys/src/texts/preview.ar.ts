import type { Words } from "@nearsay/core/domain";
import type * as english from "./preview.ts";

export const preview: Words<typeof english.preview> = {
  freeText: "(إجابة حرة)",
  nothingSent: "هذه معاينة. لا يُرسل شيء.",
};
