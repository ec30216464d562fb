import type { Words } from "@nearsay/core/domain";
import type { mapOriginsTexts as english } from "./map-origins-texts.ts";

export const mapOriginsTexts: Words<typeof english> = {
  fetchedFrom: (hosts) => `Les cartes de ce site viennent de ${hosts}.`,
};
