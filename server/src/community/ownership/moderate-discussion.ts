import {
  type DiscussionState,
  type HidingReason,
  type Language,
  limits,
} from "@nearsay/core/contract";
import type {
  ModeratedItem,
  ModeratedReply,
} from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { cutPage } from "../../base/page.ts";
import { Refusal, invalidRequest, notFound } from "../../base/refusal.ts";
import { toMinute, startOfDay } from "../../base/to-minute.ts";
import {
  findState,
  lockState,
  openState,
  serializeState,
  writeState,
} from "../posts/discussion-state.ts";
import { hiddenAs } from "../posts/hidden-text.ts";
import { type NameAuthor, createAuthorNames } from "../posts/post.ts";
import { isForgotten } from "./forget-repository.ts";
import { type Holder, checkKey, lockByKey, noSurvey } from "./key-holders.ts";
import {
  type Hiding,
  type MessageKind,
  type ModeratedRow,
  isOperators,
  listModerated,
  setHidden,
} from "./moderated-repository.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";
import { trimText } from "@nearsay/core/forms";

type Moderated = Static<typeof ModeratedItem>;

interface Wanted {
  q?: string | undefined;
  before?: number | undefined;
  limit?: number | undefined;
}

/** Posts and replies with their text, newest first; only holders of keys see hidden text. */
export async function viewDiscussion(
  { db, clock, hash }: OwnershipDeps,
  { surveyId }: Holder,
  { q = "", before, limit = limits.readingMax }: Wanted,
  language: Language,
): Promise<Static<typeof ModeratedReply>> {
  const query = {
    sought: trimText(q),
    before: before ?? Number.MAX_SAFE_INTEGER,
    limit: limit + 1,
    today: startOfDay(clock()),
  };
  const [state, rows] = await Promise.all([
    findState(db, surveyId),
    listModerated(db, surveyId, query),
  ]);
  const page = cutPage(rows, limit, ({ place }) => place);
  const nameAuthor = createAuthorNames(hash)(surveyId, null);
  return {
    discussion: serializeState(state ?? openState),
    items: page.items.map((row) => serialize(row, nameAuthor, language)),
    next: page.next,
  };
}

function serialize(
  row: ModeratedRow,
  nameAuthor: NameAuthor,
  language: Language,
): Moderated {
  return {
    kind: row.kind,
    id: row.id,
    content: row.content,
    user_id: nameAuthor(row.voice),
    as_author: row.asAuthor,
    created_at: toMinute(row.createdAt),
    hidden: hiddenAs(row, language),
    reported: row.reported,
  };
}

/** Closes the discussion, opens it or slows it down; settings that are left out stay unchanged. */
export async function setDiscussion(
  { db, changes }: OwnershipDeps,
  holder: Holder,
  wanted: { closed?: boolean; slow_minutes?: number },
): Promise<DiscussionState> {
  const { surveyId } = holder;
  const state = await db.transaction(async (tx) => {
    const current = await lockState(tx, surveyId);
    if (current === null) throw noSurvey();
    await checkKey(tx, holder, "moderate");
    if (wanted.closed === false && (await isForgotten(tx, surveyId)))
      throw invalidRequest((say) => say.surveyForgotten);
    const next = {
      closed: wanted.closed ?? current.closed,
      slowMinutes: wanted.slow_minutes ?? current.slowMinutes,
    };
    await writeState(tx, surveyId, next);
    return next;
  });
  changes.announce({ surveyId, kind: "posts" });
  return state;
}

export interface Message {
  kind: MessageKind;
  id: number;
}

/**
 * @throws Refusal NOT_FOUND if it is gone, KEY_TOO_WEAK if an operator hid it,
 * CONTENT_NOT_ALLOWED for text that may not be posted.
 */
export async function hideMessage(
  deps: OwnershipDeps,
  holder: Holder,
  message: Message,
  given: { reason: HidingReason; words?: string | null },
  language: Language,
): Promise<Moderated> {
  const words = trimText(given.words ?? "");
  if (words !== "") await deps.checkContent("reply", [words]);
  const { keyId } = holder;
  const rest = { words: words === "" ? null : words, keyId, now: deps.clock() };
  const hiding = { reason: given.reason, ...rest };
  return change(deps, holder, message, hiding, language);
}

/** @throws Refusal NOT_FOUND if it is gone, KEY_TOO_WEAK if an operator hid it. */
export function showMessage(
  deps: OwnershipDeps,
  holder: Holder,
  message: Message,
  language: Language,
): Promise<Moderated> {
  return change(deps, holder, message, { keptAt: deps.clock() }, language);
}

async function change(
  { db, clock, changes, hash }: OwnershipDeps,
  holder: Holder,
  message: Message,
  hiding: Hiding | { keptAt: Date },
  language: Language,
): Promise<Moderated> {
  const { surveyId } = holder;
  const row = await db.transaction(async (tx) => {
    await lockByKey(tx, holder, "moderate");
    if (await isOperators(tx, { surveyId, ...message })) throw operatorHidIt();
    const today = startOfDay(clock());
    return setHidden(tx, { surveyId, ...message }, hiding, today);
  });
  if (row === null) throw notFound((say) => say.gone);
  changes.announce({ surveyId, kind: message.kind });
  return serialize(row, createAuthorNames(hash)(surveyId, null), language);
}

function operatorHidIt(): Refusal {
  return new Refusal("KEY_TOO_WEAK", (say) => say.hiddenByOperator);
}
