import type { HidingReason, Language } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import { insteadWordsIn } from "./instead-words/instead-words.ts";

/** Why something is hidden: what its survey's author says of it, or that others hid it. */
export type HiddenReason = HidingReason | "reports" | "operator";

/** What a post or a reply tells its readers. */
export interface Told {
  /** Empty where it is hidden: then its text does not leave the database. */
  content: string;
  /** Null where it is not hidden. */
  hiddenReason: HiddenReason | null;
  /** What who hid it said beside the reason. */
  hiddenWords: string | null;
  /** Whether its writer chose to be told as the author of the survey; never where it is hidden. */
  asAuthor: boolean;
}

/** Of a post or a reply, for rows that are told to readers. */
export const toldColumns = sql`
  case when hidden_at is null then content else '' end as "content",
  hidden_reason as "hiddenReason",
  hidden_words as "hiddenWords",
  as_author and hidden_at is null as "asAuthor"`;

/** In the language of its reader. */
export type InWords = (language: Language) => string;

/** The text, or what stands in its place. */
export function toldOf({
  content,
  hiddenReason,
  hiddenWords,
}: Omit<Told, "asAuthor">): {
  content: InWords;
  hidden: boolean;
} {
  if (hiddenReason === null) return { content: () => content, hidden: false };
  const why = (language: Language) => {
    const words = insteadWordsIn(language);
    if (hiddenReason === "reports" || hiddenReason === "operator")
      return words[hiddenReason];
    const because =
      hiddenReason === "other" ? "" : `: ${words.reasons[hiddenReason]}`;
    return [`${words.author}${because}.`, hiddenWords ?? ""].join(" ").trim();
  };
  return { content: why, hidden: true };
}

/** The same where it is read by who may see the text beside it; null where it is not hidden. */
export function hiddenAs(
  row: Omit<Told, "asAuthor">,
  language: Language,
): string | null {
  const { content, hidden } = toldOf(row);
  return hidden ? content(language) : null;
}
