import { type KeyRole, keyRoles } from "./ownership.ts";
import { isRecord } from "./read.ts";

/** A key of a survey that is stored in the browser. */
export interface OwnedKey {
  readonly key: string;
  /** Null until the server has reported it. */
  readonly role: KeyRole | null;
  /** ISO 8601. */
  readonly addedAt: string;
}

/** A survey of which the browser has keys, sorted by permissions, then newest first. */
export interface OwnedSurvey {
  readonly uuid: string;
  /** Empty until the server has reported it. */
  readonly id: string;
  readonly title: string;
  readonly keys: readonly [OwnedKey, ...OwnedKey[]];
}

/** Prefix of the storage names of owned surveys; the uuid follows. */
export const ownedPrefix = "owned_survey:";
export const ownedVersion = 1;

/** Null if nothing valid is stored. */
export function readOwned(uuid: string, stored: unknown): OwnedSurvey | null {
  if (!isRecord(stored) || stored.version !== ownedVersion) return null;
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

function readKey(item: unknown): OwnedKey[] {
  if (!isRecord(item) || textOf(item.key) === "") return [];
  const role = keyRoles.find((one) => one === item.role) ?? null;
  return [{ key: textOf(item.key), role, addedAt: textOf(item.addedAt) }];
}

function byRank(one: OwnedKey, other: OwnedKey): number {
  return (
    rankOf(one) - rankOf(other) || other.addedAt.localeCompare(one.addedAt)
  );
}

/** A key whose role has not been checked yet may have any permission. */
function rankOf({ role }: OwnedKey): number {
  return role === null ? 0 : keyRoles.indexOf(role);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
