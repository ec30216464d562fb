import { clipText } from "./text.ts";

/** With the extension, as long as every file system takes. */
const longest = 80;
/** Leaves room for the title. */
const longestPart = 40;

interface NamedFile {
  /** Of the survey, or of what else the file is about. */
  readonly title: string;
  /** Names the survey where its title has no letter and no digit. */
  readonly id: string | number | null;
  /** What of it the file holds. */
  readonly what: string;
  readonly extension: string;
  readonly now?: Date;
}

/**
 * "night-buses-insights-2026-11-28.html": title, part and local day. It has
 * words of any language, and nothing that a file system or a header refuses.
 */
export function fileNameOf(file: NamedFile): string {
  const { title, id, what, extension, now = new Date() } = file;
  const part = clipWords(wordsOf(what), longestPart);
  const rest = `-${part}-${dayOf(now)}.${extension}`;
  const name = wordsOf(title) || ["survey", id].filter(Boolean).join("-");
  return clipWords(name, longest - rest.length) + rest;
}

/** Letters, marks and digits in lower case; a hyphen for all between them. */
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

/** Of the time zone of the person who saves, or of the server. */
function dayOf(now: Date): string {
  const offset = now.getTimezoneOffset() * 60_000;
  return new Date(now.getTime() - offset).toISOString().slice(0, 10);
}
