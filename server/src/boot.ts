import type { Boot, SiteSettings } from "@nearsay/core/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "./services.ts";
import { readSessionToken } from "./session/cookies.ts";

/** Answers what a page is about to ask for, so that its first paint waits for no request. */
export function createBoot(services: Services, site: SiteSettings) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Boot> => {
    // As the health call would, which a page with this block leaves out.
    services.csrf.issue(reply, readSessionToken(request));
    const replies = {
      "/health": services.health,
      "/activation/status": services.activation,
      ...(isHome(request) && (await readList(services, request))),
    };
    return { replies, site };
  };
}

/** With a query the home page may show something else than the list. */
function isHome(request: FastifyRequest): boolean {
  return request.url === "/";
}

/** A page without its list still works: it asks for it itself. */
async function readList(services: Services, request: FastifyRequest) {
  try {
    return { "/surveys": await services.listSurveys(null) };
  } catch (error) {
    request.log.warn({ err: error }, "the list was not inlined");
    return {};
  }
}
