/** What names a survey in the address of one of its pages. */
const address = /\/(?:surveys|manage)\/([^/?#\s]+)/i;
const known =
  /^(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?:post|reply) \d+)$/;

/** What somebody typed as the search takes it: a number, a uuid, `post 12` or `reply 7`; null where it is none of them. */
export function readQuery(typed: string): string | null {
  const text = (address.exec(typed)?.[1] ?? typed)
    .trim()
    .toLowerCase()
    .replace(/^survey\b/, "")
    .replace("#", "")
    .replace(/\s+/g, " ")
    .trim();
  return known.test(text) ? text : null;
}
