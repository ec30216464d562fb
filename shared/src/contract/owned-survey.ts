import { type KeyRole, keyRoles } from "./ownership.ts";
import { isRecord } from "./read.ts";

/** A key of a survey that a browser keeps. */
export interface OwnedKey {
  readonly key: string;
  /** Null until the server said it. */
  readonly role: KeyRole | null;
  /** ISO 8601. */
  readonly addedAt: string;
}

/** A survey that a browser has keys of, the most able and then the newest first. */
export interface OwnedSurvey {
  readonly uuid: string;
  /** Empty until the server said it. */
  readonly id: string;
  readonly title: string;
  readonly keys: readonly [OwnedKey, ...OwnedKey[]];
}

/** What the names begin with under which browsers keep them; the uuid follows. */
export const ownedPrefix = "owned_survey:";
export const ownedVersion = 1;

/** Null where nothing good is kept. */
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

/** One that nobody asked about yet may be able to do anything. */
function rankOf({ role }: OwnedKey): number {
  return role === null ? 0 : keyRoles.indexOf(role);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
