import type { Words } from "@nearsay/core/domain";
import type { mapOriginsTexts as english } from "./map-origins-texts.ts";

export const mapOriginsTexts: Words<typeof english> = {
  fetchedFrom: (hosts) => `Karten auf dieser Website kommen von ${hosts}.`,
};
