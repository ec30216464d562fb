import { type Socket, isIP } from "node:net";
import { invalidRequest } from "../../base/refusal.ts";

/** A name or address and a port, and nothing that would lead elsewhere. */
const hostPattern = /^(\[[0-9a-f:]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:\d+)?$/i;

/** Names of this machine that no name server gives away. */
const ownName = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** How a request came. */
interface Arrival {
  protocol: string;
  host: string;
  socket: Socket;
}

/**
 * Where people reach the site: as configured, else as this request did by the
 * address of this machine. Any other name may be made up, so that links would
 * lead wherever somebody likes: then it is this machine's own.
 * @throws Refusal INVALID_REQUEST when the request names no host.
 */
export function publicOrigin(
  configured: string | null,
  { protocol, host, socket }: Arrival,
): string {
  if (configured !== null) return configured;
  const address = `${protocol === "https" ? "https" : "http"}://${host}`;
  if (!hostPattern.test(host) || !URL.canParse(address))
    throw invalidRequest("The request names no valid host.");
  const { origin, hostname } = new URL(address);
  const isOwn = ownName.test(hostname) || isAddress(hostname, socket);
  // No port where nothing listens.
  const own = `http://localhost:${socket.localPort ?? ""}`;
  return isOwn ? origin : new URL(own).origin;
}

/** Whether the connection came to this very address, also where IPv4 is written as IPv6. */
function isAddress(hostname: string, { localAddress }: Socket): boolean {
  const name = hostname.replace(/^\[|\]$/g, "");
  return isIP(name) !== 0 && localAddress?.replace(/^::ffff:/, "") === name;
}
