import {
  type KeyRole,
  type OwnedSurvey,
  ownedPrefix,
  ownedVersion,
  readOwned,
} from "@nearsay/core/contract";
import { localStore } from "@nearsay/core/session";
import { endPush } from "./push-registration.ts";

/** A survey and one of its keys; omitted fields stay unchanged. */
export interface KeyToKeep {
  readonly uuid: string;
  readonly key: string;
  readonly id?: string;
  readonly title?: string;
  readonly role?: KeyRole | null;
}

/** Stores a key beside others of its survey. Returns false if it lasts only as long as the page. */
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

/**
 * Forgets one key of a survey, and with the last one the survey. The browser
 * receives no more news of it.
 */
export function forgetKey(uuid: string, key: string): void {
  void endPush(uuid);
  const kept = readOwnedSurvey(uuid);
  if (kept === null) return;
  const [first, ...rest] = kept.keys.filter((one) => one.key !== key);
  if (first === undefined) forgetSurvey(uuid);
  else write({ ...kept, keys: [first, ...rest] });
}

/**
 * Forgets a survey; the returned function restores it, except for push messages
 * to this browser.
 */
export function forgetSurvey(uuid: string): () => void {
  void endPush(uuid);
  const kept = readOwnedSurvey(uuid);
  localStore.remove(ownedPrefix + uuid);
  return () => {
    if (kept !== null) write(kept);
  };
}

/** Every survey that this browser has a key of, the most recently added first. */
export function listOwnedSurveys(): OwnedSurvey[] {
  return localStore
    .keys(ownedPrefix)
    .flatMap((name) => readOwnedSurvey(name.slice(ownedPrefix.length)) ?? [])
    .sort((one, other) => addedLast(other).localeCompare(addedLast(one)));
}

/** The survey with this number, which is what pages know after publishing. */
export function findOwnedSurvey(id: string): OwnedSurvey | null {
  return listOwnedSurveys().find((owned) => owned.id === id) ?? null;
}

export function readOwnedSurvey(uuid: string): OwnedSurvey | null {
  return readOwned(uuid, localStore.read(ownedPrefix + uuid));
}

function write({ uuid, ...owned }: OwnedSurvey): boolean {
  return localStore.write(ownedPrefix + uuid, {
    version: ownedVersion,
    ...owned,
  });
}

function addedLast({ keys }: OwnedSurvey): string {
  return keys
    .map(({ addedAt }) => addedAt)
    .reduce((last, at) => (at > last ? at : last));
}
