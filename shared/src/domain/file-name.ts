import { clipText } from "../forms/text.ts";

/** Maximum length including the extension, accepted by every file system. */
const longest = 80;
/** Leaves space for the title. */
const longestPart = 40;

interface NamedFile {
  /** Title of the survey, or of whatever the file is about. */
  readonly title: string;
  /** Used if the title has no letter and no digit. */
  readonly id: string | number | null;
  /** Name of the file's content. */
  readonly what: string;
  readonly extension: string;
  readonly now?: Date;
}

/**
 * "night-buses-insights-2026-11-28.html": title, content and local day. It may
 * have words of any language, and no character that a file system or a header
 * rejects.
 */
export function fileNameOf(file: NamedFile): string {
  const { title, id, what, extension, now = new Date() } = file;
  const part = clipWords(wordsOf(what), longestPart);
  const rest = `-${part}-${dayOf(now)}.${extension}`;
  const name = wordsOf(title) || ["survey", id].filter(Boolean).join("-");
  return clipWords(name, longest - rest.length) + rest;
}

/** Letters, marks and digits in lower case, with a hyphen for everything between them. */
function wordsOf(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/\p{DI}/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function clipWords(words: string, max: number): string {
  return clipText(words, max).replace(/-$/, "");
}

/** In the time zone of the person who saves, or of the server. */
function dayOf(now: Date): string {
  const offset = now.getTimezoneOffset() * 60_000;
  return new Date(now.getTime() - offset).toISOString().slice(0, 10);
}
