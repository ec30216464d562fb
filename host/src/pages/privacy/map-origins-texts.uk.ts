import type { Words } from "@nearsay/core/domain";
import type { mapOriginsTexts as english } from "./map-origins-texts.ts";

export const mapOriginsTexts: Words<typeof english> = {
  fetchedFrom: (hosts) =>
    `Карти на цьому сайті завантажуються звідси: ${hosts}.`,
};
