import { direction, language } from "@nearsay/core/domain";
import { iconPath, iconSizes } from "../discovery/icons.ts";
import { site, siteColors } from "../page-heads.ts";

export const kioskPath = "/kiosk";
export const kioskManifestPath = "/kiosk.webmanifest";

/** By which a browser puts the kiosk on a tablet's screen, as an app of its own. */
export const kioskManifest = JSON.stringify({
  id: kioskPath,
  name: `${site} kiosk`,
  short_name: "Kiosk",
  lang: language,
  dir: direction,
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
