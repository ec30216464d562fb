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

/** A question as the desk sends it; one that stays brings its id. */
export interface QuestionChange {
  id?: number;
  text: string;
  type: string;
  options: string[];
  allowMultiple: boolean;
  isChallenge: boolean;
  challengeExpectedResponse?: string;
  /** Left out for a plain question of its type. */
  form?: SentForm;
}

/** What shall be different; what is left out stays. */
export interface SurveyChanges {
  title?: string;
  instructions?: string;
  feedback?: boolean;
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
  /** All of them, in their order. */
  questions?: QuestionChange[];
  /** All of them, by the places of the questions. */
  translations?: SurveyTranslation[];
}

/** @throws ApiError of status 404 where the key opens nothing. */
export async function getManaged(
  owner: OwnerLink,
  signal?: AbortSignal,
): Promise<ManagedSurvey> {
  return readManagedSurvey(await callManaged(owner, "", { signal }));
}

/**
 * Changes a survey.
 * @param version That the change was made of; null where it holds for any.
 * @throws ApiError of status 412 where the survey has another version by now.
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

/** Deletes a survey, which can be undone for some days. @param title The survey's, to be sure. */
export async function deleteManaged(
  owner: OwnerLink,
  title: string,
): Promise<ManagedSurvey> {
  const options = { method: "DELETE", body: { title } } as const;
  return readManagedSurvey(await callManaged(owner, "", options));
}

/** Asks for a review of a hidden survey, once; a repeat changes nothing. */
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

/** Ends every link that was shared. */
export async function endShareLinks(owner: OwnerLink): Promise<void> {
  await callManaged(owner, "/share-links", { method: "DELETE" });
}

export async function createKey(
  owner: OwnerLink,
  made: { role: KeyRole; label: string },
): Promise<NewKey> {
  return readNewKey(await callOnce(owner, "/keys", made));
}

/** Where the reply was lost, the next try is told the same key: the one before is dead by then. */
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

/** What people wrote to a question. @param sought What they have to hold; empty for all. */
export async function getTexts(
  owner: OwnerLink,
  asked: { question: string; sought: string; cursor: string | null },
  signal?: AbortSignal,
): Promise<ReadPage<string>> {
  const { question, sought: q, cursor } = asked;
  const query = { question, q, cursor };
  return readTextPage(await callManaged(owner, "/texts", { query, signal }));
}

/** Whole responses, by number. */
export async function getRows(
  owner: OwnerLink,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<ReadPage<ReadRow>> {
  const query = { cursor };
  return readRowPage(await callManaged(owner, "/rows", { query, signal }));
}

/** Whether a key opens nothing, rather than that nobody could be asked. */
export function opensNothing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Under one name while it may have arrived, so that no key is made that nobody was told. */
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

/** A call under /manage, with this key. */
export function callManaged(
  { uuid, key }: OwnerLink,
  path: string,
  options: RequestOptions,
): Promise<unknown> {
  const base = `/manage/${encodeURIComponent(uuid)}`;
  return request(base + path, { ...options, bearer: key });
}
