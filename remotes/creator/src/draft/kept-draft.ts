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

const prefix = "creator_draft:";
const version = 1;

/** More than these are not kept: the oldest goes, and before it any that was only generated. */
export const keptDraftsMax = 10;

type Json = Record<string, unknown>;

/** What tells one kept draft from another. */
export interface KeptDraft {
  readonly id: string;
  readonly title: string;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Holds somebody's work: not as it was generated, or sent already. */
  readonly edited: boolean;
}

/** An id that no other draft of this browser has. Works on plain http too. */
export function newDraftId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

/**
 * Keeps the draft in this browser until it is published or discarded; one that says
 * nothing yet is not kept. Returns false where the browser cannot keep it.
 * @param token The token that it is being published with. Where the answer is lost,
 * publishing with it again, after a reload too, publishes nothing twice.
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

/** One that was only generated stands on top of ten that hold work, rather than push one out. */
function makeRoom(keptId: string, keptIsEdited: boolean): void {
  const surplus = listKeptDrafts()
    .filter(({ id }) => id !== keptId)
    .sort((one, other) => Number(other.edited) - Number(one.edited))
    .slice(keptDraftsMax - 1);
  for (const { id, edited } of surplus)
    if (keptIsEdited || !edited) forgetDraft(id);
}

/** Every draft kept in this browser, the one that was changed last first. */
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

/** A draft kept in this browser, opened for editing; null when there is none. @param now Milliseconds since the epoch. */
export function readKeptDraft(id: string, now: number): EditorDraft | null {
  const record = readRecord(id);
  if (record === null) return null;
  const draft = openDraft(readSurveyDraft(record.survey), now);
  return {
    ...draft,
    // An emptied closing time is a choice, which the survey alone cannot say.
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

/** The token that the kept draft was sent with; null when it never was. */
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

/** Forgets the draft; what this answers brings it back. */
export function discardDraft(id: string): () => void {
  const record = localStore.read(prefix + id);
  forgetDraft(id);
  return () => localStore.write(prefix + id, record);
}

/** None where it was kept before they were. */
function readSentences(value: unknown): string[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : [];
  return listed.filter((one) => typeof one === "string");
}

/** One of before this was told may hold work. */
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

/** Keeps every change of the draft; returns whether this browser does. */
export function useKeptDraft(id: string, draft: EditorDraft): boolean {
  const [kept, setKept] = useAtom(keptAtom);
  useEffect(() => {
    setKept(keepDraft(id, draft));
  }, [id, draft, setKept]);
  return kept;
}
