import type { FastifyInstance } from "fastify";
import { notFound } from "../../base/refusal.ts";
import type { Settings } from "../../base/settings.ts";
import { publicOrigin } from "../../surveys/sharing/public-origin.ts";
import type { DiscoveryDeps } from "./discovery-deps.ts";

/** URL of a page, or a `mailto:` URL; null if not configured. */
export function readSecurityContact(settings: Settings): string | null {
  const name = "SECURITY_CONTACT";
  const given = settings.text(name);
  if (given?.includes("://")) return settings.url(name, ["https:"]);
  const mailbox = settings.email(name);
  return mailbox && `mailto:${mailbox}`;
}

const path = "/.well-known/security.txt";
/**
 * The number of months for which the file states that it is valid; the standard
 * recommends less than twelve.
 */
const monthsGood = 6;

/** Where to report vulnerabilities (RFC 9116); 404 if not configured. */
export function serveSecurityText(
  app: FastifyInstance,
  {
    clock,
    publicUrl,
    securityContact,
  }: Pick<DiscoveryDeps, "clock" | "publicUrl" | "securityContact">,
): void {
  app.get(path, { schema: { hide: true } }, (request, reply) => {
    if (securityContact === null) throw notFound((say) => say.nothingHere);
    const origin = publicOrigin(publicUrl, request);
    return reply
      .headers({
        "cache-control": "public, max-age=3600",
        "content-type": "text/plain; charset=utf-8",
      })
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${endOf(clock())}`,
          "Preferred-Languages: en",
          `Canonical: ${origin}${path}`,
          "",
        ].join("\n"),
      );
  });
}

/** The first of a month, so that it is the same for all requests of a month. */
function endOf(now: Date): string {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return new Date(Date.UTC(year, month + monthsGood + 1)).toISOString();
}
