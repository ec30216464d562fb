import type { FastifyRequest } from "fastify";

/**
 * The survey key from the header of a request. Without the header it is an
 * empty string, which matches no key.
 */
export function readKeyHeader({ headers }: FastifyRequest): string {
  const given = headers["x-survey-key"];
  return typeof given === "string" ? given : "";
}
