import type { Words } from "@nearsay/core/domain";
import type { mapOriginsTexts as english } from "./map-origins-texts.ts";

export const mapOriginsTexts: Words<typeof english> = {
  fetchedFrom: (hosts) => `تُجلب خرائط هذا الموقع من \u2066${hosts}\u2069.`,
};
