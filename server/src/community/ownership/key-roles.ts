import { type KeyRole, keyRoles } from "@nearsay/core/contract";
import { moderationCalls, readingCalls } from "@nearsay/core/contract/schema";

/** Endpoints that change only settings of the key itself. */
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

/**
 * The weakest role that may use the endpoint with this operationId; endpoints
 * that are not listed change the survey.
 */
export function neededRole(operationId: string): KeyRole {
  return needed.get(operationId) ?? "own";
}

/** Each role includes those after it. */
export function isGoodFor(role: KeyRole, needs: KeyRole): boolean {
  return keyRoles.indexOf(role) <= keyRoles.indexOf(needs);
}
