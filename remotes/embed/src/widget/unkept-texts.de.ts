import type { Words } from "@nearsay/core/domain";
import type * as english from "./unkept-texts.ts";

export const unkeptTexts: Words<typeof english.unkeptTexts> = {
  unkept:
    "Der Browser lässt diese Seite nichts aufbewahren, deshalb wird hier aus diesem Netz eine Antwort am Tag angenommen. Auf Nearsay können alle antworten.",
  siteOnly:
    "Aus diesem Netz kam hier heute schon eine Antwort, und der Browser lässt diese Seite nichts aufbewahren, um Menschen zu unterscheiden. Auf Nearsay können alle antworten.",
};
