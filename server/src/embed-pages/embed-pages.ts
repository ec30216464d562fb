import type { FastifyInstance } from "fastify";
import type { AppConfig, Services } from "../services.ts";
import type { DevServers } from "../site/dev-servers.ts";
import { createReadRegistry } from "../site/registry.ts";
import { serveEmbedFiles } from "./embed-files.ts";
import { serveOembed } from "./oembed.ts";
import { serveFrames } from "./serve-frames.ts";
import { servePictures } from "./survey-picture.ts";

interface EmbedPagesDeps {
  config: AppConfig;
  services: Services;
  recaptcha: string | null;
  dev?: DevServers | undefined;
}

/** What other sites are given besides the API: how links to surveys look there, and what shows surveys. */
export function embedPages(
  app: FastifyInstance,
  { config, services, recaptcha, dev }: EmbedPagesDeps,
  done: () => void,
): void {
  const { embed, activation } = services;
  const { remotesDir, publicUrl } = config;
  const readRegistry = createReadRegistry({ remotesDir, dev });
  servePictures(app, {
    ...services,
    invitationRequired: activation.required,
  });
  serveOembed(app, { ...services, door: embed.door, publicUrl });
  serveEmbedFiles(app, { readRegistry, remotesDir });
  serveFrames(app, {
    ...{ ...services, ...embed },
    ...{ readRegistry, remotesDir, publicUrl, recaptcha },
  });
  done();
}
