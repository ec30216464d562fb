import type { FastifyInstance } from "fastify";
import type { AppConfig, Services } from "../services.ts";
import { serveOembed } from "./oembed.ts";
import { servePictures } from "./survey-picture.ts";

interface EmbedPagesDeps {
  config: AppConfig;
  services: Services;
}

/** What other sites are given besides the API: how links to surveys look there, and what shows surveys. */
export function embedPages(
  app: FastifyInstance,
  { config, services }: EmbedPagesDeps,
  done: () => void,
): void {
  const { visibility, findPicture, askQuestions, embed } = services;
  const { publicUrl } = config;
  const { required: invitationRequired } = services.activation;
  servePictures(app, { visibility, findPicture, invitationRequired });
  serveOembed(app, { door: embed.door, askQuestions, findPicture, publicUrl });
  done();
}
