import type { OperatorRight } from "@nearsay/core/contract";
import { operatorPasskeyCalls } from "@nearsay/core/contract/schema";

const needed = new Map<string, OperatorRight | null>([
  ["getOperator", null],
  ...Object.keys(operatorPasskeyCalls).map((name) => [name, null] as const),
  ...(
    [
      ...["getOperatorQueue", "findOperatorItem", "getOperatorSurvey"],
      ...["decide", "listBlocks", "createBlock", "endBlock"],
    ] as const
  ).map((name) => [name, "moderate"] as const),
  ...(
    [
      ...["listWaitlist", "confirmWaitlistEntry", "removeWaitlistEntry"],
      ...["listInvitations", "createInvitations", "revokeInvitation"],
    ] as const
  ).map((name) => [name, "admit"] as const),
]);

/**
 * The right that a key needs for the endpoint with this operationId; null if
 * any key may use it.
 */
export function neededRight(operationId: string): OperatorRight | null {
  const right = needed.get(operationId);
  return right === undefined ? "maintain" : right;
}
