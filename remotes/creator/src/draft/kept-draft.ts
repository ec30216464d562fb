import {
  readModes,
  readSurveyDraft,
  readSurveyLanguage,
  readTranslations,
  resultsModes,
} from "@nearsay/core/contract";
import { localStore } from "@nearsay/core/session";
import { atom, useAtom } from "jotai";
import { useEffect } from "react";
import {
  type EditorDraft,
  closeDraft,
  embeddings,
  openDraft,
  saysSomething,
} from "./draft.ts";
import { readPlace } from "./editor-place.ts";
import { closeTranslations, openTranslations } from "./translations.ts";
import { isOpenElsewhere } from "./use-open-mark.ts";

const prefix = "creator_draft:";
const version = 1;

/**
 * Maximum number of stored drafts. Beyond it, drafts that were only generated
 * are removed first, then the oldest.
 */
export const keptDraftsMax = 10;

type Json = Record<string, unknown>;

/** Summary of a stored draft. */
export interface KeptDraft {
  readonly id: string;
  readonly title: string;
  /** ISO 8601. */
  readonly savedAt: string;
  /**
   * Whether it contains the author's work: it was changed since it was
   * generated, or sent already.
   */
  readonly edited: boolean;
}

/** An id that is unique in this browser. Also works on plain http. */
export function newDraftId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

/**
 * The id for a draft that was generated from a description: the unchanged draft
 * from the same description is replaced, so that each has one in the list.
 */
export async function draftIdFor(description: string): Promise<string> {
  const from = `${hashOf(description)}:`;
  const before = listKeptDrafts().find(
    ({ id, edited }) => id.startsWith(from) && !edited,
  );
  if (before === undefined || (await isOpenElsewhere(before.id)))
    return from + newDraftId();
  return before.id;
}

/** FNV-1a; a weak hash suffices for ten drafts. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Stores the draft in this browser until it is published or discarded; an empty
 * one is not stored. Returns false if the browser cannot store it.
 * @param token The token that it is being published with. If the reply is lost,
 * publishing with the same token again, even after a reload, does not publish
 * twice.
 */
export function keepDraft(
  id: string,
  draft: EditorDraft,
  token = readKeptToken(id),
): boolean {
  if (!saysSomething(draft)) {
    forgetDraft(id);
    return true;
  }
  const { closesAt, listOnFeedback, language, place, leftOut, looks } = draft;
  const { exportProtected, embedding, embedSites, results, reads } =
    draft.access;
  const edited = draft.edited || token !== null;
  const kept = localStore.write(prefix + id, {
    version,
    savedAt: new Date().toISOString(),
    token,
    edited,
    survey: closeDraft(draft),
    closesAt,
    listOnFeedback,
    language,
    translations: closeTranslations(draft),
    place,
    leftOut,
    looks,
    exportProtected,
    embedding,
    embedSites,
    results,
    reads,
  });
  if (localStore.keys(prefix).length > keptDraftsMax) makeRoom(id, edited);
  return kept;
}

/**
 * A draft that was only generated is stored in addition to ten edited ones
 * rather than displacing one.
 */
function makeRoom(keptId: string, keptIsEdited: boolean): void {
  const surplus = listKeptDrafts()
    .filter(({ id }) => id !== keptId)
    .sort((one, other) => Number(other.edited) - Number(one.edited))
    .slice(keptDraftsMax - 1);
  for (const { id, edited } of surplus)
    if (keptIsEdited || !edited) forgetDraft(id);
}

/** Every draft stored in this browser, the most recently changed first. */
export function listKeptDrafts(): KeptDraft[] {
  return localStore
    .keys(prefix)
    .map((key) => key.slice(prefix.length))
    .flatMap((id) => readSummary(id) ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

function readSummary(id: string): KeptDraft | null {
  const record = readRecord(id);
  if (record === null) return null;
  const { title } = readSurveyDraft(record.survey);
  const savedAt = String(record.savedAt);
  return { id, title, savedAt, edited: isEdited(record) };
}

/**
 * A draft stored in this browser, opened for editing; null if there is none.
 * @param now Milliseconds since the epoch.
 */
export function readKeptDraft(id: string, now: number): EditorDraft | null {
  const record = readRecord(id);
  if (record === null) return null;
  const draft = openDraft(readSurveyDraft(record.survey), now);
  return {
    ...draft,
    // An emptied closing time is a choice that the survey format cannot
    // express.
    closesAt: record.closesAt === "" ? "" : draft.closesAt,
    listOnFeedback: record.listOnFeedback === true,
    language: readSurveyLanguage(record.language),
    translations: openTranslations(
      readTranslations(record.translations),
      draft,
    ),
    place: readPlace(record.place, record.placed),
    leftOut: readSentences(record.leftOut),
    looks: readSentences(record.looks),
    edited: isEdited(record),
    access: {
      ...draft.access,
      exportProtected: record.exportProtected === true,
      embedding:
        embeddings.find((known) => known === record.embedding) ?? "anywhere",
      embedSites:
        typeof record.embedSites === "string" ? record.embedSites : "",
      results:
        resultsModes.find((known) => known === record.results) ?? "groups",
      reads: readModes.find((known) => known === record.reads) ?? "texts",
    },
  };
}

/** The token that the stored draft was sent with; null if it was never sent. */
export function readKeptToken(id: string): string | null {
  const token = readRecord(id)?.token;
  return typeof token === "string" ? token : null;
}

export function forgetToken(id: string): void {
  const record = readRecord(id);
  if (record !== null)
    localStore.write(prefix + id, { ...record, token: null });
}

export function forgetDraft(id: string): void {
  localStore.remove(prefix + id);
}

/** Forgets the draft; the returned function restores it. */
export function discardDraft(id: string): () => void {
  const record = localStore.read(prefix + id);
  forgetDraft(id);
  return () => localStore.write(prefix + id, record);
}

/** Empty for drafts stored before these lists existed. */
function readSentences(value: unknown): string[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : [];
  return listed.filter((one) => typeof one === "string");
}

/** Older drafts without this flag may contain the author's work. */
function isEdited(record: Json): boolean {
  return record.edited !== false;
}

function readRecord(id: string): (Json & { survey: Json }) | null {
  const stored = localStore.read(prefix + id);
  if (!isJson(stored) || stored.version !== version) return null;
  const { survey } = stored;
  return isJson(survey) ? { ...stored, survey } : null;
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const keptAtom = atom(true);

/** Stores every change of the draft; returns whether this browser can. */
export function useKeptDraft(id: string, draft: EditorDraft): boolean {
  const [kept, setKept] = useAtom(keptAtom);
  useEffect(() => {
    setKept(keepDraft(id, draft));
  }, [id, draft, setKept]);
  return kept;
}
