import type { FastifyRequest } from "fastify";
import { invalidRequest } from "../plugins/refusal.ts";

/** A name or address and a port, and nothing that would lead elsewhere. */
const hostPattern = /^(\[[0-9a-f:]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:\d+)?$/i;

/**
 * Where people reach the site: as configured, else as this request did.
 * @throws Refusal 400 when the request names no host.
 */
export function publicOrigin(
  configured: string | null,
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
): string {
  if (configured !== null) return configured;
  const address = `${protocol === "https" ? "https" : "http"}://${host}`;
  if (hostPattern.test(host) && URL.canParse(address))
    return new URL(address).origin;
  throw invalidRequest("The request names no valid host.");
}
