import type { StoredAnswer } from "@nearsay/core/forms";

/** By question id. */
export type StoredAnswers = Record<string, StoredAnswer>;
