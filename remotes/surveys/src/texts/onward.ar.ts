import type { Words } from "@nearsay/core/domain";
import type * as english from "./onward.ts";

export const onward: Words<typeof english.onward> = {
  leaving: (host) => `ستغادر هذا الموقع إلى ‎${host}‎.`,
  goOn: (host) => `تابع إلى ‎${host}‎`,
  newTab: "(يُفتح في علامة تبويب جديدة)",
};
