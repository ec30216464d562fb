import { type Socket, isIP } from "node:net";
import { invalidRequest } from "../../base/refusal.ts";

/** A name or address with an optional port, and nothing that could lead elsewhere. */
const hostPattern = /^(\[[0-9a-f:]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:\d+)?$/i;

/** Names of this machine that no name server can assign to another one. */
const ownName = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The connection and host of a request. */
interface Arrival {
  protocol: string;
  host: string;
  socket: Socket;
}

/**
 * The origin at which people reach the site: as configured, else the request's
 * host if it is an address of this machine. Any other host name may be forged,
 * so that links would lead to an attacker's site; localhost is used instead.
 * @throws Refusal INVALID_REQUEST if the request has no valid host.
 */
export function publicOrigin(
  configured: string | null,
  { protocol, host, socket }: Arrival,
): string {
  if (configured !== null) return configured;
  const address = `${protocol === "https" ? "https" : "http"}://${host}`;
  if (!hostPattern.test(host) || !URL.canParse(address))
    throw invalidRequest((say) => say.hostInvalid);
  const { origin, hostname } = new URL(address);
  const isOwn = ownName.test(hostname) || isAddress(hostname, socket);
  // Without a port if the server is not listening on one.
  const own = `http://localhost:${socket.localPort ?? ""}`;
  return isOwn ? origin : new URL(own).origin;
}

/**
 * Whether the connection was made to this very address; also compares an IPv4
 * address that is written as IPv6.
 */
function isAddress(hostname: string, { localAddress }: Socket): boolean {
  const name = hostname.replace(/^\[|\]$/g, "");
  return isIP(name) !== 0 && localAddress?.replace(/^::ffff:/, "") === name;
}
