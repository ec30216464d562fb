import {
  count,
  flag,
  oneOf,
  type Read,
  readFields,
  readItemsOf,
  text,
  textOrNull,
} from "./fields.ts";
import { asRecord, ContractError, readNextCursor, readString } from "./read.ts";

/** Why the author of a survey hides a post or a reply. */
export const hidingReasons = [
  "off_topic",
  "insulting",
  "personal",
  "spam",
  "other",
] as const;
export type HidingReason = (typeof hidingReasons)[number];

/** Slow mode: minutes between two posts or replies of one person; 0 for none. */
export const slowModes = [0, 1, 5, 15, 60] as const;
export type SlowMode = (typeof slowModes)[number];

const discussionStateFields = {
  closed: flag(),
  /** Minutes between two posts or replies of one person; 0 if there is no limit. */
  slowMinutes: count("slow_minutes"),
};

/** Whether, and how often, people may write under a survey. */
export interface DiscussionState extends Read<typeof discussionStateFields> {}

/** Servers that send no state let everyone write. */
export function readDiscussionState(value: unknown): DiscussionState {
  return readFields(discussionStateFields, value);
}

const moderatedItemFields = {
  kind: oneOf(["post", "reply"], "post"),
  id: text(),
  /** The original text, whether or not it is hidden. */
  content: text(),
  authorId: text("user_id"),
  /** It is shown to readers as written by the author of the survey. */
  asAuthor: flag("as_author"),
  createdAt: text("created_at"),
  /** What readers see instead; null if they see the text. */
  hidden: textOrNull(),
  /** Its reports have at least half of the weight that hides it. */
  reported: flag(),
};

/** A post or a reply as shown to a moderator of the discussion. */
export interface ModeratedItem extends Read<typeof moderatedItemFields> {}

export type { discussionStateFields, moderatedItemFields };

export interface ModeratedPage {
  state: DiscussionState;
  /** Posts and replies together, newest first. */
  items: ModeratedItem[];
  next: string | null;
}

export function readModeratedPage(reply: unknown): ModeratedPage {
  const items = readItemsOf(moderatedItemFields, reply);
  return {
    state: readDiscussionState(asRecord(reply).discussion),
    items: items.filter(({ id }) => id !== ""),
    next: readNextCursor(reply),
  };
}

/** @throws ContractError when the reply contains no post or discussion reply. */
export function readModeratedItem(reply: unknown): ModeratedItem {
  if (readString(reply, "id") === "")
    throw new ContractError("The server's answer holds no post or reply.");
  return readFields(moderatedItemFields, reply);
}
