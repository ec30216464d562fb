import type { FastifyInstance } from "fastify";
import { notFound } from "../../base/refusal.ts";
import { siteColors } from "../page-heads.ts";
import type { Icon } from "./draw-icon.ts";

/** In pixels, as phones and app stores require. */
export const iconSizes = [192, 512] as const;
export const iconPath = (size: number) => `/icon-${size}.png`;
export const maskablePath = "/icon-maskable.png";
export const touchIconPath = "/apple-touch-icon.png";

const { paper } = siteColors;
const png = "image/png";

const icons: Record<string, Icon & { type: string }> = {
  ...Object.fromEntries(
    iconSizes.map((size) => [
      iconPath(size),
      { size, share: 1, ground: null, type: png },
    ]),
  ),
  [touchIconPath]: { size: 180, share: 0.7, ground: paper, type: png },
  // Masks of any shape leave the middle four fifths visible.
  [maskablePath]: { size: 512, share: 0.5, ground: paper, type: png },
  "/favicon.ico": { size: 32, share: 1, ground: null, type: "image/x-icon" },
};

/** Serves the site's logo as pictures, for clients that do not read the one inside pages. */
export function serveIcons(app: FastifyInstance): void {
  for (const [path, { type, ...icon }] of Object.entries(icons)) {
    let drawn: Promise<Buffer> | undefined;
    app.get(path, { schema: { hide: true } }, async (_, reply) => {
      // The library is not available for every platform.
      drawn ??= import("./draw-icon.ts").then(({ drawIcon, drawIco }) =>
        type === png ? drawIcon(icon) : drawIco(icon),
      );
      const picture = await drawn.catch((error: unknown) => {
        // The cause may have been a temporary lack of file descriptors.
        drawn = undefined;
        app.log.warn({ err: error }, "this machine cannot render icons");
        throw notFound((say) => say.pictureNotFound);
      });
      return reply
        .headers({
          "cache-control": "public, max-age=86400",
          "content-type": type,
          // Pages of other sites show the icon next to an embedded survey.
          "cross-origin-resource-policy": "cross-origin",
        })
        .send(picture);
    });
  }
}
