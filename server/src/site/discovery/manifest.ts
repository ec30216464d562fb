import { type Language, languages } from "@nearsay/core/contract";
import type { FastifyInstance } from "fastify";
import { browserLanguageOf } from "../../http/language.ts";
import { aboutSite, site, siteColors } from "../page-heads.ts";
import { iconPath, iconSizes, maskablePath } from "./icons.ts";

export const manifestPath = "/manifest.webmanifest";

function manifestIn(language: Language): string {
  return JSON.stringify({
    id: "/",
    name: site,
    short_name: site,
    description: aboutSite(language),
    lang: language,
    dir: languages[language].direction,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: siteColors.paper,
    theme_color: siteColors.accent,
    icons: [
      ...iconSizes.map((size) => pngOf(iconPath(size), size, "any")),
      pngOf(maskablePath, 512, "maskable"),
    ],
  });
}

function pngOf(src: string, size: number, purpose: string) {
  return { src, sizes: `${size}x${size}`, type: "image/png", purpose };
}

/** The manifest with which browsers install the site on a home screen. */
export function serveManifest(app: FastifyInstance): void {
  app.get(manifestPath, { schema: { hide: true } }, (request, reply) =>
    reply
      .headers({
        "cache-control": "public, max-age=86400",
        "content-type": "application/manifest+json; charset=utf-8",
        // Browsers request it without cookies.
        vary: "accept-language",
      })
      .send(manifestIn(browserLanguageOf(request))),
  );
}
