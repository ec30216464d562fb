import type { ErrorCode } from "@nearsay/core/contract";
import { Refusal } from "../base/refusal.ts";
import { statusOf, toBody } from "./refusal-status.ts";

// The other statuses are tested in the suites of their operations.
test.each<[ErrorCode, number]>([
  ["CONTENT_CHECK_UNAVAILABLE", 503],
  ["IDEMPOTENCY_IN_PROGRESS", 409],
])("sends %s with %i", (code, status) => {
  const refusal = new Refusal(code, (say) => say.gone);
  expect(statusOf(refusal)).toBe(status);
  expect(toBody(refusal, "en")).toEqual({
    status,
    msg: "This is no longer available.",
    code,
  });
});
