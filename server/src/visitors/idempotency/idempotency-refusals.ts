import { Refusal } from "../../base/refusal.ts";

export function invalidKey(): Refusal {
  return new Refusal(
    "IDEMPOTENCY_KEY_INVALID",
    "An Idempotency-Key has 1 to 128 printable ASCII characters.",
  );
}

export function bodyDiffers(): Refusal {
  return new Refusal(
    "IDEMPOTENCY_KEY_REUSED",
    "This Idempotency-Key was sent with another request before.",
  );
}

export function stillInProgress(): Refusal {
  return new Refusal(
    "IDEMPOTENCY_IN_PROGRESS",
    "The same request is still being carried out. Please try again.",
    { retryAfter: 1 },
  );
}
