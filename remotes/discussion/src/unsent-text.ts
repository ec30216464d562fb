import { limits } from "@nearsay/core/contract";
import { clipText } from "@nearsay/core/forms";
import { sessionStore } from "@nearsay/core/session";

/**
 * What a user wrote and has not sent yet; empty if there is none. It lives as
 * long as the tab: it survives a reload and a lost connection, but is gone for
 * the next user of a shared device.
 */
export function readUnsent(key: string): string {
  const { text } = Object(sessionStore.read(key)) as { text?: unknown };
  return typeof text === "string" ? clipText(text, limits.postMax) : "";
}

/** Stores the text; an empty one removes the entry. */
export function writeUnsent(key: string, text: string): void {
  // In an object, since a text may look like JSON.
  if (text !== "") sessionStore.write(key, { text });
  else sessionStore.remove(key);
}

export const unsentKeys = {
  post: (surveyId: string) => `unsent_post:${surveyId}`,
  reply: (postId: string) => `unsent_reply:${postId}`,
  edit: (replyId: string) => `unsent_edit:${replyId}`,
};
