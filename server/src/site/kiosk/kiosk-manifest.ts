import { type Language, languages } from "@nearsay/core/contract";
import { iconPath, iconSizes } from "../discovery/icons.ts";
import { siteColors } from "../page-heads.ts";
import { messagesIn } from "#messages";

export const kioskPath = "/kiosk";
export const kioskManifestPath = "/kiosk.webmanifest";

/** The manifest with which browsers install the kiosk on a tablet, as a separate app. */
export function kioskManifestIn(language: Language): string {
  const { name, shortName } = messagesIn(language).kiosk;
  return JSON.stringify({
    id: kioskPath,
    name,
    short_name: shortName,
    lang: language,
    dir: languages[language].direction,
    start_url: kioskPath,
    scope: kioskPath,
    display: "fullscreen",
    background_color: siteColors.paper,
    theme_color: siteColors.paper,
    icons: iconSizes.map((size) => ({
      src: iconPath(size),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any",
    })),
  });
}
