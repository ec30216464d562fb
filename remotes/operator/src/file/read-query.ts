import type { ModeratedKind } from "@nearsay/core/contract";
import { file as texts } from "#messages";

type Kinds = Readonly<Record<ModeratedKind, string>>;

/** Matches the id of a survey in the address of one of its pages. */
const address = /\/(?:surveys|manage)\/([^/?#\s]+)/i;
const known =
  /^(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?:post|reply) \d+)$/;

/**
 * Converts typed text, in the page's language or in English, to the search's
 * format: a number, a uuid, `post 12` or `reply 7`; null if it is none of them.
 * @param kinds The page's names for kinds before a number.
 */
export function readQuery(
  typed: string,
  kinds: Kinds = texts.kinds,
): string | null {
  const named = (address.exec(typed)?.[1] ?? typed).trim().toLowerCase();
  const text = inEnglish(named, kinds)
    .replace(/^survey\b/, "")
    .replace("#", "")
    .replace(/\s+/g, " ")
    .trim();
  return known.test(text) ? text : null;
}

function inEnglish(named: string, kinds: Kinds): string {
  const words = Object.entries(kinds);
  const own = words.find(([, word]) => named.startsWith(word));
  return own === undefined ? named : own[0] + named.slice(own[1].length);
}
