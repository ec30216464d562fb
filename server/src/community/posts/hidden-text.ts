import type { HidingReason } from "@nearsay/core/contract";
import sql from "sql-template-tag";

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

const reasons: Record<HidingReason, string> = {
  off_topic: ": off topic",
  insulting: ": insulting",
  personal: ": personal details",
  spam: ": spam",
  other: "",
};

/** The text, or what stands in its place. */
export function toldOf({
  content,
  hiddenReason,
  hiddenWords,
}: Omit<Told, "asAuthor">): {
  content: string;
  hidden: boolean;
} {
  if (hiddenReason === null) return { content, hidden: false };
  if (hiddenReason === "reports")
    return { content: "Hidden after reports.", hidden: true };
  if (hiddenReason === "operator")
    return { content: "Hidden by who runs this site.", hidden: true };
  const because = reasons[hiddenReason];
  const words = hiddenWords ? ` ${hiddenWords}` : "";
  return {
    content: `Hidden by the author of the survey${because}.${words}`,
    hidden: true,
  };
}
