import { setPseudoUserId } from "../api/anonymous-session.ts";
import { limits } from "../contract/limits.ts";

let current: string | null = null;

/** The id of the person acting on this page; in memory only. */
export function actingUserId(): string | null {
  return current;
}

export function setActingUserId(id: string): void {
  current = id.slice(0, limits.actorIdMax);
  setPseudoUserId(current);
}
