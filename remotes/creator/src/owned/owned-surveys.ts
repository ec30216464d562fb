import { type KeyRole, keyRoles } from "@nearsay/core/contract";
import { localStore } from "@nearsay/core/session";
import { endPush } from "./push-registration.ts";

const prefix = "owned_survey:";
const version = 1;

/** A key of a survey that this browser keeps. */
export interface OwnedKey {
  readonly key: string;
  /** Null until the server said it. */
  readonly role: KeyRole | null;
  /** ISO 8601. */
  readonly addedAt: string;
}

/** A survey that this browser has keys of, the most able and then the newest first. */
export interface OwnedSurvey {
  readonly uuid: string;
  /** Empty until the server said it. */
  readonly id: string;
  readonly title: string;
  readonly keys: readonly [OwnedKey, ...OwnedKey[]];
}

/** What is known of a survey and one of its keys; what is left out stays as it was. */
export interface KeyToKeep {
  readonly uuid: string;
  readonly key: string;
  readonly id?: string;
  readonly title?: string;
  readonly role?: KeyRole | null;
}

/** Keeps a key beside others of its survey. Returns false where it lives no longer than the page. */
export function keepKey(added: KeyToKeep): boolean {
  const { uuid, key } = added;
  const kept = readOwnedSurvey(uuid);
  const before = kept?.keys.find((one) => one.key === key);
  return write({
    uuid,
    id: added.id ?? kept?.id ?? "",
    title: added.title ?? kept?.title ?? "",
    keys: [
      {
        key,
        role: added.role ?? before?.role ?? null,
        addedAt: before?.addedAt ?? new Date().toISOString(),
      },
      ...(kept?.keys ?? []).filter((one) => one.key !== key),
    ],
  });
}

/** Forgets one key of a survey, and with the last one the survey. The browser is told no more news of it. */
export function forgetKey(uuid: string, key: string): void {
  void endPush(uuid);
  const kept = readOwnedSurvey(uuid);
  if (kept === null) return;
  const [first, ...rest] = kept.keys.filter((one) => one.key !== key);
  if (first === undefined) forgetSurvey(uuid);
  else write({ ...kept, keys: [first, ...rest] });
}

/** Forgets a survey; what this returns brings it back, save that the browser is told news of it. */
export function forgetSurvey(uuid: string): () => void {
  void endPush(uuid);
  const kept = readOwnedSurvey(uuid);
  localStore.remove(prefix + uuid);
  return () => {
    if (kept !== null) write(kept);
  };
}

/** Every survey that this browser has a key of, the one that came last first. */
export function listOwnedSurveys(): OwnedSurvey[] {
  return localStore
    .keys(prefix)
    .flatMap((name) => readOwnedSurvey(name.slice(prefix.length)) ?? [])
    .sort((one, other) => addedLast(other).localeCompare(addedLast(one)));
}

/** The survey of this number, which is what pages know after publishing. */
export function findOwnedSurvey(id: string): OwnedSurvey | null {
  return listOwnedSurveys().find((owned) => owned.id === id) ?? null;
}

export function readOwnedSurvey(uuid: string): OwnedSurvey | null {
  const stored = localStore.read(prefix + uuid);
  if (!isJson(stored) || stored.version !== version) return null;
  const given: unknown[] = Array.isArray(stored.keys) ? stored.keys : [];
  const [first, ...rest] = given.flatMap(readKey).sort(byRank);
  if (first === undefined) return null;
  return {
    uuid,
    id: textOf(stored.id),
    title: textOf(stored.title),
    keys: [first, ...rest],
  };
}

function write({ uuid, ...owned }: OwnedSurvey): boolean {
  return localStore.write(prefix + uuid, { version, ...owned });
}

function readKey(item: unknown): OwnedKey[] {
  if (!isJson(item) || textOf(item.key) === "") return [];
  const role = keyRoles.find((one) => one === item.role) ?? null;
  return [{ key: textOf(item.key), role, addedAt: textOf(item.addedAt) }];
}

function byRank(one: OwnedKey, other: OwnedKey): number {
  return (
    rankOf(one) - rankOf(other) || other.addedAt.localeCompare(one.addedAt)
  );
}

/** One that nobody asked about yet may be able to do anything. */
function rankOf({ role }: OwnedKey): number {
  return role === null ? 0 : keyRoles.indexOf(role);
}

function addedLast({ keys }: OwnedSurvey): string {
  return keys
    .map(({ addedAt }) => addedAt)
    .reduce((last, at) => (at > last ? at : last));
}

type Json = Record<string, unknown>;

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
