import type { FastifyInstance } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { CheckRate } from "../visitors/limits/rate-limits.ts";
import type { AppConfig, Services } from "./services.ts";
import { serveEmbedFiles } from "../embed/pages/embed-files.ts";
import { serveOembed } from "../embed/pages/oembed.ts";
import { serveFrames } from "../embed/pages/serve-frames.ts";
import { createKeptPages } from "../site/kept-pages/kept-pages.ts";
import type { KeptReplies } from "../site/kept-pages/kept-replies.ts";
import { servePictures } from "../embed/pages/survey-picture.ts";

/**
 * Cache size for frames that are the same for everyone. Partners have many
 * pages, each of which can request any theme, so frames do not share the cache
 * of the site's own pages.
 */
const frameBytesMax = 16 * 2 ** 20;

interface EmbedPagesDeps {
  config: AppConfig;
  services: Services;
  recaptcha: string | null;
  clock: Clock;
  replies: KeptReplies;
  checkRate: CheckRate;
}

/** Everything for other sites except the API: link previews of surveys, and embedding. */
export function embedPages(
  app: FastifyInstance,
  { config, services, recaptcha, clock, replies, checkRate }: EmbedPagesDeps,
  done: () => void,
): void {
  const { embed, activation } = services;
  const { remotesDir, releasesDir } = config;
  const files = {
    readRegistry: app.readRegistry,
    fetchNewest: app.fetchNewest,
    folders: { remotesDir, releasesDir },
  };
  servePictures(app, {
    ...services,
    invitationRequired: activation.required,
  });
  serveOembed(app, { ...services, policy: embed.policy });
  serveEmbedFiles(app, files);
  serveFrames(app, {
    ...files,
    embed,
    recaptcha,
    pages: createKeptPages({
      changes: services.changes,
      clock,
      bytesMax: frameBytesMax,
    }),
    replies,
    checkRate,
  });
  done();
}
