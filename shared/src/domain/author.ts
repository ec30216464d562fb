import { domain as texts } from "#messages";
import { trimText } from "../forms/text.ts";

const alphanumeric = /[^a-z0-9]/gi;

/**
 * The name shown for an author: an explicit name, else 'You', a short form of
 * the id, or 'Anonymous'.
 */
export function authorLabel(
  authorId: string,
  viewerId: string | null,
  explicit: string | null = null,
): string {
  const { author: words } = texts;
  if (explicit !== null && trimText(explicit) !== "") return trimText(explicit);
  if (authorId === "") return words.anonymous;
  if (authorId === viewerId) return words.you;
  const tail = authorId.replace(alphanumeric, "").slice(-4).toUpperCase();
  return tail === "" ? words.anonymous : words.user({ tail });
}

/** '@' and the last six letters or digits of an id, in lower case; null if it has none. */
export function replyHandle(id: string | null): string | null {
  const tail = (id ?? "").replace(alphanumeric, "").slice(-6).toLowerCase();
  return tail === "" ? null : `@${tail}`;
}

/** Up to two initials of a name. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}
