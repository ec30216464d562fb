import type { Boot, SiteSettings } from "@nearsay/core/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "./services.ts";
import { readSessionToken } from "./session/cookies.ts";

/** Milliseconds a page waits for its list. */
const patience = 1000;

/** Answers what a page is about to ask for, so that its first paint waits for no request. */
export function createBoot(
  services: Services,
  site: SiteSettings,
  listWithin = patience,
) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Boot> => {
    // As the health call would, which a page with this block leaves out.
    services.csrf.issue(reply, readSessionToken(request));
    const replies = {
      "/health": services.health,
      "/activation/status": services.activation,
      ...(isHome(request) && (await readList(services, request, listWithin))),
    };
    return { replies, site };
  };
}

/** With a query the home page may show something else than the list. */
function isHome(request: FastifyRequest): boolean {
  return request.url === "/";
}

/** A page without its list still works: it asks for it itself. */
async function readList(
  services: Services,
  request: FastifyRequest,
  limit: number,
) {
  try {
    return { "/surveys": await within(limit, services.listSurveys(null)) };
  } catch (error) {
    request.log.warn({ err: error }, "the list was not inlined");
    return {};
  }
}

/** Rejects when `work` takes longer than `limit` milliseconds. */
async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`not there after ${limit} ms`));
    }, limit);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
