import type { FastifyRequest } from "fastify";

/** The key of a survey that comes beside a session; empty without one, which is no key. */
export function readKeyHeader({ headers }: FastifyRequest): string {
  const given = headers["x-survey-key"];
  return typeof given === "string" ? given : "";
}
