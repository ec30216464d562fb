import type { Words } from "@nearsay/core/domain";
import type { mapOriginsTexts as english } from "./map-origins-texts.ts";

export const mapOriginsTexts: Words<typeof english> = {
  fetchedFrom: (hosts) => `Los mapas de este sitio se obtienen de ${hosts}.`,
};
