import { lengthOf } from "../forms/text.ts";

const longest = 500;

/** Names that browsers and networks reserve. */
const ownNames =
  /(^|\.)(localhost|local|internal|lan|home|arpa|onion|test|invalid)$/;

/** An address that is shown to people before they open it. */
export interface ThanksLink {
  href: string;
  /**
   * The network name, so that no letter can be mistaken for another: xn--… if
   * it has other letters than a to z.
   */
  host: string;
}

/**
 * Reads where people may continue after answering: a public web host with
 * https. Null for anything else, such as a user or a port, an IP address, or
 * more than 500 characters.
 */
export function readThanksLink(text: string): ThanksLink | null {
  const trimmed = text.trim();
  if (lengthOf(trimmed) > longest || !/^https:\/\//i.test(trimmed)) return null;
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(trimmed) || !URL.canParse(trimmed))
    return null;
  const { href, host, hostname, username, password, port } = new URL(trimmed);
  const plain = username === "" && password === "" && port === "";
  return plain && isPublicName(hostname) && href.length <= longest
    ? { href, host }
    : null;
}

/** A numeric address ends in a number, or is in brackets. */
function isPublicName(name: string): boolean {
  return (
    /^([a-z0-9_]([a-z0-9_-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(
      name,
    ) && !ownNames.test(name)
  );
}

/** Whether a host is one of these, or a subdomain of one. */
export function isHostOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => host === one || host.endsWith(`.${one}`));
}
