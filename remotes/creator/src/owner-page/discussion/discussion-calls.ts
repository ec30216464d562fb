import {
  type DiscussionState,
  type HidingReason,
  type ModeratedItem,
  type ModeratedPage,
  readDiscussionState,
  readModeratedItem,
  readModeratedPage,
} from "@nearsay/core/contract";
import { callManaged } from "../../owned/manage-calls.ts";
import type { OwnerLink } from "../../owned/owner-link.ts";

/**
 * Newest first.
 * @param sought Text they must contain; empty for all.
 */
export async function getDiscussion(
  owner: OwnerLink,
  { sought: q, before }: { sought: string; before: string | null },
  signal?: AbortSignal,
): Promise<ModeratedPage> {
  const query = { q, before };
  return readModeratedPage(
    await callManaged(owner, "/discussion", { query, signal }),
  );
}

/** Omitted settings stay unchanged. */
export async function setDiscussion(
  owner: OwnerLink,
  { closed, slowMinutes }: Partial<DiscussionState>,
): Promise<DiscussionState> {
  const body = { closed, slow_minutes: slowMinutes };
  const reply = await callManaged(owner, "/discussion", {
    method: "PATCH",
    body,
  });
  return readDiscussionState(reply);
}

export interface Hiding {
  reason: HidingReason;
  words: string;
}

export async function hideMessage(
  owner: OwnerLink,
  item: ModeratedItem,
  { reason, words }: Hiding,
): Promise<ModeratedItem> {
  const body = { reason, words: words || null };
  const options = { method: "POST", body } as const;
  return readModeratedItem(await callManaged(owner, pathOf(item), options));
}

export async function showMessage(
  owner: OwnerLink,
  item: ModeratedItem,
): Promise<ModeratedItem> {
  const options = { method: "DELETE" } as const;
  return readModeratedItem(await callManaged(owner, pathOf(item), options));
}

function pathOf({ kind, id }: ModeratedItem): string {
  const part = kind === "post" ? "posts" : "replies";
  return `/discussion/${part}/${encodeURIComponent(id)}/hiding`;
}
