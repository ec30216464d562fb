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

/** Memory for frames that are the same for everybody. Partners' pages are many, and each can ask for any look: they take no room from the site's own. */
const frameBytesMax = 16 * 2 ** 20;

interface EmbedPagesDeps {
  config: AppConfig;
  services: Services;
  recaptcha: string | null;
  clock: Clock;
  replies: KeptReplies;
  checkRate: CheckRate;
}

/** What other sites are given besides the API: how links to surveys look there, and what shows surveys. */
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
      ...{ changes: services.changes, clock },
      bytesMax: frameBytesMax,
    }),
    ...{ replies, checkRate },
  });
  done();
}
