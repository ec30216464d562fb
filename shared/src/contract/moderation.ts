import {
  ContractError,
  isRecord,
  readBoolean,
  readCount,
  readItems,
  readNextCursor,
  readOptionalString,
  readString,
} from "./read.ts";

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

/** Whether, and how often, people may write under a survey. */
export interface DiscussionState {
  closed: boolean;
  /** Minutes between two posts or replies of one person; 0 if there is no limit. */
  slowMinutes: number;
}

/** Servers that send no state let everyone write. */
export function readDiscussionState(value: unknown): DiscussionState {
  return {
    closed: readBoolean(value, "closed"),
    slowMinutes: readCount(value, "slow_minutes"),
  };
}

/** A post or a reply as shown to a moderator of the discussion. */
export interface ModeratedItem {
  kind: "post" | "reply";
  id: string;
  /** The original text, whether or not it is hidden. */
  content: string;
  authorId: string;
  /** It is shown to readers as written by the author of the survey. */
  asAuthor: boolean;
  createdAt: string;
  /** What readers see instead; null if they see the text. */
  hidden: string | null;
  /** Its reports have at least half of the weight that hides it. */
  reported: boolean;
}

export interface ModeratedPage {
  state: DiscussionState;
  /** Posts and replies together, newest first. */
  items: ModeratedItem[];
  next: string | null;
}

export function readModeratedPage(reply: unknown): ModeratedPage {
  const items = readItems(reply).filter((item) => readString(item, "id"));
  const { discussion } = isRecord(reply) ? reply : {};
  return {
    state: readDiscussionState(discussion),
    items: items.map(toItem),
    next: readNextCursor(reply),
  };
}

/** @throws ContractError when the reply contains no post or discussion reply. */
export function readModeratedItem(reply: unknown): ModeratedItem {
  if (readString(reply, "id") === "")
    throw new ContractError("The server's answer holds no post or reply.");
  return toItem(reply);
}

function toItem(item: unknown): ModeratedItem {
  return {
    kind: readString(item, "kind") === "reply" ? "reply" : "post",
    id: readString(item, "id"),
    content: readString(item, "content"),
    authorId: readString(item, "user_id"),
    asAuthor: readBoolean(item, "as_author"),
    createdAt: readString(item, "created_at"),
    hidden: readOptionalString(item, "hidden"),
    reported: readBoolean(item, "reported"),
  };
}
