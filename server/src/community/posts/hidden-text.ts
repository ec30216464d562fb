import type { HidingReason, Language } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import { messagesIn } from "#messages";

/**
 * Why something is hidden: the reason that the survey's author chose, or that
 * reports or an operator hid it.
 */
export type HiddenReason = HidingReason | "reports" | "operator";

/** What readers get of a post or a reply. */
export interface ShownText {
  /** Empty if it is hidden: then its text does not leave the database. */
  content: string;
  /** Null if it is not hidden. */
  hiddenReason: HiddenReason | null;
  /** The note that the person who hid it added to the reason. */
  hiddenWords: string | null;
  /**
   * Whether its writer chose to be shown as the author of the survey; always
   * false if it is hidden.
   */
  asAuthor: boolean;
}

/** The columns of a post or a reply for rows that readers get. */
export const shownColumns = sql`
  case when hidden_at is null then content else '' end as "content",
  hidden_reason as "hiddenReason",
  hidden_words as "hiddenWords",
  as_author and hidden_at is null as "asAuthor"`;

/** A text in the language of its reader. */
export type InWords = (language: Language) => string;

/** The text, or the note that replaces it. */
export function shownTextOf({
  content,
  hiddenReason,
  hiddenWords,
}: Omit<ShownText, "asAuthor">): {
  content: InWords;
  hidden: boolean;
} {
  if (hiddenReason === null) return { content: () => content, hidden: false };
  const why = (language: Language) => {
    const words = messagesIn(language).instead;
    if (hiddenReason === "reports" || hiddenReason === "operator")
      return words[hiddenReason];
    const because =
      hiddenReason === "other" ? "" : `: ${words.reasons[hiddenReason]}`;
    return [`${words.author}${because}.`, hiddenWords ?? ""].join(" ").trim();
  };
  return { content: why, hidden: true };
}

/** The note for readers who may also see the text; null if it is not hidden. */
export function hiddenAs(
  row: Omit<ShownText, "asAuthor">,
  language: Language,
): string | null {
  const { content, hidden } = shownTextOf(row);
  return hidden ? content(language) : null;
}
