import {
  ApiError,
  request,
  type RequestOptions,
  underOneKey,
} from "@nearsay/core/api";
import {
  type KeyRole,
  type ManagedSurvey,
  type NewKey,
  readManagedSurvey,
  readNewKey,
  type ReadPage,
  type ReadRow,
  readRowPage,
  readShareToken,
  readTextPage,
  type SentForm,
  type SurveyTranslation,
  type TicketMode,
} from "@nearsay/core/contract";
import type { OwnerLink } from "./owner-link.ts";

/** A question as the owner's page sends it; an existing one has its id. */
export interface QuestionChange {
  id?: number;
  text: string;
  type: string;
  options: string[];
  allowMultiple: boolean;
  isChallenge: boolean;
  challengeExpectedResponse?: string;
  /** Omitted for a plain question of its type. */
  form?: SentForm;
}

/** The changes to make; omitted fields stay unchanged. */
export interface SurveyChanges {
  title?: string;
  instructions?: string;
  feedback?: boolean;
  /** False removes the location. */
  placed?: false;
  placeId?: number | null;
  lat?: number;
  lng?: number;
  /** ISO 8601. */
  expiresAt?: string;
  visibility?: { mode: "global" | "code"; code: string | null };
  exportHtmlCode?: string | null;
  embedOrigins?: string[] | null;
  leftOutReason?: string | null;
  tickets?: TicketMode;
  /** ISO 8601; null opens it at once. */
  opensAt?: string | null;
  quota?: number | null;
  closedMessage?: string | null;
  thanksMessage?: string | null;
  thanksLink?: string | null;
  /** All of them, in order. */
  questions?: QuestionChange[];
  /** All of them, by the indexes of the questions. */
  translations?: SurveyTranslation[];
}

/** @throws ApiError with status 404 if the key opens nothing. */
export async function getManaged(
  owner: OwnerLink,
  signal?: AbortSignal,
): Promise<ManagedSurvey> {
  return readManagedSurvey(await callManaged(owner, "", { signal }));
}

/**
 * Changes a survey.
 * @param version The version the change is based on; null if it applies to any.
 * @throws ApiError with status 412 if the survey has another version in the
 * meantime.
 */
export async function updateManaged(
  owner: OwnerLink,
  version: number | null,
  changes: SurveyChanges,
): Promise<ManagedSurvey> {
  const ifMatch = version === null ? undefined : String(version);
  const options = { method: "PATCH", body: changes, ifMatch } as const;
  return readManagedSurvey(await callManaged(owner, "", options));
}

/**
 * Deletes a survey, which can be undone for some days.
 * @param title The survey's title, as confirmation.
 */
export async function deleteManaged(
  owner: OwnerLink,
  title: string,
): Promise<ManagedSurvey> {
  const options = { method: "DELETE", body: { title } } as const;
  return readManagedSurvey(await callManaged(owner, "", options));
}

/** Requests a review of a hidden survey, once; a repeat changes nothing. */
export async function appealManaged(
  owner: OwnerLink,
  reason: string,
): Promise<ManagedSurvey> {
  const options = { method: "POST", body: { reason } } as const;
  return readManagedSurvey(await callManaged(owner, "/appeal", options));
}

export async function undeleteManaged(
  owner: OwnerLink,
): Promise<ManagedSurvey> {
  const path = "/undelete";
  return readManagedSurvey(await callManaged(owner, path, { method: "POST" }));
}

/** A token that opens the survey's pages without its access code. */
export async function shareManaged(
  owner: OwnerLink,
  signal?: AbortSignal,
): Promise<string> {
  const options = { method: "POST", signal } as const;
  return readShareToken(await callManaged(owner, "/share-token", options));
}

/** Revokes every shared link. */
export async function endShareLinks(owner: OwnerLink): Promise<void> {
  await callManaged(owner, "/share-links", { method: "DELETE" });
}

export async function createKey(
  owner: OwnerLink,
  made: { role: KeyRole; label: string },
): Promise<NewKey> {
  return readNewKey(await callOnce(owner, "/keys", made));
}

/**
 * If the reply was lost, the next try returns the same new key; the previous
 * key is invalid by then.
 */
export async function rotateKey(
  owner: OwnerLink,
  keyId: string,
): Promise<NewKey> {
  const path = `/keys/${encodeURIComponent(keyId)}/rotation`;
  return readNewKey(await callOnce(owner, path));
}

export async function endKey(owner: OwnerLink, keyId: string): Promise<void> {
  const path = `/keys/${encodeURIComponent(keyId)}`;
  await callManaged(owner, path, { method: "DELETE" });
}

/**
 * The texts people wrote for a question.
 * @param sought Text they must contain; empty for all.
 */
export async function getTexts(
  owner: OwnerLink,
  asked: { question: string; sought: string; cursor: string | null },
  signal?: AbortSignal,
): Promise<ReadPage<string>> {
  const { question, sought: q, cursor } = asked;
  const query = { question, q, cursor };
  return readTextPage(await callManaged(owner, "/texts", { query, signal }));
}

/** Full responses, by number. */
export async function getRows(
  owner: OwnerLink,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<ReadPage<ReadRow>> {
  const query = { cursor };
  return readRowPage(await callManaged(owner, "/rows", { query, signal }));
}

/** Whether a key opens nothing, as opposed to the server being unavailable. */
export function opensNothing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/**
 * Uses the same idempotency key while the request may have arrived, so that no
 * key is created without being returned.
 */
export function callOnce(
  owner: OwnerLink,
  path: string,
  body?: object,
): Promise<unknown> {
  return underOneKey(
    JSON.stringify([owner.uuid, path, body]),
    (idempotencyKey) =>
      callManaged(owner, path, { method: "POST", body, idempotencyKey }),
  );
}

/** A request under /manage, with this key. */
export function callManaged(
  { uuid, key }: OwnerLink,
  path: string,
  options: RequestOptions,
): Promise<unknown> {
  const base = `/manage/${encodeURIComponent(uuid)}`;
  return request(base + path, { ...options, bearer: key });
}
