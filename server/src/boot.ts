import type {
  ActivationStatus,
  Boot,
  SiteSettings,
} from "@nearsay/core/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "./services.ts";
import { readSessionToken } from "./session/cookies.ts";
import { within } from "./within.ts";

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
    const status = await readStatus(services, request, listWithin);
    const showsList = status?.ok === true && isHome(request);
    const replies = {
      "/health": services.health,
      ...(status && { "/activation/status": status }),
      ...(showsList && (await readList(services, request, listWithin))),
    };
    return { replies, site };
  };
}

/** With a query the home page may show something else than the list. */
function isHome(request: FastifyRequest): boolean {
  return request.url === "/";
}

/** Null when it cannot be told: the page asks for it itself, and is shown no list. */
async function readStatus(
  { activation, visitors }: Services,
  request: FastifyRequest,
  limit: number,
): Promise<ActivationStatus | null> {
  try {
    return await within(limit, activation.statusOf(visitors.of(request)));
  } catch (error) {
    request.log.warn({ err: error }, "the activation was not inlined");
    return null;
  }
}

/** A page without its list still works: it asks for it itself. */
async function readList(
  services: Services,
  request: FastifyRequest,
  limit: number,
) {
  try {
    const list = await within(limit, services.listSurveys(null));
    return { "/surveys": list.value };
  } catch (error) {
    request.log.warn({ err: error }, "the list was not inlined");
    return {};
  }
}
