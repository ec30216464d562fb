import { lengthOf } from "./text.ts";

const longest = 500;

/** Names that browsers and networks keep for themselves. */
const ownNames =
  /(^|\.)(localhost|local|internal|lan|home|arpa|onion|test|invalid)$/;

/** An address that people are shown before they go there. */
export interface ThanksLink {
  href: string;
  /** As the network has it, so that no letter passes for another one: xn--… where it has others than a to z. */
  host: string;
}

/**
 * Reads where somebody may go on to after answering: a name of the public web by
 * https. Null for anything else, such as a user or a port in it, a number for a
 * name, or more than 500 characters.
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

/** An address that is a number ends in one, or is in brackets. */
function isPublicName(name: string): boolean {
  return (
    /^([a-z0-9_]([a-z0-9_-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(
      name,
    ) && !ownNames.test(name)
  );
}

/** Whether a host is one of these, or lies below one. */
export function isHostOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => host === one || host.endsWith(`.${one}`));
}
