export interface AtomFeed {
  /** A permanent URI. */
  id: string;
  title: string;
  /** The address of the feed itself. */
  address: string;
  /** The page that it belongs to. */
  page: string;
  entries: readonly AtomEntry[];
}

export interface AtomEntry {
  id: string;
  title: string;
  page: string;
  /** ISO 8601. */
  updated: string;
  text: string;
}

/** A feed as defined by RFC 4287, the latest entry first. */
export function writeAtom({ id, title, address, page, ...feed }: AtomFeed) {
  const entries = feed.entries.toSorted((a, b) =>
    b.updated.localeCompare(a.updated),
  );
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom">`,
    `<id>${escape(id)}</id>`,
    `<title>${escape(title)}</title>`,
    `<author><name>Nearsay</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escape(address)}"/>`,
    linkTo(page),
    `<updated>${entries[0]?.updated ?? new Date(0).toISOString()}</updated>`,
    ...entries.flatMap((entry) => [
      `<entry>`,
      `<id>${escape(entry.id)}</id>`,
      `<title>${escape(entry.title)}</title>`,
      linkTo(entry.page),
      `<updated>${entry.updated}</updated>`,
      `<content type="text">${escape(entry.text)}</content>`,
      `</entry>`,
    ]),
    `</feed>`,
    ``,
  ].join("\n");
}

function linkTo(page: string): string {
  return `<link rel="alternate" type="text/html" href="${escape(page)}"/>`;
}

/** Characters that XML 1.0 cannot contain, not even escaped. */
// eslint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, "\ufffd")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
}
