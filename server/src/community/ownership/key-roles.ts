import { type KeyRole, keyRoles } from "@nearsay/core/contract";
import { moderationCalls, readingCalls } from "@nearsay/core/contract/schema";

/** What is changed by these is the key's own. */
const ofKey = [
  ...["getSurveyNews", "createFeed", "endFeed"],
  ...["subscribePush", "unsubscribePush"],
];

const needed = new Map<string, KeyRole>([
  ["getManagedSurvey", "read"],
  ["createManagedShareToken", "read"],
  ...ofKey.map((name) => [name, "read"] as const),
  ...Object.keys(readingCalls).map((name) => [name, "read"] as const),
  ...Object.keys(moderationCalls).map((name) => [name, "moderate"] as const),
]);

/** The least that a key has to be good for in a call of this operationId: what is not said here changes the survey. */
export function neededRole(operationId: string): KeyRole {
  return needed.get(operationId) ?? "own";
}

/** Each role includes those after it. */
export function isGoodFor(role: KeyRole, needs: KeyRole): boolean {
  return keyRoles.indexOf(role) <= keyRoles.indexOf(needs);
}
