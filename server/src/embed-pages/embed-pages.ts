import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";
import { servePictures } from "./survey-picture.ts";

interface EmbedPagesDeps {
  services: Services;
}

/** What other sites are given besides the API: how links to surveys look there, and what shows surveys. */
export function embedPages(
  app: FastifyInstance,
  { services }: EmbedPagesDeps,
  done: () => void,
): void {
  const { visibility, findPicture } = services;
  const { required: invitationRequired } = services.activation;
  servePictures(app, { visibility, findPicture, invitationRequired });
  done();
}
